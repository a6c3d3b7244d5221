import stringWidth from 'string-width';

/** What stands where text had to be cut; three plain dots have the same width everywhere. */
const CUT = '...';

/** The text cut to a width, with dots where something is missing. */
export function fit(text: string, width: number): string {
  if (stringWidth(text) <= width) return text;
  if (width <= CUT.length) return take(text, width);
  return `${take(text, width - CUT.length)}${CUT}`;
}

/** The text cut or filled up to exactly a width. */
export function pad(text: string, width: number): string {
  const fitted = fit(text, width);
  return fitted + ' '.repeat(Math.max(0, width - stringWidth(fitted)));
}

/** As many of the items as fit, none of them cut, with dots where some are missing. */
export function fitItems(items: readonly string[], width: number, gap = '  '): string {
  const whole = items.join(gap);
  if (stringWidth(whole) <= width) return whole;
  const room = width - stringWidth(gap) - CUT.length;
  let text = '';
  for (const item of items) {
    const longer = text === '' ? item : text + gap + item;
    if (stringWidth(longer) > room) break;
    text = longer;
  }
  return text === '' ? fit(whole, width) : `${text}${gap}${CUT}`;
}

/** As much of the text as fits a width. */
export function take(text: string, width: number): string {
  let taken = '';
  let used = 0;
  for (const character of text) {
    used += stringWidth(character);
    if (used > width) break;
    taken += character;
  }
  return taken;
}

/** The text broken between words into lines of a width, and cut after so many lines. */
export function wrap(text: string, width: number, lines = Infinity): readonly string[] {
  const broken: string[] = [];
  let line = '';
  for (const word of text.split(' ').flatMap((whole) => pieces(whole, width))) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (stringWidth(longer) <= width || line === '') {
      line = longer;
      continue;
    }
    broken.push(line);
    line = word;
  }
  broken.push(line);
  if (broken.length <= lines) return broken.map((text) => fit(text, width));
  const rest = broken.slice(lines - 1).join(' ');
  return [...broken.slice(0, lines - 1), rest].map((text) => fit(text, width));
}

/** A word that is wider than a line (a position in FEN) in pieces that are not. */
function pieces(word: string, width: number): readonly string[] {
  if (stringWidth(word) <= width || width < 1) return [word];
  const first = take(word, width);
  return first === '' ? [word] : [first, ...pieces(word.slice(first.length), width)];
}
