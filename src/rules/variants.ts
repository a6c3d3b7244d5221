import type { Variant, VariantName } from './types.ts';
import { american } from './variants/american.ts';
import { brazilian } from './variants/brazilian.ts';
import { czech } from './variants/czech.ts';
import { international } from './variants/international.ts';
import { italian } from './variants/italian.ts';
import { russian } from './variants/russian.ts';
import { spanish } from './variants/spanish.ts';

/** The seven games by name, in the order they are listed to people. */
export const VARIANTS: Readonly<Record<VariantName, Variant>> = {
  american,
  russian,
  brazilian,
  spanish,
  italian,
  czech,
  international,
};

/** Finds a game by its name or one of its aliases, in any case. */
export function findVariant(text: string): Variant | undefined {
  const wanted = text.trim().toLowerCase();
  return Object.values(VARIANTS).find(
    ({ name, aliases }) => name === wanted || aliases.includes(wanted),
  );
}
