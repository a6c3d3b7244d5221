import type {
  Color,
  CrowningInCapture,
  DrawRule,
  Priority,
  VariantName,
} from '../../rules/types.ts';

/** The words all sections share: games, sides, pieces, levels, setups, results. */
export const common = {
  yes: 'yes',
  no: 'no',
  none: 'none',

  /** A game's name inside a sentence. */
  games: {
    american: 'American draughts',
    russian: 'Russian draughts',
    brazilian: 'Brazilian draughts',
    spanish: 'Spanish draughts',
    italian: 'Italian draughts',
    czech: 'Czech draughts',
    international: 'international draughts',
  } satisfies Record<VariantName, string>,
  /** A game's name as a title or at the start of a sentence. */
  gamesCapitalised: {
    american: 'American draughts',
    russian: 'Russian draughts',
    brazilian: 'Brazilian draughts',
    spanish: 'Spanish draughts',
    italian: 'Italian draughts',
    czech: 'Czech draughts',
    international: 'International draughts',
  } satisfies Record<VariantName, string>,
  /** One word, for columns and lists. */
  gamesShort: {
    american: 'American',
    russian: 'Russian',
    brazilian: 'Brazilian',
    spanish: 'Spanish',
    italian: 'Italian',
    czech: 'Czech',
    international: 'International',
  } satisfies Record<VariantName, string>,
  /** The house rule without forced capture, as a title. */
  freeCapture: 'Free capture',

  /** A side's name. */
  colors: { white: 'White', black: 'Black' } satisfies Record<Color, string>,
  man: 'man',
  king: 'king',
  /** `white man`, `black king`. */
  pieceOf: (color: Color, king: boolean): string => `${color} ${king ? 'king' : 'man'}`,
  /** `1 man`, `3 men`. */
  men: (count: number): string => `${count} ${count === 1 ? 'man' : 'men'}`,
  /** `1 king`, `3 kings`. */
  kings: (count: number): string => `${count} ${count === 1 ? 'king' : 'kings'}`,
  /** `1 piece`, `3 pieces`. */
  pieces: (count: number): string => `${count} ${count === 1 ? 'piece' : 'pieces'}`,
  /** `1 move`, `3 moves`. */
  moves: (count: number): string => `${count} ${count === 1 ? 'move' : 'moves'}`,

  levels: { easy: 'easy', medium: 'medium', hard: 'hard' },
  setups: { house: 'house', official: 'official' },
  languages: { en: 'English', tr: 'Turkish' },
  computer: 'computer',
  twoPlayers: 'two players',

  /** Why a game ended, as a short phrase: `Black wins (no move left)`. */
  reasons: {
    noPieces: 'no piece left',
    noMoves: 'no move left',
    resignation: 'resignation',
    agreement: 'by agreement',
    repetition: 'repetition',
    quiet: 'too many moves without progress',
    endgame: 'the ending was not won in time',
  },
  /** A draw rule by name: `40-move rule`, `3-fold repetition`. */
  drawRule: (rule: DrawRule): string => {
    if (rule.kind === 'repetition') return `${rule.times}-fold repetition`;
    if (rule.kind === 'endgame' && rule.loneKingOnMainRoad === true)
      return `${rule.moves}-move long diagonal rule`;
    return `${rule.moves}-move rule`;
  },

  /** What tells the games apart; the labels of every table of traits. */
  traits: {
    board: 'Board',
    menPerSide: 'Men a side',
    captureForced: 'Capture forced',
    captureCompleted: 'Capture completed',
    menCaptureBackward: 'Men capture backward',
    flyingKings: 'Flying kings',
    menCaptureKings: 'Men may take kings',
    mostPieces: 'Most pieces forced',
    furtherPriorities: 'Further priorities',
    crowningInCapture: 'Man reaching the last row inside a capture',
    removal: 'Captured pieces leave',
    officialFirst: 'First move (official)',
    mirrored: 'Mirrored board (official)',
  },
  /** `8x8`. */
  boardSize: (size: number): string => `${size}x${size}`,
  crowningInCapture: {
    stops: 'crowned, stops',
    continuesAsKing: 'crowned, goes on as king',
    continuesAsMan: 'goes on as man',
  } satisfies Record<CrowningInCapture, string>,
  /** A priority as a column entry; several stand one after the other, first things first. */
  priorities: {
    mostPieces: 'most pieces',
    withKing: 'with a king',
    mostKings: 'most kings taken',
    earliestKing: 'a king met earliest',
  } satisfies Record<Priority, string>,
  removedAtEnd: 'when the move ends',
};

export type CommonMessages = typeof common;
