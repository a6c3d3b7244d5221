/**
 * Published and twice-computed leaf counts beyond those of `fixtures/perft.json`. Counts are by
 * depth from 1; captures that differ only in the order of what they take count once, unless the
 * table says `keep`.
 */
import type { VariantName } from '../../src/rules/types.ts';
import perft from '../fixtures/perft.json';

export interface PerftRow {
  readonly variant: VariantName;
  /** A FEN, or `start`. */
  readonly position: string;
  readonly forcedCapture: boolean;
  readonly nodes: readonly number[];
}

/** The fixtures: starts, forced and not, and positions that see the kings' rules. */
export const FIXTURE_ROWS = perft as readonly PerftRow[];

/**
 * Four 8x8 positions that see what no start position does: all men about to be crowned, kings among
 * men on both sides (two), and kings only. Squares are counted from the top left on the game's own
 * board; Spanish counts from the bottom right instead.
 */
const HARD_POSITIONS = {
  crowning: ['W:W5-8:B25-28', 'W:W25-28:B5-8'],
  mixed: ['W:WK31,22,25,K12,18,27:B3,K7,K14,15,20,K24', 'W:WK2,11,8,K21,15,6:B30,K26,K19,18,13,K9'],
  targets: [
    'W:W21,22,23,K28,K30,K5:B9,10,14,15,K3,K18',
    'W:W12,11,10,K5,K3,K28:B24,23,19,18,K30,K15',
  ],
  kings: ['W:WK21-32:BK1-12', 'W:WK1-12:BK21-32'],
} as const;

type HardPosition = keyof typeof HARD_POSITIONS;

const HARD_COUNTS: Partial<Record<VariantName, Record<HardPosition, readonly number[]>>> = {
  american: {
    crowning: [7, 49, 259, 1369, 7104, 36864, 228096],
    mixed: [2, 16, 100, 524, 3153, 16907, 103073],
    targets: [8, 15, 90, 538, 2794, 17261, 93315],
    kings: [7, 49, 340, 1983, 12914, 84049, 546568],
  },
  russian: {
    crowning: [7, 49, 344, 2341, 19559, 149172, 1288694],
    mixed: [2, 13, 96, 626, 4863, 32041, 255100],
    targets: [9, 31, 270, 1690, 11071, 68052, 428993],
    kings: [13, 59, 260, 1121, 5918, 33560, 202534],
  },
  brazilian: {
    crowning: [7, 49, 344, 2335, 19446, 147879, 1272178],
    mixed: [1, 1, 17, 132, 1317, 9724, 93268],
    targets: [9, 29, 249, 1501, 9379, 57605, 348033],
    kings: [13, 59, 260, 1075, 5577, 30587, 178280],
  },
  spanish: {
    crowning: [7, 49, 344, 2368, 19860, 154309, 1345883],
    mixed: [1, 5, 12, 48, 350, 1559, 17241],
    targets: [1, 1, 9, 45, 202, 994, 5182],
    kings: [13, 59, 260, 1075, 5577, 30587, 178280],
  },
  italian: {
    crowning: [7, 49, 259, 1369, 7104, 36864, 228096],
    mixed: [1, 6, 33, 172, 1073, 4714, 27807],
    targets: [11, 13, 77, 602, 3895, 31130, 192233],
    kings: [7, 49, 340, 1983, 12905, 83581, 542302],
  },
  czech: {
    crowning: [7, 49, 344, 2372, 19946, 155366, 1363005],
    mixed: [2, 13, 108, 689, 5682, 39323, 325732],
    targets: [9, 28, 276, 1773, 11571, 74111, 470547],
    kings: [13, 59, 260, 1121, 5918, 33560, 202534],
  },
};

/** The hard positions for every 8x8 game. */
export const HARD_ROWS: readonly PerftRow[] = Object.entries(HARD_COUNTS).flatMap(
  ([variant, counts]) =>
    Object.entries(counts).map(([name, nodes]) => ({
      variant: variant as VariantName,
      position: HARD_POSITIONS[name as HardPosition][variant === 'spanish' ? 1 : 0],
      forcedCapture: true,
      nodes,
    })),
);

const RANDOM_178 = 'B:BK17,K24:W6,9,10,11,20,21,22,23,30,K31,33,37,41,42,43,44,46';
const WOLDOUBY = 'W:B12,13,14,16,18,19,21,23,24,26:W25,27,28,30,32,33,34,35,37,38';
const FRONT_ROWS = 'W:B16-20:W31-35';

/** Deeper than the fixtures go, from published tables (dctl, damforum). */
export const DEEPER_ROWS: readonly PerftRow[] = (
  [
    ['international', RANDOM_178, '14 55 1168 5432 87195 629010 9041010 86724219 1216917193'],
    [
      'international',
      WOLDOUBY,
      '6 12 30 73 215 590 1944 6269 22369 88050 377436 1910989 9872645 58360286 346184885',
    ],
    [
      'international',
      'W:WK31-50:BK1-20',
      '17 79 352 1399 7062 37589 217575 1333217 8558321 58381162 417920283',
    ],
    ['international', 'W:W6-10:B41-45', '9 81 795 7578 86351 936311 11448262 138362698 1799526674'],
    // The table counts every order; up to here no capture has two.
    ['international', FRONT_ROWS, '9 81 534 2538 9052 29999 98971 310315 1008313'],
    [
      'american',
      'start',
      '7 49 302 1469 7361 36768 179740 845931 3963680 18391564 85242128 388617999 1766564893',
    ],
    // 22444285 and 110919946 are told for depths 10 and 11 too: see "crowning" in generator.test.ts.
    [
      'russian',
      'start',
      '7 49 302 1469 7482 37986 190146 929899 4570586 22444032 110917189 544770444 2673979569',
    ],
    [
      'brazilian',
      'start',
      '7 49 302 1469 7473 37628 187302 907830 4431766 21560022 105491257 511882477 2481546396',
    ],
    [
      'czech',
      'start',
      '7 49 302 1469 7361 36768 179740 845931 3963671 18368918 84967210 386262109 1749707352',
    ],
    [
      'spanish',
      'start',
      '7 49 302 1469 7361 36473 177532 828783 3860866 17743464 81383200 365728331 1637958247',
    ],
    [
      'italian',
      'start',
      '7 49 302 1469 7361 36473 177532 828783 3860875 17761384 81647058 367911475 1655211086',
    ],
  ] as const
).map(([variant, position, nodes]) => ({
  variant,
  position,
  forcedCapture: true,
  nodes: nodes.split(' ').map(Number),
}));

/** The house rule from the international start: computed once, published nowhere. */
export const UNFORCED_10X10: readonly number[] = [9, 81, 793, 7654, 78901, 794902, 8415728];

/**
 * Tables that count each order of captures as a move of its own, which the product does not: only
 * the reference can count so. Italian ones are Ed Gilbert's.
 */
export const KEEP_ROWS: readonly Omit<PerftRow, 'forcedCapture'>[] = [
  { variant: 'international', position: RANDOM_178, nodes: [178, 704, 15220, 71882] },
  { variant: 'international', position: WOLDOUBY, nodes: [6, 13, 35, 81, 240, 646, 2081, 6759] },
  { variant: 'international', position: FRONT_ROWS, nodes: [9, 81, 534, 2538, 9052, 29999] },
  {
    variant: 'italian',
    position: 'W:W30,26,27,22,23,24,17,18,20:B14,15,16,9,11,5,6,1,3',
    nodes: [5, 13, 42, 107, 360, 1099, 3736, 12495, 43686],
  },
  {
    variant: 'italian',
    position: 'B:W30,21,22,17,20,K6:B25,28,9,5,1,3',
    nodes: [6, 47, 271, 1916, 10810, 73137],
  },
  {
    variant: 'italian',
    position: 'W:WK27,K28,17,20,9,K12,8:B21,24,K19,K13,14,K11,4',
    nodes: [13, 112, 828, 6756, 46241],
  },
];
