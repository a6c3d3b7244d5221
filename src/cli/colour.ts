import type { ColorLevel } from '../plain/options.ts';

type Env = Readonly<Record<string, string | undefined>>;

/**
 * How much colour to write to a stream, decided once for the whole program.
 *
 * `--no-color` wins; then `FORCE_COLOR` (0 to 3, `true`, `false`), which overrides all that follows;
 * then no colour off a terminal, with a non-empty `NO_COLOR`, or with `TERM=dumb`.
 *
 * @param flag - false when `--no-color` was given.
 */
export function resolveColor(
  env: Env,
  stream: { readonly isTTY?: boolean | undefined },
  flag = true,
): ColorLevel {
  if (!flag) return 0;
  const forced = forcedLevel(env['FORCE_COLOR']);
  if (forced !== undefined) return forced;
  if (stream.isTTY !== true || env['NO_COLOR'] || env['TERM'] === 'dumb') return 0;
  return terminalLevel(env);
}

function forcedLevel(value: string | undefined): ColorLevel | undefined {
  if (value === undefined) return undefined;
  if (value === 'false') return 0;
  // `FORCE_COLOR=` and `FORCE_COLOR=true` ask for colour without saying how much.
  if (value === '' || value === 'true') return 1;
  return ([0, 1, 2, 3] as const).find((level) => String(level) === value);
}

function terminalLevel(env: Env): ColorLevel {
  const { COLORTERM: colorTerm = '', TERM: term = '' } = env as {
    COLORTERM?: string;
    TERM?: string;
  };
  if (/^(truecolor|24bit)$/i.test(colorTerm)) return 3;
  if (/-direct$/.test(term)) return 3;
  if (/-256(color)?$/.test(term)) return 2;
  return 1;
}

/** The few styles of the program's own text (the board has its own). */
export interface Styles {
  readonly bold: (text: string) => string;
  readonly dim: (text: string) => string;
  readonly error: (text: string) => string;
  readonly accent: (text: string) => string;
}

/** Styles for a stream of this colour level; at level 0 they change nothing. */
export function stylesFor(level: ColorLevel): Styles {
  const style =
    (on: number, off: number) =>
    (text: string): string =>
      level === 0 ? text : `\u001b[${on}m${text}\u001b[${off}m`;
  return { bold: style(1, 22), dim: style(2, 22), error: style(31, 39), accent: style(36, 39) };
}
