import type { Argument, Command, Option } from 'commander';
import type { CommandName } from '../messages/en/cli.ts';
import type { Messages } from '../messages/index.ts';
import type { Context } from './context.ts';
import type { ExitCode } from './failure.ts';

/** Run when no command is named. */
export const DEFAULT_COMMAND: CommandName = 'play';

/** A command of the program: what it takes and what it does. Its words are in the messages. */
export interface CommandSpec {
  readonly name: CommandName;
  /** The heading it stands under in the help of the program. */
  readonly group: string;
  readonly arguments: readonly Argument[];
  readonly options: readonly Option[];
  /**
   * Loads the code of the command and runs it: nothing is loaded before, so that listing moves
   * never waits for the code of a game on the screen.
   *
   * @param command - with what was typed: `args` and `opts()`.
   */
  readonly run: (context: Context, command: Command) => Promise<ExitCode>;
}

/** Describes commands in a language. */
export type Specs = (messages: Messages) => readonly CommandSpec[];
