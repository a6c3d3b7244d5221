import { Command, type CommanderError } from 'commander';
import { version } from '../../package.json';
import { LANGUAGES } from '../messages/index.ts';
import type { CommandName, Example } from '../messages/en/cli.ts';
import type { Context } from './context.ts';
import { usageFailure, type ExitCode } from './failure.ts';
import { configureHelp } from './help.ts';
import { option } from './options.ts';
import { DEFAULT_COMMAND, type CommandSpec } from './spec.ts';
import { aboutSpecs } from './specs/about.ts';
import { engineSpecs } from './specs/engine.ts';
import { playSpecs } from './specs/play.ts';
import { positionSpecs } from './specs/positions.ts';
import { usageErrorFrom } from './usage-errors.ts';

/**
 * The whole command line, with its help in the language of the context.
 *
 * @param done - told the exit code of the command that was run.
 * @param print - given the help, or the version, where one was asked for.
 */
export function buildProgram(
  context: Context,
  done: (code: ExitCode) => void,
  print: (text: string) => void = () => undefined,
): Command {
  const { messages } = context;
  const { cli } = messages;
  const program = new Command('dama');
  program.description(cli.description);
  configureHelp(program, context, (command) => examplesOf(context, command), print);
  program.version(version, '-V, --version', cli.options.version);
  program.addOption(
    option(`--lang <${cli.values.language}>`, cli.options.lang, {
      choices: LANGUAGES,
      environment: 'DAMA_LANG',
    }),
  );
  program.option('--no-color', cli.options.noColor);
  rewordErrors(program);
  for (const specs of [playSpecs, positionSpecs, engineSpecs, aboutSpecs]) {
    for (const spec of specs(messages)) addCommand(program, context, spec, done);
  }
  return program;
}

function addCommand(
  program: Command,
  context: Context,
  spec: CommandSpec,
  done: (code: ExitCode) => void,
): void {
  const { name, group, run } = spec;
  const { summary, description } = context.messages.cli.commands[name];
  const command = program
    .command(name, { isDefault: name === DEFAULT_COMMAND })
    .summary(summary)
    .description(description)
    .helpGroup(group);
  for (const argument of spec.arguments) command.addArgument(argument);
  for (const one of spec.options) command.addOption(one);
  rewordErrors(command);
  command.action(async () => done(await run(context, command)));
}

/** Makes a command throw the program's own errors in place of Commander's. */
function rewordErrors(command: Command): void {
  command.exitOverride((error: CommanderError) => {
    const known = usageErrorFrom(command, error);
    throw known === undefined ? error : usageFailure(known);
  });
}

function examplesOf({ messages }: Context, command: Command): readonly Example[] {
  const { commands } = messages.cli;
  const text = commands[command.name() as CommandName] as
    (typeof commands)[CommandName] | undefined;
  return (text ?? commands[DEFAULT_COMMAND]).examples;
}
