/**
 * Text from outside (arguments, files, other programs) made safe to print: control characters,
 * which could carry escape sequences to the terminal, and signs that cannot be seen but turn the
 * text around or hide in it become `�`. The two joiners stay: some scripts are not written without.
 */
export function printable(text: string): string {
  return text.replace(/(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '\ufffd');
}
