/** A day: longer times are surely slips, and timers cannot hold them. */
const LONGEST_MILLISECONDS = 24 * 60 * 60 * 1000;

const UNITS: Readonly<Record<string, number>> = { ms: 1, s: 1000, m: 60_000, h: 3_600_000 };

/**
 * Reads a whole number written in digits only (no sign, no `1e3`, no `0x10`).
 * Undefined when it is anything else or outside the bounds, both of which are allowed values.
 */
export function parseWhole(text: string, min: number, max: number): number | undefined {
  if (!/^\d{1,16}$/.test(text)) return undefined;
  const value = Number(text);
  return value >= min && value <= max ? value : undefined;
}

/**
 * Reads a time as whole milliseconds: seconds (`2`, `0.5`), or with a unit (`500ms`, `2s`, `1m`, `1h`).
 * Undefined when it is anything else, shorter than a millisecond or longer than a day.
 */
export function parseDuration(text: string): number | undefined {
  const match = /^(\d{1,9}(?:\.\d{1,6})?)(ms|s|m|h)?$/.exec(text.toLowerCase());
  if (match === null) return undefined;
  const [, amount = '', unit = 's'] = match;
  const milliseconds = Math.round(Number(amount) * (UNITS[unit] ?? Number.NaN));
  return milliseconds >= 1 && milliseconds <= LONGEST_MILLISECONDS ? milliseconds : undefined;
}
