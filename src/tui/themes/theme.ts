/** A colour: `#rrggbb`, or one of the terminal's own sixteen by chalk's name. */
export type ThemeColor =
  | `#${string}`
  | 'black'
  | 'red'
  | 'green'
  | 'yellow'
  | 'blue'
  | 'magenta'
  | 'cyan'
  | 'white'
  | 'gray'
  | 'redBright'
  | 'greenBright'
  | 'yellowBright'
  | 'blueBright'
  | 'cyanBright'
  | 'whiteBright';

/**
 * The colours of a board. A meaning is never told by colour alone: signs and shapes go with it. Both
 * pieces are to be seen on every background of dark squares, which a test measures.
 */
export interface Theme {
  readonly lightSquare: ThemeColor;
  readonly darkSquare: ThemeColor;
  readonly whitePiece: ThemeColor;
  readonly blackPiece: ThemeColor;
  /** The crowns on the kings. */
  readonly whiteCrown: ThemeColor;
  readonly blackCrown: ThemeColor;
  /** Square names on the dark squares. */
  readonly squareName: ThemeColor;
  /** Backgrounds of squares that mean something. */
  readonly cursor: ThemeColor;
  readonly selected: ThemeColor;
  readonly target: ThemeColor;
  readonly lastMove: ThemeColor;
  readonly movable: ThemeColor;
  readonly hint: ThemeColor;
}
