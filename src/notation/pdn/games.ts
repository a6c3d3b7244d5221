import type { PdnFault } from './errors.ts';
import { ONLY_MOVE } from './marks.ts';
import { tokenize, type Token } from './tokens.ts';

/** A fault and its offset. */
export type FaultAt = PdnFault & { readonly at: number };

/** A move as it was written, with everything that belongs to it. */
export interface RawMove {
  readonly text: string;
  readonly at: number;
  readonly nags: number[];
  readonly comments: string[];
  readonly variations: RawLine[];
}

/** A line as it was written. `setup` is a position set up in it before its first move. */
export interface RawLine {
  readonly comments: string[];
  readonly moves: RawMove[];
  setup?: { readonly fen: string; readonly at: number };
}

/** A game as it was written: cut out of its file, and not yet looked at. */
export interface RawGame {
  readonly at: number;
  readonly tags: { readonly name: string; readonly value: string; readonly at: number }[];
  readonly line: RawLine;
  /** What it ends with, if not with `*`. */
  result?: string;
  /** The first thing that makes it unreadable from there on. */
  fault?: FaultAt;
  /** Tags that cannot be read, and that the moves do not need. */
  readonly skipped: FaultAt[];
}

/** Nobody's analysis goes as deep; a text of brackets only could. */
const DEEPEST = 100;

/** What begins as a tag does, and the tags that decide what the moves mean. */
const TAG_START = /^\[\s*[A-Z]\w*\s*"/i;
const NEEDED_TAG = /^\[\s*(?:FEN|GameType|DamaRules)\b/i;

/** Cuts a PDN text into its games. Those without tags and moves are none. */
export function splitGames(text: string): readonly RawGame[] {
  const splitter = new Splitter(text);
  splitter.run();
  return splitter.games;
}

/** Goes through the tokens once, with the game and the line in it that is being written. */
class Splitter {
  readonly games: RawGame[] = [];
  private readonly tokens: readonly Token[];
  private game: RawGame = emptyGame(0);
  /** The game's own line, then the variations that are open, the innermost last. */
  private lines: RawLine[] = [this.game.line];
  /** Whether the game has gone beyond its tags and the remarks among them. */
  private inBody = false;
  /** The names of the game's tags, and where the last tag ended. */
  private readonly tagNames = new Set<string>();
  private tagEnd = 0;

  constructor(private readonly text: string) {
    this.tokens = tokenize(text);
  }

  run(): void {
    this.tokens.forEach((token, index) => this.add(token, index));
    this.close(this.text.length);
  }

  private add(token: Token, index: number): void {
    if (token.kind === 'tag') this.addTag(token);
    else if (token.kind === 'star') this.addStar(token, index);
    else if (token.kind === 'result') this.addResult(token);
    else if (token.kind === 'fault' && TAG_START.test(token.found)) this.addBadTag(token);
    else if (this.game.fault === undefined) this.addToLine(token);
  }

  private addTag(token: Token & { readonly kind: 'tag' }): void {
    if (this.inBody || this.repeatsTag(token)) this.close(token.at);
    const { name, value, valueAt } = token;
    this.begin(token.at);
    this.game.tags.push({ name, value, at: valueAt });
    this.tagNames.add(name);
    this.tagEnd = token.end;
  }

  private addBadTag({ expected, found, at }: Token & { readonly kind: 'fault' }): void {
    if (this.inBody) this.close(at);
    this.begin(at);
    const fault: PdnFault = { code: 'pdn.syntax', expected, found };
    if (NEEDED_TAG.test(found)) this.fail(fault, at);
    else this.game.skipped.push({ ...fault, at });
  }

  /** Some files hold games of which only the tags are known, with nothing to end them. */
  private repeatsTag({ name, at }: Token & { readonly kind: 'tag' }): boolean {
    return (
      this.tagNames.has(name) && /(?:\r\n|\r|\n)[ \t]*[\r\n]/.test(this.text.slice(this.tagEnd, at))
    );
  }

  /** A star that clings to a move with others after it is a remark on that move. */
  private addStar(token: Token, index: number): void {
    const before = this.tokens[index - 1];
    const after = this.tokens[index + 1];
    const clings = before?.kind === 'move' && before.end === token.at;
    if (clings && after !== undefined && after.kind !== 'tag' && after.kind !== 'star') {
      this.lastMove()?.nags.push(ONLY_MOVE);
    } else if (this.lines.length === 1) {
      this.close(token.at);
    }
  }

  private addResult({ text, at }: Token & { readonly kind: 'result' }): void {
    // A variation may say how it would have ended.
    if (this.lines.length > 1) return;
    this.game.result = text;
    this.close(at);
  }

  private addToLine(token: Token): void {
    this.begin(token.at);
    this.inBody ||= token.kind !== 'comment';
    const line = this.lines.at(-1) ?? this.game.line;
    switch (token.kind) {
      case 'move':
        line.moves.push({ text: token.text, at: token.at, nags: [], comments: [], variations: [] });
        return;
      case 'comment':
        (line.moves.at(-1) ?? line).comments.push(token.text);
        return;
      case 'nag':
        if (token.nag !== undefined) line.moves.at(-1)?.nags.push(token.nag);
        return;
      case 'setup':
        if (line.moves.length > 0) this.fail({ code: 'pdn.setup-inside' }, token.at);
        else line.setup = { fen: token.fen, at: token.fenAt };
        return;
      case 'open':
        this.openVariation(token, line);
        return;
      case 'close':
        if (this.lines.length > 1) this.lines.pop();
        else this.fail({ code: 'pdn.syntax', expected: 'move', found: ')' }, token.at);
        return;
      case 'fault':
        this.fail({ code: 'pdn.syntax', expected: token.expected, found: token.found }, token.at);
        return;
      default:
    }
  }

  private openVariation({ at }: Token, line: RawLine): void {
    const move = line.moves.at(-1);
    if (move === undefined) {
      this.fail({ code: 'pdn.syntax', expected: 'move', found: '(' }, at);
    } else if (this.lines.length > DEEPEST) {
      this.fail({ code: 'pdn.too-deep', max: DEEPEST }, at);
    } else {
      const variation: RawLine = { comments: [], moves: [] };
      move.variations.push(variation);
      this.lines.push(variation);
    }
  }

  private lastMove(): RawMove | undefined {
    return this.lines.at(-1)?.moves.at(-1);
  }

  private fail(fault: PdnFault, at: number): void {
    this.game.fault ??= { ...fault, at };
  }

  /** The first thing of a game tells where it begins. */
  private begin(at: number): void {
    if (isUnused(this.game)) {
      this.game = { ...this.game, at };
    }
  }

  private close(at: number): void {
    if (this.lines.length > 1) {
      this.fail({ code: 'pdn.syntax', expected: 'variationEnd', found: '' }, at);
    }
    if (!isUnused(this.game)) this.games.push(this.game);
    this.game = emptyGame(at);
    this.inBody = false;
    this.tagNames.clear();
    this.lines = [this.game.line];
  }
}

function emptyGame(at: number): RawGame {
  return { at, tags: [], line: { comments: [], moves: [] }, skipped: [] };
}

/** Whether nothing has been read that would make a game; remarks and a result alone do not. */
function isUnused({ tags, line, fault }: RawGame): boolean {
  return (
    tags.length === 0 && line.moves.length === 0 && line.setup === undefined && fault === undefined
  );
}
