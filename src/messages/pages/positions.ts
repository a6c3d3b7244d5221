import type { ExamplePosition } from './types.ts';

/**
 * The positions of the examples, once for all languages: a page adds the caption. Some return in
 * several games on purpose: the same men, and another rule. A test plays each on the generator.
 */
export const positions = {
  american: {
    freeChoice: { fen: 'W:W22:B11,17,18', moves: ['22x13', '22x8'] },
    noBackwardCapture: { fen: 'W:W18:B22', moves: ['18-14', '18-15'] },
    crownedAndStops: { fen: 'W:W11:B6,7', moves: ['11x2'] },
    shortKing: { fen: 'W:WK22:B15,18', moves: ['22-17', '22-25', '22-26'] },
  },
  russian: {
    backward: { fen: 'W:Wd4:Bc3', moves: ['d4:b2'] },
    freeChoice: { fen: 'W:Wc3:Bb4,d4,f6', moves: ['c3:a5', 'c3:g7'] },
    crownedAndGoesOn: { fen: 'W:Wh6:Bc5,d2,g7', moves: ['h6:e1'] },
    landing: { fen: 'W:WKa1:Bc3,e7', moves: ['a1:d8'] },
  },
  brazilian: {
    mostPieces: { fen: 'W:Wc3:Bb4,d4,f6', moves: ['c3xg7'] },
    kingCountsAsOne: { fen: 'W:We3:Bd4,Kf4', moves: ['e3xc5', 'e3xg5'] },
    passesLastRow: { fen: 'W:Wh6:Bd2,e7,g7', moves: ['h6xd6'] },
    endsOnLastRow: { fen: 'W:Wh6:Bc5,d2,g7', moves: ['h6xf8'] },
  },
  spanish: {
    quantity: { fen: 'W:W10:B13,14,23', moves: ['10x28'] },
    quality: { fen: 'W:W11:B14,K15', moves: ['11x20'] },
    crownedAndStops: { fen: 'W:W23:B21,27', moves: ['23x30'] },
    flyingKing: { fen: 'W:WK1:B14', moves: ['1x19', '1x23', '1x28', '1x32'] },
  },
  italian: {
    menSpareKings: { fen: 'W:W30:BK26', moves: ['30-27'] },
    withKing: { fen: 'W:WK23,31:B19,26,27', moves: ['23x21'] },
    mostKings: { fen: 'W:WK23:B19,K28', moves: ['23x32'] },
    earliestKing: { fen: 'W:WK30:B10,12,18,K20,K26,27', moves: ['30x5'] },
  },
  czech: {
    kingFirst: { fen: 'W:Wc3,Kh2:Bc7,d4,f6', moves: ['h2xb8'] },
    freeChoice: { fen: 'W:Wc3:Bb4,d4,f6', moves: ['c3xa5', 'c3xg7'] },
    noBackwardCapture: { fen: 'W:Wd4:Bc3', moves: ['d4-c5', 'd4-e5'] },
    crownedAndStops: { fen: 'W:Wf6:Bb6,e7', moves: ['f6xd8'] },
  },
  international: {
    mostPieces: { fen: 'W:W32:B19,27,28', moves: ['32x14'] },
    kingCountsAsOne: { fen: 'W:W35:B30,K40', moves: ['35x24', '35x44'] },
    passesLastRow: { fen: 'W:W15:B9,10', moves: ['15x13'] },
    blockedByTaken: { fen: 'W:WK46:B9,21,37,42', moves: ['46x26'] },
  },
  freeCapture: {
    passOver: {
      fen: 'W:W22,32:B11,17,18',
      moves: ['22x13', '22x8', '32-27', '32-28'],
      forcedCapture: false,
      variant: 'american',
    },
    priorityHolds: {
      fen: 'W:Wc3,g1:Bb4,d4,f6',
      moves: ['c3xg7', 'g1-f2', 'g1-h2'],
      forcedCapture: false,
      variant: 'brazilian',
    },
    kingMayDecline: {
      fen: 'W:Wc3,Kh2:Bc7,d4,f6',
      moves: ['h2xb8', 'h2-d6', 'h2-e5', 'h2-f4', 'h2-g3', 'h2-g1', 'c3-b4'],
      forcedCapture: false,
      variant: 'czech',
    },
  },
} satisfies Record<string, Record<string, ExamplePosition>>;
