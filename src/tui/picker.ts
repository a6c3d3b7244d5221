import { LEVELS, type Level } from '../engine/levels.ts';
import { firstToMove, resolveSetup, type Setup, SETUPS } from '../game/setups.ts';
import type { PlayOptions } from '../plain/options.ts';
import type { SessionOptions } from '../plain/session.ts';
import { opponent } from '../rules/board.ts';
import { VARIANT_NAMES, type VariantName } from '../rules/types.ts';
import { VARIANTS } from '../rules/variants.ts';
import { choicesOf } from './remembered.ts';

/** Which side a person takes. */
export const SIDES = ['first', 'second', 'random'] as const;
export type Side = (typeof SIDES)[number];

/** What is chosen before a game. */
export interface Choices {
  readonly game: VariantName;
  readonly setup: Setup;
  readonly capture: 'forced' | 'free';
  /** A level of our own engine, the engine that was given, or somebody at the same keyboard. */
  readonly opponent: Level | 'engine' | 'person';
  readonly side: Side;
  /** Whether moves may be taken back and hints asked for. */
  readonly takebacks: 'yes' | 'strict';
}

export type Field = keyof Choices;

/** The values of each field, in the order in which the arrows go through them. */
const VALUES: { readonly [F in Field]: readonly Choices[F][] } = {
  game: VARIANT_NAMES,
  setup: SETUPS,
  capture: ['forced', 'free'],
  opponent: ['engine', ...LEVELS, 'person'],
  side: SIDES,
  takebacks: ['yes', 'strict'],
};

/** The panel before a game: what is chosen, and the field the arrows change. */
export interface Picker {
  readonly choices: Choices;
  readonly field: Field;
  /** Another engine that can be played against, by its name. */
  readonly engineName: string | undefined;
}

/** The panel as it was last filled in where nothing was said, else as the command line does. */
export function createPicker(options: PlayOptions): Picker {
  const { ruleset, setup, level, humanColor, engineName } = options;
  const last = options.chooseGame ? options.settings?.lastGame : undefined;
  if (last !== undefined) return withEngine(choicesOf(last), engineName);
  const first = firstToMove(ruleset.variant, setup);
  return withEngine(
    {
      game: ruleset.variant.name,
      // Who asked for a game that has but one setup did not ask for it in the others.
      setup: ruleset.variant.houseRules ? setup : 'house',
      capture: ruleset.forcedCapture ? 'forced' : 'free',
      opponent: humanColor === 'both' ? 'person' : level,
      side: humanColor === 'both' || humanColor === first ? 'first' : 'second',
      takebacks: options.strict === true ? 'strict' : 'yes',
    },
    engineName,
  );
}

/** Who gives an engine wants to play against it. */
function withEngine(choices: Choices, engineName: string | undefined): Picker {
  const isAgainst = engineName !== undefined && choices.opponent !== 'person';
  return {
    field: 'game',
    choices: isAgainst ? { ...choices, opponent: 'engine' } : choices,
    engineName,
  };
}

/** The fields that have a choice: only games with house rules have a setup and free capture. */
export function fieldsOf({ game, opponent: against }: Choices): readonly Field[] {
  const hasHouse = VARIANTS[game].houseRules;
  return [
    'game',
    ...(hasHouse ? (['setup', 'capture'] as const) : []),
    'opponent',
    ...(against === 'person' ? [] : (['side'] as const)),
    'takebacks',
  ];
}

/** Goes to another field; the ends hold. */
export function moveField(picker: Picker, by: 1 | -1): Picker {
  const fields = fieldsOf(picker.choices);
  const at = Math.max(0, fields.indexOf(picker.field));
  const next = fields[Math.min(fields.length - 1, Math.max(0, at + by))];
  return next === undefined ? picker : { ...picker, field: next };
}

/** Changes the value of the current field, round and round. */
export function changeValue(picker: Picker, by: 1 | -1): Picker {
  return { ...picker, choices: changed(picker, by) };
}

function changed({ choices, field, engineName }: Picker, by: 1 | -1): Choices {
  const all: readonly string[] = VALUES[field];
  const values = engineName === undefined ? all.filter((value) => value !== 'engine') : all;
  const next = (values.indexOf(choices[field]) + by + values.length) % values.length;
  const changed = { ...choices, [field]: values[next] };
  // A house rule belongs to the game it was chosen for: nobody looks for it in the next one.
  return field === 'game' ? { ...changed, capture: 'forced' } : changed;
}

/** Who plays the computer's side of the next game. */
export function opponentIn({ engineName }: Picker, level: Level): Choices['opponent'] {
  return engineName === undefined ? level : 'engine';
}

/** The game that the choices make; `chance` (from 0 to below 1) decides a random side. */
export function sessionOptionsOf(choices: Choices, chance: number): SessionOptions {
  const variant = VARIANTS[choices.game];
  const setup = resolveSetup(variant, choices.setup);
  const first = firstToMove(variant, setup);
  const isFirst = choices.side === 'first' || (choices.side === 'random' && chance < 0.5);
  return {
    ruleset: { variant, forcedCapture: choices.capture === 'forced' || !variant.houseRules },
    setup,
    ...(choices.takebacks === 'strict' ? { strict: true } : {}),
    humanColor: choices.opponent === 'person' ? 'both' : isFirst ? first : opponent(first),
  };
}

/** The level that the choices ask for; where they ask for none, the one before stays. */
export function levelOf(choices: Choices, before: Level): Level {
  const { opponent: against } = choices;
  return against === 'person' || against === 'engine' ? before : against;
}
