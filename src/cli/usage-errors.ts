import type { Command, CommanderError } from 'commander';
import type { CommandName } from '../messages/en/cli.ts';
import type { KnownError } from '../messages/error-text.ts';
import { DEFAULT_COMMAND } from './spec.ts';
import { suggest } from './suggest.ts';

/** The commands whose argument is a FEN, which may have been torn apart at its spaces. */
const POSITION_COMMANDS: ReadonlySet<string> = new Set<CommandName>([
  'moves',
  'show',
  'best',
  'perft',
]);

/**
 * What Commander found wrong, as one of the program's own errors, so that it is told in the chosen
 * language. Commander gives a code and an English sentence; the names in it are taken from there.
 * Undefined for an error that this program's options cannot cause.
 */
export function usageErrorFrom(command: Command, error: CommanderError): KnownError | undefined {
  switch (error.code) {
    case 'commander.unknownOption':
      return unknownOption(command, /'(.*?)'(?:\n|$)/s.exec(error.message)?.[1] ?? '');
    case 'commander.unknownCommand':
      return unknownCommand(command, /'(.*?)'(?:\n|$)/s.exec(error.message)?.[1] ?? '');
    case 'commander.missingArgument':
      return {
        code: 'usage.missing-argument',
        argument: `<${/'(.*)'/.exec(error.message)?.[1] ?? ''}>`,
      };
    case 'commander.optionMissingArgument':
      return {
        code: 'usage.missing-value',
        option: /'(.*)'/.exec(error.message)?.[1] ?? '',
      };
    case 'commander.conflictingOption':
      return conflict(error.message);
    case 'commander.excessArguments':
      return excessArguments(command);
    default:
      return undefined;
  }
}

function unknownOption(command: Command, option: string): KnownError {
  const flags = [command, ...ancestors(command)].flatMap(({ options }) =>
    options.flatMap(({ long }) => long ?? []),
  );
  const [name = ''] = option.split('=');
  // The dashes are always right and tell nothing about the word.
  const words = [...new Set([...flags, '--help'])].map((flag) => flag.slice(2));
  const near = suggest(name.replace(/^-+/, ''), words);
  return {
    code: 'usage.unknown-option',
    option,
    suggestions: near.map((word) => `--${word}`),
  };
}

function unknownCommand(command: Command, name: string): KnownError {
  const commands = commandNames(command);
  return { code: 'usage.unknown-command', name, suggestions: suggest(name, commands), commands };
}

/** Too many words. Where a command takes none, the first is a command that does not exist. */
function excessArguments(command: Command): KnownError {
  const { registeredArguments, args, parent } = command;
  const excess = args.slice(registeredArguments.length);
  const [first = ''] = excess;
  // The default command is run when no command is named, so that a mistyped command comes to it as a word.
  if (parent !== null && registeredArguments.length === 0 && command.name() === DEFAULT_COMMAND) {
    return commandNames(parent).includes(first)
      ? { code: 'usage.command-not-first', name: first }
      : unknownCommand(parent, first);
  }
  const takesPosition = POSITION_COMMANDS.has(command.name());
  return { code: 'usage.excess-arguments', excess, takesPosition };
}

function conflict(message: string): KnownError {
  const [option = '', other = ''] = [...message.matchAll(/'(-.*?)'/g)].map(([, flags = '']) =>
    longFlag(flags),
  );
  return { code: 'usage.conflict', option, other };
}

/** `--level` of `-l, --level <level>`. */
function longFlag(flags: string): string {
  return /--[\w-]+/.exec(flags)?.[0] ?? flags;
}

function commandNames(command: Command): readonly string[] {
  return command.commands.map((sub) => sub.name());
}

function ancestors(command: Command): readonly Command[] {
  return command.parent === null ? [] : [command.parent, ...ancestors(command.parent)];
}
