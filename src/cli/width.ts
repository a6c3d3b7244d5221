/** Where nobody can tell: a pipe, a file. */
const USUAL_WIDTH = 80;

/** The columns that text on a stream has: the terminal's, or 80 anywhere else. */
export function outputWidth(stream: NodeJS.WriteStream): number {
  // A terminal that does not know its size says 0.
  return stream.isTTY && stream.columns > 0 ? stream.columns : USUAL_WIDTH;
}
