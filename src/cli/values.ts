import type { Command } from 'commander';
import { checkRuleset, resolveSetup, SETUPS, type Setup } from '../game/setups.ts';
import { LANGUAGES, parseLanguage } from '../messages/index.ts';
import { VARIANT_NAMES, type Ruleset, type Variant } from '../rules/types.ts';
import { findVariant, VARIANTS } from '../rules/variants.ts';
import { usageFailure } from './failure.ts';
import { parseDuration, parseWhole } from './numbers.ts';
import { BOUNDS, VARIANT_VARIABLE } from './bounds.ts';
import { suggest } from './suggest.ts';

/** The options of `addGameOptions` as Commander hands them over. */
export interface GameOptions {
  readonly variant?: string;
  readonly setup?: string;
  readonly forcedCapture: boolean;
}

/** The rules and the setup that a command works by. */
export interface GameChoice {
  readonly ruleset: Ruleset;
  readonly setup: Setup;
}

/**
 * Reads the three game options. A game without house rules is in its official setup whatever was
 * asked for.
 *
 * @throws Failure `usage.variant`, `usage.choice` or `ruleset.forced-only`.
 */
export function readGame(command: Command, options: GameOptions): GameChoice {
  const variant = readVariant(command, options.variant) ?? VARIANTS.american;
  const setup = readChoice('--setup', options.setup, SETUPS) ?? 'house';
  const ruleset = checkRuleset(variant, options.forcedCapture);
  if (!ruleset.ok) throw usageFailure(ruleset.error);
  return { ruleset: ruleset.value, setup: resolveSetup(variant, setup) };
}

/** Reads `--variant`, or the variable in its place. @throws Failure `usage.variant`. */
export function readVariant(command: Command, text: string | undefined): Variant | undefined {
  const fromVariable = command.getOptionValueSource('variant') === 'env';
  // An empty variable is one that is not set.
  if (text === undefined || (text === '' && fromVariable)) return undefined;
  return findGame(fromVariable ? VARIANT_VARIABLE : '--variant', text);
}

/**
 * Checks what was chosen to be spoken. An unknown variable stops nothing: it may be meant for all
 * commands of a shell.
 *
 * @returns the value of a variable that names no language; undefined when there is nothing to tell.
 * @throws Failure `usage.choice` for an unknown `--lang`.
 */
export function checkLanguage(program: Command): string | undefined {
  const { lang } = program.opts<{ readonly lang?: string }>();
  if (!lang && program.getOptionValueSource('lang') !== 'cli') return undefined;
  if (parseLanguage(lang) !== undefined) return undefined;
  if (program.getOptionValueSource('lang') === 'env') return lang;
  readChoice('--lang', lang, LANGUAGES);
  return undefined;
}

/** A game by its name or an alias. @throws Failure `usage.variant`. */
export function findGame(
  name: string,
  text: string,
  choices: readonly string[] = VARIANT_NAMES,
): Variant {
  const variant = findVariant(text);
  if (variant !== undefined) return variant;
  const aliases = Object.values(VARIANTS).flatMap((one) => one.aliases);
  const suggestions = suggest(text, [...choices, ...aliases]);
  throw usageFailure({ code: 'usage.variant', name, value: text, choices, suggestions });
}

/** Reads one of a few words, in any case. @throws Failure `usage.choice`. */
export function readChoice<Choice extends string>(
  name: string,
  text: string | undefined,
  choices: readonly Choice[],
): Choice | undefined {
  if (text === undefined) return undefined;
  const wanted = text.toLowerCase();
  const found = choices.find((choice) => choice === wanted);
  if (found !== undefined) return found;
  throw usageFailure({
    code: 'usage.choice',
    name,
    value: text,
    choices,
    suggestions: suggest(text, choices),
  });
}

/** What the engine may use of the machine: `--threads` and `--hash`. */
export function readPower(options: { readonly threads?: string; readonly hash?: string }): {
  readonly threads?: number;
  readonly hashMb?: number;
} {
  const threads = readWhole('--threads', options.threads, BOUNDS.threads);
  const hashMb = readWhole('--hash', options.hash, BOUNDS.hash);
  return {
    ...(threads === undefined ? {} : { threads }),
    ...(hashMb === undefined ? {} : { hashMb }),
  };
}

/** Reads a whole number in digits. @throws Failure `usage.whole-number`. */
export function readWhole(
  name: string,
  text: string | undefined,
  { min, max }: { readonly min: number; readonly max: number },
): number | undefined {
  if (text === undefined) return undefined;
  const value = parseWhole(text, min, max);
  if (value === undefined) {
    throw usageFailure({ code: 'usage.whole-number', name, value: text, min, max });
  }
  return value;
}

/** Reads a time as milliseconds. @throws Failure `usage.duration`. */
export function readDuration(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const milliseconds = parseDuration(text);
  if (milliseconds === undefined) throw usageFailure({ code: 'usage.duration', name, value: text });
  return milliseconds;
}
