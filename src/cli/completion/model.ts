import type { Command, Option } from 'commander';

/** The shells that completion scripts are made for. */
export const SHELLS = ['bash', 'zsh', 'fish'] as const;
export type Shell = (typeof SHELLS)[number];

/** An option as a shell completes it. */
export interface CompletedOption {
  readonly long: string;
  readonly short?: string;
  readonly description: string;
  /** The name of its value; undefined for one that takes none. */
  readonly value?: string;
  /** What the value may be; empty when it is free. */
  readonly choices: readonly string[];
}

/** A command as a shell completes it. */
export interface CompletedCommand {
  readonly name: string;
  readonly summary: string;
  readonly options: readonly CompletedOption[];
  /** What its arguments may be, where they are a choice. */
  readonly words: readonly string[];
}

/** Everything a completion script needs to know, read from the commands themselves. */
export interface CompletionModel {
  readonly name: string;
  readonly commands: readonly CompletedCommand[];
  /** What is run without a command's name, whose options come right after the program's. */
  readonly defaultCommand: CompletedCommand;
}

/** Reads the model from the program; options that every command has are listed with each. */
export function completionModel(program: Command, defaultName: string): CompletionModel {
  const names = program.commands.map((command) => command.name());
  const shared = [...program.options.map(optionModel), helpOption(program)];
  const commands = program.commands.map((command) => ({
    name: command.name(),
    summary: command.summary(),
    options: [...command.options.map(optionModel), ...shared],
    words:
      command.name() === 'help'
        ? names
        : command.registeredArguments.flatMap(({ argChoices }) => argChoices ?? []),
  }));
  const defaultCommand = commands.find(({ name }) => name === defaultName);
  if (defaultCommand === undefined) throw new Error(`there is no command ${defaultName}`);
  return { name: program.name(), commands, defaultCommand };
}

function optionModel(option: Option): CompletedOption {
  const { long, short, description, argChoices, flags, required } = option;
  const value = /<(.*)>/.exec(flags)?.[1];
  return {
    long: long ?? flags,
    ...(short ? { short } : {}),
    description,
    ...(required && value !== undefined ? { value } : {}),
    choices: argChoices ?? [],
  };
}

/** Commander keeps its help option apart from the others. */
function helpOption(program: Command): CompletedOption {
  const help = program
    .createHelp()
    .visibleOptions(program)
    .find(({ long }) => long === '--help');
  return { long: '--help', short: '-h', description: help?.description ?? '', choices: [] };
}

/** Text as one word of a shell, between single quotes. */
export function shellQuote(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
