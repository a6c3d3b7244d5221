import { Argument, Option } from 'commander';
import { LEVELS } from '../engine/levels.ts';
import { SETUPS } from '../game/setups.ts';
import type { Messages } from '../messages/index.ts';
import { VARIANT_NAMES } from '../rules/types.ts';
import { VARIANT_VARIABLE } from './bounds.ts';

/** What help says about an option besides its description. */
interface OptionHelp {
  readonly group?: string;
  /** What it may be; shown in help and completed. The command checks it, in any case. */
  readonly choices?: readonly string[];
  /** What holds without the option. */
  readonly byDefault?: string;
  readonly environment?: string;
  /** Attributes of the options it cannot stand together with. */
  readonly conflicts?: readonly string[];
}

/**
 * An option of a command. Its value stays text: the command reads it (`values.ts`), so that errors
 * are told in the chosen language, and `--help` wins over a wrong value.
 */
export function option(flags: string, description: string, help: OptionHelp): Option {
  const made = new Option(flags, description);
  if (help.group !== undefined) made.helpGroupHeading = help.group;
  if (help.choices !== undefined) made.argChoices = [...help.choices];
  if (help.byDefault !== undefined) made.defaultValueDescription = help.byDefault;
  if (help.environment !== undefined) made.env(help.environment);
  if (help.conflicts !== undefined) made.conflicts([...help.conflicts]);
  return made;
}

/** Which game, in which setup, by which rules: the same three options on every command. */
export function gameOptions({ cli }: Messages): readonly Option[] {
  const group = cli.groups.game;
  return [
    option(`--variant <${cli.values.game}>`, cli.options.variant, {
      group,
      choices: VARIANT_NAMES,
      byDefault: 'american',
      environment: VARIANT_VARIABLE,
    }),
    option(`--setup <${cli.values.setup}>`, cli.options.setup, {
      group,
      choices: SETUPS,
      byDefault: 'house',
    }),
    option('--no-forced-capture', cli.options.freeCapture, { group }),
  ];
}

/** How far to search: depth and time mean the same wherever the engine thinks. */
export function searchLimits({ cli }: Messages): readonly Option[] {
  const group = cli.groups.search;
  return [
    option(`--depth <${cli.values.depth}>`, cli.options.depth, { group }),
    option(`--time <${cli.values.time}>`, cli.options.time, { group }),
  ];
}

/** What the engine may use of the machine. */
export function enginePower({ cli }: Messages): readonly Option[] {
  const group = cli.groups.search;
  return [
    option(`--threads <${cli.values.number}>`, cli.options.threads, { group }),
    option(`--hash <${cli.values.megabytes}>`, cli.options.hash, { group, byDefault: '32' }),
  ];
}

/** The strength of the computer, weakest first. */
export function levelOption({ cli }: Messages, description: string, help: OptionHelp): Option {
  return option(`--level <${cli.values.level}>`, description, { ...help, choices: LEVELS });
}

/** `--json`, on every command that answers and ends. */
export function jsonOption({ cli }: Messages, description = cli.options.json): Option {
  return option('--json', description, { group: cli.groups.answer });
}

/** `[position]`: a FEN, `-`, or nothing. */
export function positionArgument({ cli }: Messages): Argument {
  return new Argument(`[${cli.values.position}]`, cli.arguments.position);
}
