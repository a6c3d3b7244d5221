/**
 * Text from outside (arguments, files, other programs) made safe to print: control characters,
 * which could carry escape sequences to the terminal, and direction overrides become `�`.
 */
export function printable(text: string): string {
  return text.replace(
    /[\u0000-\u001f\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069]/g,
    '\ufffd',
  );
}
