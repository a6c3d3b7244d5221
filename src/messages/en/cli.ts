import { quote } from '../phrases.ts';

/** An example of a command line: what to type, and what it does. */
export type Example = readonly [command: string, does: string];

/** What the help of a command says besides its options. */
export interface CommandText {
  /** One line for the list of commands. */
  readonly summary: string;
  readonly description: string;
  readonly examples: readonly Example[];
}

/** The commands by name, as people type them. */
export type CommandName =
  | 'play'
  | 'moves'
  | 'show'
  | 'best'
  | 'perft'
  | 'engine'
  | 'variants'
  | 'rules'
  | 'completion'
  | 'help';

const commands: Readonly<Record<CommandName, CommandText>> = {
  play: {
    summary: 'play a game (what dama does without a command)',
    description:
      'Play against the computer, or with two people at one keyboard. On a terminal the game has the whole screen; anywhere else, and with --plain, it is played line by line.',
    examples: [
      ['dama', 'choose a game and play'],
      ['dama play --variant russian --level easy', 'Russian draughts, an easy opponent'],
      ['dama play --two-players --setup official', 'two people, federation rules'],
      ['dama play --resume', 'go on with the last game'],
      ['dama play --engine "./engine hub"', 'against another engine'],
      ['dama play --engine "dama engine"', 'against its own, to try that'],
      ['dama play --plain', 'line by line, for screen readers'],
    ],
  },
  moves: {
    summary: 'list the legal moves of a position',
    description: 'List the legal moves of a position, one a line.',
    examples: [
      ['dama moves --variant brazilian', 'the moves of the start'],
      ['dama moves "W:W18,19:B11,12"', 'the moves of a position'],
      ['dama moves --json --variant italian', 'with squares, captures and paths'],
      ['dama moves --count - < positions.txt', 'how many, for each line of a file'],
    ],
  },
  show: {
    summary: 'print the board',
    description: 'Print the board of a position as text.',
    examples: [
      ['dama show', 'the start, as most people have it at home'],
      ['dama show --variant international', 'the 10x10 board'],
      ['dama show --glyphs ascii "B:W32,K30:B1"', 'letters instead of symbols'],
    ],
  },
  best: {
    summary: 'find the best move of a position',
    description:
      'Search for the best move of a position and print it. Without a limit it thinks for one second. Ctrl+C stops the search and prints the best move found so far.',
    examples: [
      ['dama best --time 5', 'think for five seconds'],
      ['dama best --depth 12 --json "W:W18,19:B11,12"', 'to a fixed depth, with score and line'],
      ['dama best --multipv 3 --variant czech', 'the three best moves'],
    ],
  },
  perft: {
    summary: 'count the ways to play a number of moves',
    description:
      'Count the ways to play exactly DEPTH moves, and how fast: the usual check of a move generator.',
    examples: [
      ['dama perft 8', 'from the start of American draughts'],
      ['dama perft 6 --variant russian --divide', 'counted for each first move'],
    ],
  },
  engine: {
    summary: 'play for another program (Hub protocol)',
    description:
      'Speak the Hub protocol, version 2, on standard input and output, so that other programs can play and analyse with the engine of dama. The game, the rules, the level and the memory are parameters of the protocol. It ends with its input.',
    examples: [
      ['dama engine', 'what to give to a program that asks for an engine'],
      ['dama play --engine "dama engine"', 'a game against it'],
    ],
  },
  variants: {
    summary: 'compare the games side by side',
    description: 'List the games with what tells them apart, side by side.',
    examples: [
      ['dama variants', 'a table'],
      ['dama variants --json', 'everything about each game, for scripts'],
    ],
  },
  rules: {
    summary: 'explain the rules of a game',
    description:
      'Explain a game: board, moves, captures, promotion, the end of the game, how it differs from American draughts, advice, and questions people ask. Without a game, compare them all.',
    examples: [
      ['dama rules italian', 'the whole page'],
      ['dama rules russian --topic capture', 'one part of it'],
      ['dama rules free-capture', 'the house rule without forced capture'],
    ],
  },
  completion: {
    summary: 'print a completion script for your shell',
    description:
      'Print a script that lets the Tab key complete the commands and options of dama in your shell.',
    examples: [
      ['dama completion bash > ~/.local/share/bash-completion/completions/dama', 'for bash'],
      ['dama completion zsh > ~/.zfunc/_dama', 'for zsh, where ~/.zfunc is in $fpath'],
      ['dama completion fish > ~/.config/fish/completions/dama.fish', 'for fish'],
    ],
  },
  help: {
    summary: 'print the help of a command',
    description: 'Print the help of a command, or of dama as a whole.',
    examples: [['dama help moves', 'the same as dama moves --help']],
  },
};

/** The help texts and the words around the answers of the commands. */
export const cli = {
  /** Begins every error line. */
  error: 'error',
  warning: 'warning',
  /** Before an error in what came from standard input. */
  onLine: (line: number): string => `line ${line}`,
  seeHelp: (command: string): string => `run "${command} --help" to see what it takes`,

  description:
    'Draughts in the terminal: seven games, against the computer or the person beside you, and the legal moves of any position for scripts. Without a command it plays, with the options of dama play.',
  help: {
    usage: 'Usage',
    examples: 'Examples',
    arguments: 'Arguments',
    everywhere: 'Everywhere',
    options: '[options]',
    command: '[command]',
    oneOf: 'one of',
    byDefault: 'default',
    environment: 'environment',
  },
  /** Headings over groups of commands and of options. */
  groups: {
    play: 'Play',
    positions: 'Positions',
    about: 'About the games',
    shell: 'The command line',
    game: 'The game',
    players: 'The players',
    search: 'The search',
    screen: 'The screen',
    answer: 'The answer',
    other: 'Other options',
  },
  commands,
  /** Names of values in help, as in `--variant <game>`. */
  values: {
    game: 'game',
    setup: 'setup',
    level: 'level',
    side: 'side',
    position: 'position',
    square: 'square',
    depth: 'depth',
    time: 'time',
    number: 'number',
    megabytes: 'MB',
    file: 'file',
    glyphs: 'glyphs',
    theme: 'theme',
    size: 'size',
    language: 'language',
    topic: 'topic',
    columns: 'columns',
    shell: 'shell',
    command: 'command',
  },
  arguments: {
    position:
      'a position as FEN; "-" reads positions from standard input, one a line, and answers each (default: the start)',
    depth: 'how many moves deep, 1 to 64',
    game: 'a game, or free-capture (default: a comparison of all)',
    shell: 'bash, zsh or fish',
    command: 'the command to explain',
  },
  options: {
    variant: 'the game',
    setup:
      "house: Black at the bottom moves first, on the same board in every 8x8 game; official: the federation's first move, board and draw rules",
    freeCapture: 'house rule: a capture may be passed over (8x8 games)',
    level: 'how strong the computer plays',
    engine: 'play against another program that speaks the Hub protocol (version 2)',
    bestLevel: 'play like this level; its scores have its mistakes',
    color: 'your side',
    twoPlayers: 'two people at one keyboard',
    startPosition: 'begin from a position (FEN) instead of the start',
    plain: 'play line by line, without a screen',
    glyphs: 'how pieces are drawn',
    theme: 'colours of the board',
    size: 'how large the board is drawn',
    resume: 'go on with the last game that was not finished, or with one of a PDN file',
    noSave: 'do not keep this game',
    strict: 'nothing is taken back, and there are no hints',
    noAnimation: 'move pieces at once',
    seed: 'a whole number; the same seed and depth play the same game',
    bestSeed: 'a whole number; the same seed and depth find the same move',
    depth: 'search this many moves deep, 1 to 64',
    time: 'search this long: seconds (2, 0.5) or with a unit (500ms, 2s, 1m, 1h)',
    nodes: 'search this many positions',
    threads: 'threads to search with; one less than the machine has, and one for a fixed depth',
    hash: 'memory for positions already searched, in megabytes',
    multipv: 'the best moves, so many of them',
    json: 'one JSON object (a line for each position read)',
    jsonAbout: 'as JSON, one object a line',
    from: 'only moves of the piece on this square',
    count: 'only how many there are',
    flip: 'turn the board around',
    divide: 'count each first move by itself',
    topic: 'only this part of the page',
    rulesVariant: 'the game, as an option',
    width: 'columns to write in (default: those of the terminal, or 80)',
    lang: 'the language of everything dama says',
    noColor: 'no colours',
    version: 'print the version',
    help: 'print this help',
  },

  /** What holds without an option, where it is no value to type. */
  defaults: { color: 'the one that moves first' },

  /** While an external engine gets ready. */
  engineStarts: (command: string): string => `starting the engine ${quote(command)} ...`,

  /** `dama best` on a terminal: what stands behind the move. */
  searched: (depth: number, nodes: string, seconds: string): string =>
    `depth ${depth}, ${nodes} positions, ${seconds} s`,
  score: {
    win: (plies: number): string => `wins in ${halfMoves(plies)}`,
    loss: (plies: number): string => `loses in ${halfMoves(plies)}`,
  },
  /** `dama perft`: after the number. */
  counted: (milliseconds: string, millionsPerSecond: string): string =>
    `${milliseconds} ms, ${millionsPerSecond} million/s`,
  total: 'total',

  /** `dama show`: the line under the board. */
  unknownLanguage: (value: string, known: string): string =>
    `note: DAMA_LANG is ${quote(value)}, which is not a language of dama; choose one of: ${known}`,
  toMove: (color: string): string => `${color} to move`,
  /** The counter of a FEN: plies by both sides. */
  halfMoves: (count: number): string =>
    `${count} ${count === 1 ? 'half-move' : 'half-moves'} without a capture or a man moving`,

  /** `dama variants`: labels that only its table has. */
  variants: {
    game: 'Game',
    aliases: 'Also called',
    squares: 'Squares',
    algebraic: 'letters (c3)',
    numeric: 'numbers (22)',
    priority: 'Capture to choose',
    free: 'free choice',
  },
};

export type CliMessages = typeof cli;

function halfMoves(count: number): string {
  return `${count} ${count === 1 ? 'half-move' : 'half-moves'}`;
}
