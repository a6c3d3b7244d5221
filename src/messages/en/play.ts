import { quote } from '../phrases.ts';

/** The line mode, and every sentence about a running game. */
export const play = {
  /** What people may type for each command of the line mode; the first is the one help shows. */
  words: {
    moves: ['moves'],
    board: ['board'],
    pieces: ['pieces'],
    row: ['row'],
    last: ['last'],
    why: ['why'],
    hint: ['hint'],
    eval: ['eval'],
    undo: ['undo', 'back'],
    redo: ['redo'],
    clock: ['clock'],
    fen: ['fen'],
    save: ['save'],
    resign: ['resign'],
    draw: ['draw'],
    new: ['new'],
    flip: ['flip'],
    level: ['level'],
    help: ['help', '?'],
    quit: ['quit', 'exit'],
  },
  /** What follows the word, in the help. */
  /** Both stand in quotation marks. */
  leftover: (word: string, rest: string): string => `${word} takes nothing after it: ${rest}.`,
  arguments: { moves: '[SQUARE]', pieces: '[SIDE]', row: 'NUMBER', save: 'FILE', level: 'LEVEL' },
  help: {
    move: 'a move, as it is written in this game',
    moves: 'the legal moves, or those from a square',
    board: 'the board',
    pieces: 'where the pieces stand, of both sides or one',
    row: 'what stands on a row, counted from square 1 or a1',
    last: 'the last move',
    why: 'why a move was refused, or why a capture is forced',
    hint: 'a good move',
    eval: 'who is ahead, and the moves to expect',
    undo: 'take back (against the computer: its move and yours)',
    redo: 'play again what was taken back',
    clock: 'how long until a draw; there is no clock',
    fen: 'the position as FEN',
    save: 'write the game as PDN',
    resign: 'give up',
    draw: 'offer a draw',
    new: 'begin a new game',
    flip: 'turn the board round',
    level: 'how strong the computer plays: easy, medium or hard',
    help: 'this list',
    quit: 'leave',
  },
  helpTitle: 'Type a move, or one of these:',
  prompt: (side: string): string => `${side}> `,

  /** The first line: `Russian draughts, house setup. You play Black; the computer (medium) plays White.` */
  intro: (game: string, setup: string): string => `${game}, ${setup} setup.`,
  introFree: 'Capturing is not forced.',
  introAgainst: (you: string, engine: string, level: string): string =>
    `You play ${you}; the computer (${level}) plays ${engine}.`,
  introTwo: 'Two players.',
  introHow: (example: string): string =>
    `Type a move such as ${example}, "help" for the commands, or "quit".`,

  youPlay: (move: string): string => `You play ${move}.`,
  enginePlays: (move: string): string => `The computer plays ${move}.`,
  sidePlays: (side: string, move: string): string => `${side} plays ${move}.`,
  crowned: 'The man becomes a king.',
  /** A man passed over the last row inside a capture that went on. */
  notCrowned: 'Not crowned: the capture went on.',
  yourMove: 'Your move.',
  sideToMove: (side: string): string => `${side} to move.`,
  engineToMove: 'The computer is thinking.',
  mustCapture: (moves: string): string => `You must capture: ${moves}.`,
  mayCapture: (moves: string): string => `You may capture: ${moves}.`,
  drawSoon: (moves: number, rule: string): string =>
    `Draw in ${moves} ${moves === 1 ? 'move' : 'moves'} (${rule}).`,

  wins: (side: string, reason: string): string => `Game over: ${side} wins (${reason}).`,
  youWin: (reason: string): string => `Game over: you win (${reason}).`,
  youLose: (reason: string): string => `Game over: the computer wins (${reason}).`,
  draw: (reason: string): string => `Game over: draw (${reason}).`,
  /** A reason with the rule behind it. */
  reasonWithRule: (reason: string, rule: string): string => `${reason}, ${rule}`,
  afterwards: 'Type "new", "undo" or "quit".',

  undone: (plies: number): string =>
    plies === 0 ? 'The game goes on.' : `Taken back: ${movesOf(plies)}.`,
  redone: (plies: number): string => `Played again: ${movesOf(plies)}.`,
  nothingToUndo: 'There is nothing to take back.',
  nothingToRedo: 'There is nothing to play again.',
  resigned: (side: string): string => `${side} resigns.`,
  drawOffered: (side: string): string =>
    `${side} offers a draw. To accept, offer it again; a move declines it.`,
  drawAgreed: 'Draw agreed.',
  drawDeclined: 'The computer declines the draw.',
  started: 'New game.',
  flipped: (side: string): string => `${side} is now at the bottom.`,
  gameIsOver: 'The game is over.',
  resumed: (move: number): string => `The game goes on at move ${move}.`,
  resumedAmong: (number: number, of: number): string =>
    `Of the ${of} games of the file, number ${number} is the last that is not over.`,
  takenElsewhere:
    'Another dama was quicker and goes on with this game; here you play a copy of it.',
  notKept: (why: string): string => `Playing goes on, but the game is not kept: ${why}.`,
  strictGame: 'This is a strict game: nothing is taken back, and there are no hints.',
  notYourTurn: 'It is not your turn.',

  legalMoves: (count: number, moves: string): string =>
    count === 0 ? 'No legal moves.' : `Legal moves (${count}): ${moves}.`,
  movesFrom: (square: string, moves: string): string => `From ${square}: ${moves}.`,
  noMovesFrom: (square: string): string => `No legal move from ${square}.`,
  /** A capture in a list of moves. */
  takes: (move: string, count: number): string => `${move} (takes ${count})`,
  sidePieces: (side: string, total: string): string => `${side}, ${total}:`,
  menOn: (squares: string): string => `men on ${squares}`,
  kingsOn: (squares: string): string => `kings on ${squares}`,
  row: (number: number, squares: string): string => `Row ${number}: ${squares}.`,
  emptySquare: 'empty',
  rowNumber: (rows: number): string => `Rows have numbers from 1 to ${rows}, as in "row 5".`,
  sideName: 'Say "pieces white", "pieces black" or just "pieces".',
  lastMove: (side: string, move: string): string => `Last move: ${side}, ${move}.`,
  noLastMove: 'No move has been played yet.',
  noClock: 'There is no clock.',
  noCounter: 'No draw counter is running.',
  counter: (rule: string, left: number, total: number): string =>
    `${rule}: ${left} of ${total} moves left.`,
  hint: (move: string): string => `Hint: ${move}.`,
  noHint: 'There is no hint now.',
  /** What the computer thinks of the position: one of the texts below, and the line it expects. */
  evaluation: (lead: string, depth: number, line: string): string =>
    `${lead}, depth ${depth}: ${line}.`,
  sideAhead: (side: string, men: string): string => `${side} +${men}`,
  even: 'even',
  sideWins: (side: string): string => `${side} wins`,
  sideWinsIn: (side: string, moves: number): string =>
    `${side} wins in ${moves} ${moves === 1 ? 'move' : 'moves'}`,
  levelNow: (level: string): string => `The computer plays at level ${level} now.`,
  /** Of a game against another engine, whose name stands in quotation marks. */
  noLevels: (engine: string): string =>
    `${engine} plays here; levels are those of dama's own engine.`,
  /** A word that needs one of several values after it. */
  needs: (word: string, values: string): string => `Say "${word}" and one of these: ${values}.`,
  saved: (file: string): string => `Saved to ${file}.`,
  saveNeedsFile: 'Say where: "save FILE".',
  saveExists: (file: string): string =>
    `${file} exists already and was left alone. Choose another name.`,
  saveFailed: (why: string): string => `Not saved: ${why}.`,
  unknown: (text: string): string => `${quote(text)} is neither a move nor a command.`,
  unknownHint: (example: string): string =>
    `A move looks like ${example}; "help" lists the commands.`,
  /** After what went wrong with an external engine: who plays, and when it is started again. */
  standsIn: 'In its place dama moves, and starts it again for the next move.',
  takesOver: 'In its place dama plays on; undo or a new game starts it again.',
  takesOverStrictly: 'In its place dama plays on; a new game starts it again.',
  engineFailed: (why: string): string => `The engine failed: ${why}`,

  whyRefused: (sentence: string): string => `The last move was refused: ${sentence}`,
  whyForced: (game: string): string => `Capturing is forced in ${game}, and you can capture.`,
  whyNotForced: 'Capturing is not forced in this game (house rule).',
  whyFree: (count: number): string =>
    count === 1
      ? 'There is only one move.'
      : `Nothing is forced: you can choose among ${count} moves.`,
  whyPriority: (order: string): string => `Which capture comes first: ${order}.`,
  whyRuledOut: (moves: string): string => `So these are not allowed: ${moves}.`,
  whyAllowed: (moves: string): string => `Allowed: ${moves}.`,
  whyAny: 'You may choose any of the captures.',

  pdnFreeCapture: 'Capturing is not forced.',
  pdnEvent: 'Casual game',
  person: 'Person',
  engineName: (level: string): string => `dama (${level})`,
};

/** One by each side is what a person thinks of as a move and what came of it. */
function movesOf(plies: number): string {
  if (plies === 2) return 'your move and the answer';
  return plies === 1 ? 'one move' : `${plies} moves`;
}

export type PlayMessages = Omit<typeof play, 'words'> & {
  readonly words: Readonly<Record<keyof typeof play.words, readonly string[]>>;
};
