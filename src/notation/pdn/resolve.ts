import { applyMove, startPosition } from '../../rules/board.ts';
import { TooManyMovesError, legalMoves } from '../../rules/moves.ts';
import { err, ok, type Result } from '../../rules/result.ts';
import type { Color, Move, Position, Ruleset, Variant } from '../../rules/types.ts';
import type { MoveError } from '../errors.ts';
import { parseFen } from '../fen.ts';
import { readMoveText } from '../move-text.ts';
import { parseMove } from '../moves.ts';
import type { FaultAt, RawGame, RawLine, RawMove } from './games.ts';
import { readGameType } from './game-type.ts';
import { firstPly, moveNumber } from './numbering.ts';
import { readResult } from './results.ts';
import { RULES_TAG, readRulesTag } from './rules-tag.ts';
import { tagValue } from './tags.ts';
import type { PdnGame, PdnLine, PdnMove, PdnResult } from './types.ts';

/** A game as far as it could be played, and what stopped it. */
export interface Resolved {
  readonly game: PdnGame | undefined;
  readonly fault: FaultAt | undefined;
  /** Faults of variations, which the game goes on without. */
  readonly skipped: readonly FaultAt[];
}

/** Plays a game through by the rules of a variant, taking every move from its legal ones. */
export function resolveGame(raw: RawGame, variant: Variant): Resolved {
  const rules = readRulesTag(tagValue(raw.tags, RULES_TAG) ?? '');
  const ruleset: Ruleset = {
    variant,
    forcedCapture: !(rules.freeCapture && variant.houseRules),
  };
  const house = rules.house && variant.houseRules;
  const start = startOf(raw, variant, house);
  if (!start.ok) return { game: undefined, fault: start.error, skipped: raw.skipped };
  const { position, quietPlies = rules.quietPlies } = start.value;
  const player = new LinePlayer(ruleset);
  const first = house ? 'black' : variant.officialFirst;
  const { line, fault } = player.play(raw.line, position, firstPly(position.turn, first));
  return {
    game: {
      tags: raw.tags.map(({ name, value }) => ({ name, value })),
      ruleset,
      house,
      start: position,
      quietPlies,
      line,
      result: resultOf(raw, variant),
    },
    fault: earlier(fault, raw.fault),
    skipped: [...raw.skipped, ...player.skipped],
  };
}

/**
 * What stands at the end of the moves, or in the tag when that says nothing. They should be the same;
 * where public files have both and they are not, the board agrees with what stands by the moves.
 */
function resultOf({ tags, result }: RawGame, variant: Variant): PdnResult {
  const ending = readResult(variant, result ?? '');
  return ending === 'unknown' ? readResult(variant, tagValue(tags, 'Result') ?? '') : ending;
}

function earlier(one: FaultAt | undefined, other: FaultAt | undefined): FaultAt | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  return one.at <= other.at ? one : other;
}

interface Start {
  readonly position: Position;
  readonly quietPlies?: number;
}

/** The position a game begins from: set up in its text, in its tag, or the usual one. */
function startOf(raw: RawGame, variant: Variant, house: boolean): Result<Start, FaultAt> {
  const tag = raw.tags.find(({ name, value }) => /^fen$/i.test(name) && value.trim() !== '');
  const written = raw.line.setup ?? (tag && { fen: tag.value, at: tag.at });
  if (written === undefined) {
    return ok({ position: startPosition(variant, firstOf(raw, variant, house)) });
  }
  const fen = parseFen(variant, written.fen);
  if (!fen.ok) {
    const within = 'at' in fen.error ? fen.error.at : 0;
    return err({ code: 'pdn.fen', error: fen.error, at: written.at + within });
  }
  const { position, halfMoves } = fen.value;
  return ok({ position, ...(halfMoves === undefined ? {} : { quietPlies: halfMoves }) });
}

function firstOf(raw: RawGame, variant: Variant, house: boolean): Color {
  const type = readGameType(tagValue(raw.tags, 'GameType') ?? '');
  const told = type.kind === 'known' ? type.first : undefined;
  return told ?? (house ? 'black' : variant.officialFirst);
}

interface PlayedLine {
  readonly line: PdnLine;
  readonly fault: FaultAt | undefined;
}

/** Plays lines by one ruleset and keeps what went wrong in variations. */
class LinePlayer {
  readonly skipped: FaultAt[] = [];

  constructor(private readonly ruleset: Ruleset) {}

  /** Plays a line from a position; `from` is the ply that begins it, as `numbering.ts` counts. */
  play(raw: RawLine, start: Position, from: number): PlayedLine {
    const moves: PdnMove[] = [];
    const comment = joined(raw.comments);
    const line = { ...(comment === undefined ? {} : { comment }), moves };
    let position = start;
    for (const [index, written] of raw.moves.entries()) {
      const found = this.findMove(position, written, from + index);
      if (!found.ok) return { line, fault: found.error };
      moves.push(this.annotate(written, found.value, position, from + index));
      position = applyMove(position, found.value);
    }
    return { line, fault: undefined };
  }

  private findMove(position: Position, written: RawMove, ply: number): Result<Move, FaultAt> {
    const { text, at } = written;
    try {
      const legal = legalMoves(this.ruleset, position);
      const move = readMove(this.ruleset, position, legal, text);
      if (move.ok) return move;
      return err({ code: 'pdn.move', number: moveNumber(ply), error: move.error, at });
    } catch (error) {
      if (error instanceof TooManyMovesError) return err({ code: 'pdn.too-complex', at });
      throw error;
    }
  }

  private annotate(written: RawMove, move: Move, before: Position, ply: number): PdnMove {
    const comment = joined(written.comments);
    return {
      move,
      nags: written.nags,
      ...(comment === undefined ? {} : { comment }),
      variations: written.variations.flatMap((variation) => this.vary(variation, before, ply)),
    };
  }

  /** A variation as far as it can be played; one without a single move is left out. */
  private vary(raw: RawLine, before: Position, ply: number): readonly PdnLine[] {
    if (raw.setup !== undefined) {
      this.skipped.push({ code: 'pdn.setup-inside', at: raw.setup.at });
      return [];
    }
    const { line, fault } = this.play(raw, before, ply);
    if (fault !== undefined) this.skipped.push(fault);
    return line.moves.length === 0 ? [] : [line];
  }
}

/** Remarks are prose: line ends and other runs of space in them mean nothing. */
function joined(comments: readonly string[]): string | undefined {
  const text = comments.join(' ').replace(/\s+/g, ' ').trim();
  return text === '' ? undefined : text;
}

/** Reads a move as PDN has it, or as the Hub protocol does. */
function readMove(
  ruleset: Ruleset,
  position: Position,
  legal: readonly Move[],
  text: string,
): Result<Move, MoveError> {
  const move = parseMove(ruleset, position, legal, text);
  if (move.ok || move.error.code !== 'move.illegal') return move;
  const listed = legal.filter((candidate) => isListed(ruleset.variant, candidate, text));
  const [only] = listed;
  return only !== undefined && listed.length === 1 ? ok(only) : move;
}

/** `from x to x captured x captured...`, the captured squares in any order. */
function isListed(variant: Variant, move: Move, text: string): boolean {
  const readings = readMoveText(variant, text);
  if (!readings.ok || move.captures.length === 0) return false;
  return readings.value.some(([from, to, ...captured]) => {
    const taken = new Set(captured);
    return (
      from === move.from &&
      to === move.to &&
      taken.size === captured.length &&
      taken.size === move.captures.length &&
      move.captures.every((square) => taken.has(square))
    );
  });
}
