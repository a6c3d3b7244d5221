import { checkRuleset } from '../../game/setups.ts';
import { err, ok, type Result } from '../../rules/result.ts';
import { type Ruleset, VARIANT_NAMES } from '../../rules/types.ts';
import { findVariant, VARIANTS } from '../../rules/variants.ts';
import { type Level, LEVELS } from '../levels.ts';
import { formatHubLine } from './line.ts';

/** The settings of our own engine, as an interface may change them. */
export interface HubSettings {
  readonly variant: string;
  readonly 'forced-capture': string;
  readonly hash: string;
  readonly threads: string;
  readonly level: string;
  readonly seed: string;
}

type Kind =
  | { readonly type: 'bool' }
  | { readonly type: 'int'; readonly min: number; readonly max: number }
  | { readonly type: 'enum'; readonly values: readonly string[] };

/** Plays as well as it can. */
const FULL = 'full';

const KINDS: Readonly<Record<keyof HubSettings, Kind>> = {
  variant: { type: 'enum', values: ['normal', ...VARIANT_NAMES] },
  'forced-capture': { type: 'bool' },
  hash: { type: 'int', min: 1, max: 2048 },
  threads: { type: 'int', min: 1, max: 64 },
  level: { type: 'enum', values: [FULL, ...LEVELS] },
  seed: { type: 'int', min: 0, max: 4_294_967_295 },
};

const NAMES = Object.keys(KINDS) as readonly (keyof HubSettings)[];

/** What holds until it is changed. */
export function defaultSettings(threads: number): HubSettings {
  return {
    variant: 'normal',
    'forced-capture': 'true',
    hash: '32',
    threads: String(threads),
    level: FULL,
    seed: '0',
  };
}

/** The lines that declare the settings. */
export function paramLines(settings: HubSettings): readonly string[] {
  return NAMES.map((name) => {
    const kind = KINDS[name];
    const range = kind.type === 'int' ? { min: kind.min, max: kind.max } : {};
    const values = kind.type === 'enum' ? { values: kind.values.join(' ') } : {};
    const declared = { name, value: settings[name], type: kind.type };
    return formatHubLine('param', { ...declared, ...range, ...values });
  });
}

/** The settings with one of them changed; the error is a sentence. */
export function changeSetting(
  settings: HubSettings,
  name: string,
  value: string,
): Result<HubSettings, string> {
  const known = NAMES.find((candidate) => candidate === name);
  if (known === undefined) return err(`there is no parameter ${name}`);
  const isGame = known === 'variant' && findVariant(value) !== undefined;
  if (!isGame && !fits(KINDS[known], value)) return err(`${name} cannot be ${value}`);
  return ok({ ...settings, [known]: value });
}

function fits(kind: Kind, value: string): boolean {
  switch (kind.type) {
    case 'bool':
      return value === 'true' || value === 'false';
    case 'int':
      return /^\d+$/.test(value) && Number(value) >= kind.min && Number(value) <= kind.max;
    case 'enum':
      return kind.values.includes(value);
  }
}

/** The rules that are set; the error is a sentence. */
export function rulesetOf(settings: HubSettings): Result<Ruleset, string> {
  const variant =
    settings.variant === 'normal' ? VARIANTS.international : findVariant(settings.variant);
  if (variant === undefined) return err(`there is no game ${settings.variant}`);
  const ruleset = checkRuleset(variant, settings['forced-capture'] === 'true');
  return ruleset.ok ? ruleset : err(`${variant.name} has no game without forced capture`);
}

/** The level that is set; undefined is to play as well as possible. */
export function levelOf({ level }: HubSettings): Level | undefined {
  return LEVELS.find((candidate) => candidate === level);
}

/** The size of the table: the power of two that is not larger than what is set. */
export function hashOf({ hash }: HubSettings): number {
  return 2 ** Math.floor(Math.log2(Number(hash)));
}
