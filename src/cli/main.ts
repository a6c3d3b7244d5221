import { type Command, CommanderError } from 'commander';
import { createContext, type Context } from './context.ts';
import { EXIT, Failure, isFailure, type ExitCode } from './failure.ts';
import { commandPath } from './help.ts';
import { LANGUAGES } from '../messages/index.ts';
import { settle, write } from './output.ts';
import { buildProgram } from './program.ts';
import { report } from './report.ts';
import { checkLanguage } from './values.ts';

/** Errors in naming the command: what helps is the list of commands. */
const ABOUT_COMMANDS: ReadonlySet<string> = new Set([
  'usage.unknown-command',
  'usage.command-not-first',
]);

/**
 * Runs the program with the arguments after its name. Sets the exit code of the process and lets it
 * end by itself, so that everything written is read.
 */
export async function main(argv: readonly string[]): Promise<void> {
  const context = await createContext(argv);
  const crash = (error: unknown): void => {
    reportCrash(context, error);
    process.exit(EXIT.failed);
  };
  process.on('uncaughtException', crash);
  process.on('unhandledRejection', crash);
  process.exitCode = await run(context, argv);
}

async function run(context: Context, argv: readonly string[]): Promise<ExitCode> {
  let code: ExitCode = EXIT.done;
  let help = '';
  const program = buildProgram(
    context,
    (exitCode) => (code = exitCode),
    (text) => (help += text),
  );
  let current = program;
  program.hook('preSubcommand', (_program, command) => {
    current = command;
  });
  program.hook('preAction', () => tellLanguage(context, checkLanguage(program)));
  try {
    await parse(program, argv);
    await write(context.output, help);
    // A game writes without waiting, line by line.
    await settle(context.output);
    return code;
  } catch (error) {
    if (!isFailure(error)) return reportCrash(context, error);
    report(context, error, commandPath(ABOUT_COMMANDS.has(error.error.code) ? program : current));
    return error.exit;
  }
}

/** A variable that is not understood is told once, beside the answer; never into JSON. */
function tellLanguage({ messages, error, json }: Context, unknown: string | undefined): void {
  if (unknown === undefined || json) return;
  error.write(`${messages.cli.unknownLanguage(unknown, LANGUAGES.join(', '))}\n`);
}

async function parse(program: Command, argv: readonly string[]): Promise<void> {
  try {
    await program.parseAsync(argv, { from: 'user' });
  } catch (error) {
    // How Commander says that it has given the help or the version.
    if (!(error instanceof CommanderError && error.exitCode === 0)) throw error;
  }
}

/** Tells a mistake in the program itself: in one line, and where it happened when asked for. */
function reportCrash(context: Context, error: unknown): ExitCode {
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  report(context, new Failure({ code: 'internal', reason: message }, EXIT.failed));
  if (context.env['DAMA_DEBUG']) context.error.write(`${stack}\n`);
  return EXIT.failed;
}
