/** No line of a written game is longer, except for a single word that is. */
const LINE_WIDTH = 79;

/** Breaks words into lines at the spaces between them. */
export function wrap(words: readonly string[]): string {
  const lines: string[] = [];
  let line = '';
  for (const word of words) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line === '' || longer.length <= LINE_WIDTH) {
      line = longer;
    } else {
      lines.push(line);
      line = word;
    }
  }
  return [...lines, line].join('\n');
}

/** A remark in braces as words to be wrapped; none when there is nothing in it. */
export function commentWords(comment: string): readonly string[] {
  const text = cleanComment(comment);
  if (text === '') return [];
  const words: string[] = [];
  for (const word of `{${text}}`.split(' ')) {
    const last = words.at(-1);
    // At the beginning of a line `%` would start a line of remarks, and `[` look like a tag.
    if (last !== undefined && /^[%[]/.test(word)) words[words.length - 1] = `${last} ${word}`;
    else words.push(word);
  }
  return words;
}

/** A remark as it can be written: one run of text, and no brace that would end it early. */
export function cleanComment(comment: string): string {
  return comment
    .replace(/[\s\u0000-\u001f\u007f-\u009f]+/g, ' ')
    .trim()
    .replace(/\{/g, '(')
    .replace(/\}/g, ')');
}
