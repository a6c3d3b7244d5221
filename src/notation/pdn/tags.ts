import type { PdnTag } from './types.ts';

/** The value of a tag, in any case of its name: files write both `SetUp` and `Setup`. */
export function tagValue(tags: readonly PdnTag[], name: string): string | undefined {
  const wanted = name.toLowerCase();
  return tags.find((tag) => tag.name.toLowerCase() === wanted)?.value;
}

/** What a tag's value means: `\"` is a quote, `\\` a backslash, any other backslash itself. */
export function unescapeValue(written: string): string {
  return written.replace(/\\(["\\])/g, '$1');
}

/** A value as it is written: on one line, without anything that could end it early. */
export function escapeValue(value: string): string {
  return oneLine(value).replace(/["\\]/g, '\\$&');
}

/** Text without line ends and other control characters, which no tag or comment may have. */
export function oneLine(text: string): string {
  return text.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]/g, ' ');
}
