/** The marks on moves that have a numeric annotation glyph; `*`, the only move, is 7. */
export const MARKS: Readonly<Record<string, number>> = {
  '!': 1,
  '?': 2,
  '!!': 3,
  '??': 4,
  '!?': 5,
  '?!': 6,
};

/** The glyph of the only move. */
export const ONLY_MOVE = 7;
