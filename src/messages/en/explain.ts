/** Which rule stands in the way of a move, as a phrase after "not legal:". */
export const explain = {
  refused: (move: string, rule: string): string => `${move} is not legal: ${rule}.`,
  legalHere: (moves: string): string => `Legal here: ${moves}.`,
  more: (count: number): string => `and ${count} more`,
  /** A piece that was pointed at and cannot move. */
  blocked: (square: string, rule: string): string => `${square} cannot move: ${rule}.`,

  rules: {
    gameOver: 'the game is over',
    noPiece: 'no piece stands there',
    opponentPiece: "the piece there is the opponent's",
    mustCapture: 'a capture is forced',
    mostPieces: (takes: number, most: number): string =>
      `this takes ${takes}, but ${most} can be taken`,
    withKing: 'a king must capture before a man',
    mostKings: (takes: number, most: number): string =>
      `this takes ${takes} ${takes === 1 ? 'king' : 'kings'}, but ${most} can be taken`,
    earliestKing: 'the capture that meets a king earlier must be made',
    unfinished: 'a capture once begun is completed',
    goOn: 'the king must land where it can capture further',
    menCaptureBackward: 'men do not capture backward in this game',
    menCaptureKings: 'a man cannot take a king in this game',
    crowningStops: 'a man that is crowned in a capture stops there',
    notCrowned: 'a man that only passes the last row in a capture stays a man',
    kingStep: 'kings move one square at a time in this game',
    jumpedTwice: 'the captured piece stays until the end, blocks, and is not jumped twice',
    manBackward: 'men move forward only',
    manStep: 'men move one square at a time',
    diagonal: 'pieces move along the diagonals',
    occupied: 'the square it goes to is not empty',
    ownPiece: 'own pieces are not jumped',
    twoInARow: 'two pieces in a row cannot be jumped',
    nothingToJump: 'there is no piece to jump over',
    closedIn: 'every way out is closed',
    other: 'no piece there can move like that',
  },
};

export type ExplainMessages = typeof explain;
