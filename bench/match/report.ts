import {
  eloEstimate,
  momentsOf,
  sprtBounds,
  sprtVerdict,
  type PairCounts,
  type Sprt,
} from './statistics.ts';
import { shareOfPoints, type Tally } from './tally.ts';
import { SIDES, type Effort, type Ending, type MatchGame, type Side } from './types.ts';

const ENDINGS: Readonly<Record<Ending, string>> = {
  noPieces: 'all taken',
  noMoves: 'no move left',
  resignation: 'resigned',
  agreement: 'agreed',
  repetition: 'repetition',
  quiet: 'quiet moves',
  endgame: 'ending rule',
  tooLong: 'too long',
  adjudicated: 'adjudicated',
  illegalMove: 'ILLEGAL MOVE',
  crash: 'CRASH',
  hang: 'HANG',
};
/** More of them say no more. */
const SHOWN_FAULTS = 5;

export interface ReportOptions {
  readonly title: string;
  readonly names: Readonly<Record<Side, string>>;
  readonly sprt: Sprt | undefined;
}

/** `+12 =5 -3  72.5 %  Elo +168 ± 99`: the result in a line. */
export function summaryLine(tally: Tally, sprt: Sprt | undefined): string {
  const { games, won, drawn, lost, pairs } = tally;
  if (games === 0) return 'no game was finished';
  const whole = momentsOf(pairs).pairs;
  const parts = [
    `+${won} =${drawn} -${lost}`,
    `${percent(shareOfPoints(tally))} %`,
    // A game whose other one was not finished says who had the better opening rather than who is better.
    2 * whole < games && whole > 0 ? `${eloText(pairs)} (whole pairs: ${whole})` : eloText(pairs),
  ];
  if (sprt !== undefined) parts.push(`LLR ${sprtVerdict(pairs, sprt).llr.toFixed(2)}`);
  return parts.join('  ');
}

/** `Elo +168 ± 99`, or what can be told where that cannot. */
export function eloText(pairs: PairCounts): string {
  const { elo, low, high, margin } = eloEstimate(pairs);
  if (Number.isNaN(elo)) return 'no whole pair, no Elo';
  if (elo === Infinity) return `Elo at least ${signed(low)}, all won`;
  if (elo === -Infinity) return `Elo at most ${signed(high)}, all lost`;
  if (Number.isFinite(margin)) return `Elo ${signed(elo)} ± ${rounded(margin)}`;
  const bounds = [
    ...(Number.isFinite(low) ? [`at least ${signed(low)}`] : []),
    ...(Number.isFinite(high) ? [`at most ${signed(high)}`] : []),
  ];
  return `Elo ${signed(elo)}, ${bounds[0] ?? 'or anything after so few games'}`;
}

/** The report in one line. */
export function briefReport(tally: Tally, { title, names, sprt }: ReportOptions): string {
  return `${title.padEnd(14)}${`${names.a} v ${names.b}`.padEnd(18)}  ${summaryLine(tally, sprt)}`;
}

/** The whole report of a match. */
export function reportOf(
  tally: Tally,
  games: readonly MatchGame[],
  { title, names, sprt }: ReportOptions,
): string {
  const { pairs, effort, endings } = tally;
  if (tally.games === 0) return `${title}: ${summaryLine(tally, sprt)}`;
  const share = (count: number): string => `${percent(count / tally.games)} %`;
  const rows: (readonly [string, string])[] = [
    ['A', names.a],
    ['B', names.b],
    ['result', summaryLine(tally, undefined)],
    ['games', `A won ${share(tally.won)}, drew ${share(tally.drawn)}, lost ${share(tally.lost)}`],
    ['pairs', `${pairs.join(' ')}  (0, 1/2, 1, 1 1/2, 2 points)`],
    ...(sprt === undefined ? [] : [['test', testLine(tally, sprt)] as const]),
    ...figures.map(([label, figure]) => [label, bothSides(effort, figure)] as const),
    ['plies', `${rounded(tally.plies / tally.games)} a game`],
    ['ended', endingsLine(endings)],
    ...faultLines(games, names).map((line) => ['fault', line] as const),
  ];
  const lines = rows.map(([label, text]) => `  ${label.padEnd(8)}${text}`);
  return [`${title}: ${tally.games} games`, ...lines].join('\n');
}

const figures: readonly (readonly [string, (effort: Effort) => string])[] = [
  ['depth', ({ depth, searches }) => (depth / searches).toFixed(1)],
  ['nodes', ({ nodes, searches }) => rounded(nodes / searches)],
  ['nodes/s', ({ nodes, milliseconds }) => rounded((nodes / milliseconds) * 1000)],
];

function bothSides(
  effort: Readonly<Record<Side, Effort>>,
  figure: (effort: Effort) => string,
): string {
  return SIDES.map((side) => {
    const text = effort[side].searches === 0 ? '-' : figure(effort[side]);
    return `${side.toUpperCase()} ${text.padEnd(12)}`;
  })
    .join('')
    .trimEnd();
}

function testLine({ pairs }: Tally, sprt: Sprt): string {
  const { llr, verdict } = sprtVerdict(pairs, sprt);
  const { low, high } = sprtBounds(sprt);
  const verdicts = {
    h0: `A is not ${sprt.elo1} Elo better (H0, ${sprt.elo0})`,
    h1: `A is better (H1, ${sprt.elo1} rather than ${sprt.elo0} Elo)`,
    undecided: `undecided between ${sprt.elo0} and ${sprt.elo1} Elo`,
  };
  return `LLR ${llr.toFixed(2)} of ${low.toFixed(2)} to ${high.toFixed(2)}: ${verdicts[verdict]}`;
}

function endingsLine(endings: Tally['endings']): string {
  return Object.entries(endings)
    .sort(([, one], [, other]) => other - one)
    .map(([ending, count]) => `${ENDINGS[ending as Ending]} ${count}`)
    .join(', ');
}

function faultLines(
  games: readonly MatchGame[],
  names: Readonly<Record<Side, string>>,
): readonly string[] {
  const faulty = games.filter(({ fault }) => fault !== undefined);
  const lines = faulty
    .slice(0, SHOWN_FAULTS)
    .map(({ pair, second, winner, ending, fault = '' }) => {
      const loser = winner === 'a' ? 'b' : 'a';
      const place = `pair ${pair + 1}, game ${second ? 2 : 1}`;
      return `${place}: ${loser.toUpperCase()} (${names[loser]}): ${ENDINGS[ending]}: ${fault}`;
    });
  const more = faulty.length - lines.length;
  return more > 0 ? [...lines, `and ${more} more`] : lines;
}

function percent(share: number): string {
  return (share * 100).toFixed(1);
}

function rounded(value: number): string {
  return value.toFixed(0);
}

function signed(value: number): string {
  const whole = Math.round(value);
  // Neither +0 nor -0.
  return whole === 0 ? '0' : `${whole > 0 ? '+' : ''}${whole}`;
}
