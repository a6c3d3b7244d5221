/** What only the screen shows. Sentences about the game itself are in `play.ts`. */
export const tui = {
  /** What keys do: short for the key bar, longer for the help, where equal texts share a line. */
  commands: {
    confirm: { bar: 'play', help: 'play, take up a piece, or start the game' },
    cancel: { bar: 'back', help: 'one step back: typed text, piece, window' },
    up: { bar: 'up', help: 'move the cursor; in the menu, choose and change' },
    down: { bar: 'more', help: 'move the cursor; in the menu, choose and change' },
    left: { bar: 'left', help: 'move the cursor; in the menu, choose and change' },
    right: { bar: 'change', help: 'move the cursor; in the menu, choose and change' },
    next: { bar: 'next', help: 'complete what is typed; otherwise the next piece or target' },
    previous: { bar: 'previous', help: 'the piece or target before' },
    erase: { bar: 'erase', help: 'erase a typed character' },
    pick: { bar: 'choose', help: 'choose from a numbered list' },
    pageUp: { bar: 'page up', help: 'a page up' },
    pageDown: { bar: 'page down', help: 'a page down' },
    earlier: { bar: 'earlier', help: 'look at the position before' },
    later: { bar: 'later', help: 'look at the position after' },
    start: { bar: 'start', help: 'look at the start of the game' },
    end: { bar: 'now', help: 'back to the current position' },
    undo: { bar: 'undo', help: 'take back a move' },
    redo: { bar: 'redo', help: 'play again what was taken back' },
    hint: { bar: 'hint', help: 'hint: first the piece, again for the move' },
    why: {
      bar: 'why',
      help: 'why a move was refused, or a capture is forced; all of a cut message',
    },
    moves: { bar: 'moves', help: 'all legal moves' },
    record: { bar: 'record', help: 'the moves played; Enter goes to the position' },
    flip: { bar: 'flip', help: 'turn the board round' },
    names: { bar: 'names', help: 'names on the squares' },
    evaluation: { bar: 'evaluation', help: 'what the computer thinks of the position' },
    save: { bar: 'save', help: 'save the game as PDN' },
    copy: { bar: 'copy', help: 'copy the position as FEN' },
    copyGame: { bar: 'copy game', help: 'copy the whole game as PDN, and show it' },
    open: { bar: 'open a file', help: 'open a game from a PDN file' },
    palette: { bar: 'command', help: 'type a command, such as "level hard"' },
    theme: { bar: 'colours', help: 'other colours' },
    larger: { bar: 'larger', help: 'a larger or a smaller board' },
    smaller: { bar: 'smaller', help: 'a larger or a smaller board' },
    draw: { bar: 'draw', help: 'offer a draw' },
    resign: { bar: 'resign', help: 'give up' },
    new: { bar: 'new', help: 'a new game' },
    yes: { bar: 'yes', help: 'answer yes' },
    no: { bar: 'no', help: 'answer no' },
    help: { bar: 'help', help: 'this help' },
    quit: { bar: 'quit', help: 'leave' },
    interrupt: { bar: 'quit', help: 'leave' },
    suspend: { bar: 'suspend', help: 'back to the shell; "fg" returns' },
    redraw: { bar: 'redraw', help: 'draw the screen again' },
  },
  /** What the key bar says of Esc where it leaves the board for the menu. */
  cancelHome: 'menu',
  /** What it says of Enter where the game is over. */
  confirmOver: 'game over window',
  /** What the key bar says of a command in places where its usual word is wrong. */
  bars: {
    menu: { confirm: 'choose' },
    saved: { confirm: 'open' },
    setup: { confirm: 'start' },
    pager: { right: 'next page', next: 'next heading', pageDown: 'more' },
    prompt: { confirm: 'do it', next: 'complete' },
    typing: { next: 'complete' },
    record: { confirm: 'go there' },
    over: { confirm: 'choose', cancel: 'see the board' },
  } as Readonly<Record<string, Readonly<Record<string, string>>>>,
  /** Keys that have a name instead of a character. */
  keys: {
    enter: 'Enter',
    space: 'Space',
    tab: 'Tab',
    'shift+tab': 'Shift+Tab',
    escape: 'Esc',
    backspace: 'Backspace',
    up: 'Up',
    down: 'Down',
    left: 'Left',
    right: 'Right',
    home: 'Home',
    pageup: 'PgUp',
    pagedown: 'PgDn',
    end: 'End',
    'ctrl+c': 'Ctrl+C',
    'ctrl+z': 'Ctrl+Z',
    'ctrl+l': 'Ctrl+L',
  },
  keyFaults: {
    command: (command: string): string => `Own keys: there is no command ${command}.`,
    key: (key: string, command: string): string =>
      `Own keys: ${key} for "${command}" is not a key.`,
    reserved: (key: string, command: string): string =>
      `Key ${key} cannot be for "${command}": it types moves.`,
    conflict: (key: string, one: string, other: string): string =>
      `Key ${key} cannot be for both "${one}" and "${other}".`,
  },
  helpTitle: 'Keys',
  helpTyping: 'Digits and the letters a to h type a move; the legal ones are listed as you type.',
  helpSigns:
    'Signs: [ ] the piece taken up, { } the cursor, * a piece that must capture, ? the hint, ' +
    '> < a jumped piece; a line below: the last move; a cross: taken by it.',
  /** Below a text that does not fit, up to such a line. */
  scrollDown: (line: number, of: number): string => `Down: more (${line} of ${of}); Esc: close`,
  scrollUp: (line: number, of: number): string => `Up: back (${line} of ${of}); Esc: close`,
  /** The same in narrow windows. */
  scrollDownShort: 'Down: more; Esc: close',
  scrollUpShort: 'Up: back; Esc: close',
  /** The words that can be typed after a colon. */
  helpCommands: (words: string): string => `Commands after ":": ${words}.`,
  movesTitle: (count: number): string => `Legal moves (${count})`,

  setup: {
    title: 'New game',
    how: 'Up and Down choose, Left and Right change, Enter starts.',
    /** What a game is known for. */
    about: {
      american:
        'Men move and capture forward only; kings move one square. Any capture may be chosen.',
      russian: 'Men capture backward; kings fly. A man crowned in a capture goes on as a king.',
      brazilian:
        'International rules on the small board: kings fly, and the most pieces must be taken.',
      spanish:
        'Men capture forward only; kings fly. The most pieces must be taken, then the most kings.',
      italian: 'Men cannot take kings; kings move one square. The most pieces must be taken.',
      czech: 'Men capture forward only; kings fly. A king must capture before a man.',
      international:
        'The large board: men capture backward, kings fly, and the most pieces must be taken.',
    },
    fields: {
      game: 'Game',
      setup: 'Setup',
      capture: 'Capture',
      opponent: 'Opponent',
      side: 'You play',
      takebacks: 'Takebacks',
    },
    capture: { forced: 'forced', free: 'not forced' },
    /** What the setups are. */
    setups: {
      house: 'House: Black begins; a draw after 40 moves a side without a capture or a new king.',
      official: (first: string): string =>
        `Official: ${first} begins; board, squares and draws by the federation's rules.`,
    },
    takebacks: { yes: 'yes', strict: 'no, and no hints' },
    person: 'a second player',
    computer: (level: string): string => `${level} (computer)`,
    sides: { first: 'first', second: 'second', random: 'by lot' },
    sideColor: (side: string, color: string): string => `${side} (${color})`,
  },
  home: {
    title: 'dama',
    tagline: 'Draughts in the terminal',
    items: {
      continue: 'Back to the game',
      continueOver: 'Back to the finished game',
      resume: 'Resume',
      new: 'New game',
      twoPlayers: 'Two players',
      rules: 'Rules',
      settings: 'Settings',
      saved: 'Saved games',
      quit: 'Quit',
    },
    about: {
      new: 'Choose a game, an opponent and a side.',
      twoPlayers: 'Two people at one keyboard.',
      rules: 'How the seven games are played.',
      settings: 'Language, colours, pieces, and what the board shows.',
      saved: 'Go on with a game, or look at one that is over.',
      quit: 'Games are kept: you can go on another time.',
    },
    against: (you: string, level: string): string => `${you} against ${level}`,
    game: (game: string, players: string, move: number): string =>
      `${game}, ${players}, move ${move}`,
    saved: (game: string, when: string): string => `${game} (${when})`,
  },
  settings: {
    title: 'Settings',
    how: 'Up and Down choose, Left and Right change. Everything holds at once and is remembered.',
    fields: {
      language: 'Language',
      theme: 'Colours',
      glyphs: 'Pieces',
      size: 'Size of the board',
      animation: 'Animation',
      names: 'Names on squares',
      evaluation: 'Evaluation',
      targets: 'Where a piece can go',
      mouse: 'Mouse',
      keys: 'Keys',
    },
    /** Each language in its own words, for whoever cannot read the other. */
    languages: { en: 'English', tr: 'Türkçe' },
    glyphs: {
      auto: 'automatic',
      unicode: 'symbols',
      solid: 'blocks',
      ascii: 'letters',
    },
    sizes: {
      auto: 'the largest',
      large: 'large',
      medium: 'medium',
      compact: 'compact',
      tiny: 'tiny',
    },
    keys: { usual: 'usual', vim: 'with hjkl' },
    /** What a key has just changed. */
    namesShown: 'The squares show their names now.',
    namesHidden: 'The squares show no names now.',
    nowColours: (theme: string): string => `Colours: ${theme}.`,
    themes: {
      wood: 'wood',
      classic: 'green',
      contrast: 'high contrast',
      colorblind: 'colour-blind safe',
      mono: 'black and white',
      terminal: "the terminal's own",
    },
  },
  rules: {
    comparison: 'All games compared',
    page: (number: number, of: number): string => `${number}/${of}`,
    share: (percent: number): string => `${percent}%`,
  },
  recordTitle: (count: number): string => `Moves played (${count})`,
  recordStart: 'Start',
  saved: {
    title: (count: number): string => `Saved games (${count})`,
    none: 'No game has been saved yet. Games are kept from your first move on.',
    noOther: 'No other game has been saved yet.',
    /** Of the game on the board, which is not in the list while it goes on. */
    openKept: 'The game on the board is kept too.',
    reading: 'Looking for games...',
    row: (when: string, game: string, state: string): string => `${when}  ${game}, ${state}`,
    goesOn: (move: number): string => `move ${move}`,
    won: (side: string): string => `${side} won`,
    drawn: 'draw',
    /** The same in as few letters as tell rows apart. */
    short: {
      goesOn: (move: number): string => `m${move}`,
      won: (side: string): string => `${side.charAt(0)} won`,
      drawn: 'draw',
      twoPlayers: '2 pl.',
    },
  },
  /** How a game ended. The first word of a sentence is a side, `you` or `computer`. */
  result: {
    you: 'You',
    computer: 'The computer',
    wins: (who: string, reason: string): string =>
      `${who} ${who === 'You' ? 'win' : 'wins'}: ${reason}.`,
    won: (who: string): string => `${who} ${who === 'You' ? 'win' : 'wins'}.`,
    noPieces: (loser: string): string => `${loser} has no piece left`,
    noMoves: (loser: string): string => `${loser} has no move left`,
    resigned: (loser: string, winner: string): string => `${loser} resigned. ${winner} wins.`,
    youResigned: (winner: string): string => `You resigned. ${winner} wins.`,
    draw: (reason: string): string => `Draw: ${reason}.`,
    drawn: 'Draw.',
  },
  over: {
    title: 'Game over',
    items: {
      rematch: (side: string): string => `Rematch as ${side}`,
      again: 'Play again',
      new: 'New game',
      review: 'Look at the game',
      home: 'Menu',
    },
  },
  files: {
    /** In a corner, as long as it is so. */
    unsaved: 'not saved',
    /** After the program has ended. */
    leftUnsaved: (why: string): string => `The game was not saved: ${why}.`,
    settingsSaved: (file: string): string => `Remembered in ${file}.`,
    settingsNotSaved: (why: string): string => `Settings hold until you quit, but: ${why}.`,
    notOpened: (why: string): string => `Not opened: ${why}.`,
    opened: (file: string, among?: { readonly number: number; readonly of: number }): string =>
      among === undefined
        ? `Opened ${file}.`
        : `Opened ${file}, game ${among.number} of ${among.of}.`,
    notResumed: (why: string): string => `This game cannot be resumed: ${why}.`,
    resumed: 'The game goes on where it was.',
  },
  /** Letter of a king that is drawn as a block of colour. */
  kingLetter: 'K',

  title: (game: string, setup: string): string => `${game}, ${setup}`,
  versus: (you: string, level: string): string => `You (${you}) against the computer (${level})`,
  twoPlayers: 'Two players',
  thinking: (seconds: number): string =>
    seconds < 2 ? 'The computer is thinking...' : `The computer is thinking... ${seconds} s`,
  evaluation: (text: string): string => `Eval ${text}`,
  /** While an earlier position is looked at. */
  evaluationNow: (text: string): string => `Eval now ${text}`,
  /** Asked for while it is not a person's turn. */
  hintNotNow: 'The computer is thinking. Ask for a hint when it is your move.',
  hintLater: 'Hints are for the current position: End goes there.',
  depth: (plies: number): string => `depth ${plies}`,
  seekingHint: 'Looking for a good move...',
  hintPiece: (square: string): string => `Hint: look at ${square}. Press i again for the move.`,
  /** Before the pieces that a side has taken, as signs. */
  taken: (side: string): string => `${side} took`,
  counter: (rule: string, left: number): string =>
    `${rule}: ${left} ${left === 1 ? 'move' : 'moves'} left`,
  /** Where there is no room for the word. */
  counterShort: (rule: string, left: number): string => `${rule}: ${left} left`,
  /** What a draw rule counts, shortly: several may count at once, as many moves each. */
  counted: {
    quiet: 'Draw, no progress',
    endgame: 'Draw, this ending',
    mainRoad: 'Draw, long diagonal',
    kings: 'Draw, few pieces',
  },
  record: 'Moves',
  candidates: 'You can play',
  /** Several captures fit; one of them is marked. */
  whichMove: (paths: readonly string[]): string => `Which one? ${paths.join('  ')}`,
  viewing: (at: number, of: number): string =>
    `Move ${at} of ${of}: looking back. End returns; a move played here goes on from here.`,
  /** In a strict game, and where there is little room. */
  viewingOnly: (at: number, of: number): string =>
    `Move ${at} of ${of}: looking back. End returns.`,
  /** At the end of what does not fit: the key that shows all of it. */
  more: (key: string): string => `${key}: more`,
  moreTitle: 'The whole message',
  palette: {
    words: {
      theme: 'theme',
      size: 'size',
      names: 'names',
      copy: 'copy',
      pdn: 'pdn',
      open: 'open',
      games: 'games',
      rules: 'rules',
      settings: 'settings',
      home: 'home',
    },
    none: 'no command begins like this',
    /** After `noLevels`: the panel of a new game has a choice of opponents. */
    levelInNew: 'Choose one in a new game.',
    /** The text stands in quotation marks. */
    unknown: (text: string): string => `${text} is not a command. The key ? lists them.`,
  },
  fileName: 'Save as: ',
  openName: 'Open PDN file: ',
  copied: (fen: string): string => `Copied: ${fen}`,
  /** Over a text that was copied. */
  copiedTitle: 'Copied, if the terminal lets us; otherwise mark it with Shift and the mouse.',
  pastedNoMove: 'What was pasted is not a move.',
  noMatch: 'no legal move begins like this',
  resignQuestion: (side: string): string => `${side} gives up: sure? (y/n)`,
  drawQuestion: 'Do both agree to a draw? (y/n)',
  /** The same in a line of the narrowest window. */
  resignShort: 'Resign: sure? (y/n)',
  drawShort: 'Agree to a draw? (y/n)',
  /** The keys that answer, as the key bar shows them. */
  answerKeys: { yes: 'y', no: 'n' },
  ended: 'N new game, u undo, q quit.',
  /** After giving up. */
  resignedBack: 'u takes that back.',
  /** In the shell, after a game that was left before its end. */
  keptOnQuit: 'The game is kept; "dama --resume" goes on with it.',
  tooSmall: (needs: string, is: string): string =>
    `Needs ${needs}, this is ${is}. Enlarge, or run: dama play --plain`,
};

export type TuiMessages = typeof tui;
