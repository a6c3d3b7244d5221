import { applyMove, startPosition } from '../../rules/board.ts';
import { legalMoves } from '../../rules/moves.ts';
import type { Color, Position, Ruleset } from '../../rules/types.ts';
import { formatFen } from '../fen.ts';
import { formatMove } from '../moves.ts';
import { formatGameType } from './game-type.ts';
import { formatResult } from './results.ts';
import { MARKS } from './marks.ts';
import { firstPly, isFirstOfPair, moveNumber } from './numbering.ts';
import { RULES_TAG, formatRulesTag } from './rules-tag.ts';
import { escapeValue } from './tags.ts';
import type { PdnGame, PdnLine, PdnMove, PdnTag } from './types.ts';
import { commentWords, wrap } from './wrap.ts';

/** Writes games one after the other. */
export function formatPdn(games: readonly PdnGame[]): string {
  return games.map(formatPdnGame).join('\n');
}

/**
 * Writes a game in PDN 3.0, ending in a newline: what it is, how it began, its moves in lines of at
 * most 79 characters. `parsePdn` reads it back to the same game.
 *
 * It ends with `*` whatever its result. The standard has the result in its tag alone, since `1-1`
 * and the like look like moves; every program, old ones too, takes `*` for the end of a game.
 */
export function formatPdnGame(game: PdnGame): string {
  const tags = orderedTags(game).map(({ name, value }) => `[${name} "${escapeValue(value)}"]`);
  const writer = new MoveWriter(game.ruleset);
  const from = firstPly(game.start.turn, firstOf(game));
  return `${tags.join('\n')}\n\n${wrap([...writer.line(game.line, game.start, from), '*'])}\n`;
}

/** Tags in the order people expect; others follow as they came. */
const TAG_ORDER = ['Event', 'Site', 'Date', 'Round', 'White', 'Black', 'Result', 'GameType'];
const LATER_TAGS = ['SetUp', 'FEN', RULES_TAG];

function orderedTags(game: PdnGame): readonly PdnTag[] {
  const derived = derivedTags(game);
  const own = new Set(['result', 'gametype', 'setup', 'fen', RULES_TAG.toLowerCase()]);
  const others = game.tags.filter(
    ({ name }) => !own.has(name.toLowerCase()) && /^[A-Z]\w*$/.test(name),
  );
  const order = [...TAG_ORDER, ...LATER_TAGS];
  const rank = ({ name }: PdnTag): number => {
    const place = order.indexOf(name);
    return place < 0 ? order.length : place;
  };
  return [...others, ...derived].sort((one, other) => rank(one) - rank(other));
}

/** What the game itself says: its kind, where it began, how it ended. */
function derivedTags(game: PdnGame): readonly PdnTag[] {
  const { ruleset, house, start, quietPlies, result } = game;
  const { variant } = ruleset;
  const usual = startPosition(variant, variant.officialFirst);
  const isUsual = start.turn === usual.turn && start.cells === usual.cells;
  const rules = formatRulesTag({ house, freeCapture: !ruleset.forcedCapture, quietPlies });
  return [
    { name: 'Result', value: formatResult(variant, result) },
    { name: 'GameType', value: formatGameType(variant, firstOf(game)) },
    ...(isUsual
      ? []
      : [
          { name: 'SetUp', value: '1' },
          { name: 'FEN', value: formatFen(variant, start) },
        ]),
    ...(rules === '' ? [] : [{ name: RULES_TAG, value: rules }]),
  ];
}

/** Who begins a game of this kind, whoever was to move in the position this one began from. */
function firstOf({ ruleset, house }: PdnGame): Color {
  return house ? 'black' : ruleset.variant.officialFirst;
}

/** Writes lines of one game as words. */
class MoveWriter {
  constructor(private readonly ruleset: Ruleset) {}

  /**
   * A line from a position. Moves are numbered in pairs; the second of a pair has a number only
   * where something stands before it: `3... 12-16`.
   *
   * @param from the ply that begins the line, as `numbering.ts` counts
   */
  line(line: PdnLine, start: Position, from: number): readonly string[] {
    const words: string[] = [...commentWords(line.comment ?? '')];
    let position = start;
    let isInterrupted = true;
    for (const [index, played] of line.moves.entries()) {
      const ply = from + index;
      const number = isFirstOfPair(ply) || isInterrupted ? `${moveNumber(ply)} ` : '';
      const remarks = this.remarks(played, position, ply);
      words.push(`${number}${this.move(played, position)}`, ...remarks);
      isInterrupted = remarks.length > 0;
      position = applyMove(position, played.move);
    }
    return words;
  }

  /** A move with its mark, if it has one: a mark is read as the first of the glyphs. */
  private move({ move, nags }: PdnMove, position: Position): string {
    // Only captures can be mistaken for one another, and listing the legal moves takes time.
    const alike = move.captures.length === 0 ? [move] : legalMoves(this.ruleset, position);
    const text = formatMove(this.ruleset, alike, move);
    return `${text}${markOf(nags[0])}`;
  }

  private remarks(played: PdnMove, before: Position, ply: number): readonly string[] {
    const { nags, comment = '', variations } = played;
    const others = markOf(nags[0]) === '' ? nags : nags.slice(1);
    return [
      ...others.map((nag) => `$${nag}`),
      ...commentWords(comment),
      ...variations.flatMap((variation) => inBrackets(this.line(variation, before, ply))),
    ];
  }
}

function inBrackets(words: readonly string[]): readonly string[] {
  const last = words.length - 1;
  return words.map((word, index) => `${index === 0 ? '(' : ''}${word}${index === last ? ')' : ''}`);
}

/** The mark of a glyph that has one. */
function markOf(nag: number | undefined): string {
  return Object.entries(MARKS).find(([, marked]) => marked === nag)?.[0] ?? '';
}
