/**
 * Characters that keyboards, phones and word processors put in place of the plain ones: dashes,
 * multiplication signs, the Cyrillic kha, the Turkish i's.
 */
const LOOKALIKES: Readonly<Record<string, string>> = {
  '\u2010': '-',
  '\u2011': '-',
  '\u2012': '-',
  '\u2013': '-',
  '\u2014': '-',
  '\u2212': '-',
  '\u00d7': 'x',
  '\u2715': 'x',
  '\u0445': 'x',
  '\u0425': 'x',
  '\u0131': 'i',
  '\u0130': 'i',
};

const PATTERN = new RegExp(`[${Object.keys(LOOKALIKES).join('')}]`, 'g');

/**
 * The text in lower case with look-alikes replaced. Of the same length, so that offsets into it
 * are offsets into the original: only ASCII letters are lowered (some others change length).
 */
export function plainText(text: string): string {
  return text
    .replace(PATTERN, (character) => LOOKALIKES[character] ?? character)
    .replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}
