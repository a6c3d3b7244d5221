/**
 * The tag of this program's own that says what PDN has no word for: `[DamaRules "house
 * free-capture quiet-plies:12"]`. Games by the federation's rules from their beginning have none.
 */
export const RULES_TAG = 'DamaRules';

/** What the tag says; every word may be missing. */
export interface RulesTag {
  /** Black begins, and the house's draw rules hold. */
  readonly house: boolean;
  /** A player who could capture may make a quiet move. */
  readonly freeCapture: boolean;
  /** Plies before the start without a capture or a move of a man. */
  readonly quietPlies: number;
}

/** Reads the tag's value; words of other versions are passed over. */
export function readRulesTag(value: string): RulesTag {
  const words = value.toLowerCase().split(/[\s,]+/);
  const plies = words.map((word) => /^quiet-plies:(\d{1,4})$/.exec(word)?.[1]).find(Boolean);
  return {
    house: words.includes('house'),
    freeCapture: words.includes('free-capture'),
    quietPlies: Number(plies ?? 0),
  };
}

/** Writes the tag's value; empty when there is nothing to say. */
export function formatRulesTag({ house, freeCapture, quietPlies }: RulesTag): string {
  return [
    ...(house ? ['house'] : []),
    ...(freeCapture ? ['free-capture'] : []),
    ...(quietPlies > 0 ? [`quiet-plies:${quietPlies}`] : []),
  ].join(' ');
}
