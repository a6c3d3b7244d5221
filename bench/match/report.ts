import { eloEstimate, sprtBounds, sprtVerdict, type PairCounts, type Sprt } from './statistics.ts';
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
  const { won, drawn, lost, pairs } = tally;
  const parts = [
    `+${won} =${drawn} -${lost}`,
    `${percent(shareOfPoints(tally))} %`,
    eloText(pairs),
  ];
  if (sprt !== undefined) parts.push(`LLR ${sprtVerdict(pairs, sprt).llr.toFixed(2)}`);
  return parts.join('  ');
}

/** `Elo +168 ± 99` */
export function eloText(pairs: PairCounts): string {
  const { elo, margin } = eloEstimate(pairs);
  return `Elo ${signed(elo)} ± ${rounded(margin)}`;
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
  const rows: (readonly [string, string])[] = [
    ['A', names.a],
    ['B', names.b],
    ['result', summaryLine(tally, undefined)],
    ['lost', `${percent(tally.games === 0 ? 0 : tally.lost / tally.games)} %`],
    ['pairs', `${pairs.join(' ')}  (0, 1/2, 1, 1 1/2, 2 points)`],
    ...(sprt === undefined ? [] : [['test', testLine(tally, sprt)] as const]),
    ...figures.map(([label, figure]) => [label, bothSides(effort, figure)] as const),
    ['plies', `${rounded(tally.games === 0 ? 0 : tally.plies / tally.games)} a game`],
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
  return Number.isFinite(value) ? value.toFixed(0) : 'inf';
}

function signed(value: number): string {
  if (!Number.isFinite(value)) return value > 0 ? '+inf' : '-inf';
  return `${value > 0 ? '+' : ''}${value.toFixed(0)}`;
}
