import { columnOf, materialOf, opponent, pieceAt, rowOf } from '../rules/board.ts';
import {
  COLORS,
  type Color,
  type DrawRule,
  type Endgame,
  type EndgameSide,
  type Material,
  type Move,
  type Position,
  type ResetEvent,
  type Variant,
} from '../rules/types.ts';

/** The rules that count plies; repetition looks at positions instead. */
export type CountingRule = Exclude<DrawRule, { kind: 'repetition' }>;
type QuietRule = Extract<DrawRule, { kind: 'quiet' }>;
type EndgameRule = Extract<DrawRule, { kind: 'endgame' }>;

/** How far one rule has counted in a position. */
export interface Count {
  readonly rule: CountingRule;
  /** Plies towards its draw, by both sides together. */
  readonly plies: number;
  /** Whether the rule holds in this position; a quiet count goes on unseen while it does not. */
  readonly running: boolean;
}

/** The rules of a list that count plies, in its order. */
export function countingRules(rules: readonly DrawRule[]): readonly CountingRule[] {
  return rules.filter((rule): rule is CountingRule => rule.kind !== 'repetition');
}

/** The plies a rule allows: its moves by each side. */
export function pliesAllowed(rule: CountingRule): number {
  return 2 * rule.moves;
}

/**
 * The counts in a position that a game begins from. `quietPlies` is how many plies before it had no
 * capture and no move of a man, when that is known (a FEN may say so); the pieces were the same
 * then, so the endings had been counting too. Where the lone king stood is not known.
 */
export function startCounts(
  rules: readonly CountingRule[],
  variant: Variant,
  position: Position,
  quietPlies: number,
): readonly Count[] {
  const board = survey(variant, position);
  return rules.map((rule) => {
    const running = holds(rule, board);
    const known = rule.kind === 'quiet' || (running && rule.loneKingOnMainRoad !== true);
    return { rule, running, plies: known ? quietPlies : 0 };
  });
}

/** The counts after a move, from those before it; `after` is the position it led to. */
export function nextCounts(
  counts: readonly Count[],
  variant: Variant,
  events: ReadonlySet<ResetEvent>,
  after: Position,
): readonly Count[] {
  const board = survey(variant, after);
  return counts.map((count) =>
    count.rule.kind === 'quiet'
      ? nextQuiet(count, count.rule, events, board)
      : nextEndgame(count, count.rule, board),
  );
}

function nextQuiet(
  count: Count,
  rule: QuietRule,
  events: ReadonlySet<ResetEvent>,
  board: Survey,
): Count {
  const reset = rule.reset.some((event) => events.has(event));
  return { rule, running: holds(rule, board), plies: reset ? 0 : count.plies + 1 };
}

/** The ply that makes an ending is not counted: the rules give moves from then on. */
function nextEndgame(count: Count, rule: EndgameRule, board: Survey): Count {
  const running = holds(rule, board) || (rule.keepsRunning === true && count.running);
  return { rule, running, plies: running && count.running ? count.plies + 1 : 0 };
}

/** What happened in a ply, as far as a draw rule may ask. */
export function eventsOf(before: Position, move: Move): ReadonlySet<ResetEvent> {
  const events = new Set<ResetEvent>();
  if (move.captures.length > 0) events.add('capture');
  if (move.crowned) events.add('promotion');
  const piece = pieceAt(before, move.from);
  if (piece === 'w' || piece === 'b') events.add('manMove');
  return events;
}

/** What the rules look at in a position, taken from it once for all of them. */
interface Survey {
  readonly material: Readonly<Record<Color, Material>>;
  readonly loneKingOnMainRoad: boolean;
}

function survey(variant: Variant, position: Position): Survey {
  const material = {
    white: materialOf(position, 'white'),
    black: materialOf(position, 'black'),
  };
  const loneKingOnMainRoad = COLORS.some(
    (color) =>
      isMaterial(material[color], 'K') &&
      onMainRoad(variant, position.cells.indexOf(color === 'white' ? 'W' : 'B')),
  );
  return { material, loneKingOnMainRoad };
}

/** The long diagonal a1-h8 (a1-j10) of the unmirrored board. */
function onMainRoad(variant: Variant, square: number): boolean {
  return rowOf(variant, square) + columnOf(variant, square) === variant.size - 1;
}

function holds(rule: CountingRule, { material, loneKingOnMainRoad }: Survey): boolean {
  if (rule.kind === 'quiet') {
    return rule.pieces === undefined || isEndingWithKings(material, rule.pieces);
  }
  if (rule.loneKingOnMainRoad === true && !loneKingOnMainRoad) return false;
  return rule.materials.some((endgame) =>
    COLORS.some((color) => isEndgame(material, color, endgame)),
  );
}

function isEndingWithKings(
  { white, black }: Survey['material'],
  { min, max }: { readonly min: number; readonly max: number },
): boolean {
  const pieces = white.men + white.kings + black.men + black.kings;
  return white.kings > 0 && black.kings > 0 && pieces >= min && pieces <= max;
}

/** Whether the ending is on the board with `color` as the side named first. */
function isEndgame(material: Survey['material'], color: Color, endgame: Endgame): boolean {
  const [first, second] = endgame.split('-') as [EndgameSide, EndgameSide];
  return isMaterial(material[color], first) && isMaterial(material[opponent(color)], second);
}

function isMaterial({ kings, men }: Material, side: EndgameSide): boolean {
  const named = side.split('K').length - 1;
  if (men !== side.split('M').length - 1) return false;
  return side.endsWith('+') ? kings >= named : kings === named;
}
