import type { Messages } from '../../messages/index.ts';

/** A key as a person knows it. */
export function keyName({ tui }: Messages, key: string): string {
  return (tui.keys as Readonly<Record<string, string>>)[key] ?? key;
}
