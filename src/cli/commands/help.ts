import type { Command } from 'commander';
import type { Context } from '../context.ts';
import { EXIT, usageFailure, type ExitCode } from '../failure.ts';
import { suggest } from '../suggest.ts';

/** `dama help [command]`: the same as `--help`. */
export function runHelp(_context: Context, command: Command): ExitCode {
  const [name] = command.args;
  const program = command.parent ?? command;
  const wanted = name === undefined ? program : program.commands.find((sub) => sub.name() === name);
  if (wanted === undefined) {
    const commands = program.commands.map((sub) => sub.name());
    const suggestions = suggest(name ?? '', commands);
    throw usageFailure({ code: 'usage.unknown-command', name: name ?? '', suggestions, commands });
  }
  wanted.outputHelp();
  return EXIT.done;
}
