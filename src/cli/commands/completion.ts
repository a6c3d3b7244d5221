import type { Command } from 'commander';
import { bashScript } from '../completion/bash.ts';
import { fishScript } from '../completion/fish.ts';
import { completionModel, SHELLS, type CompletionModel, type Shell } from '../completion/model.ts';
import { zshScript } from '../completion/zsh.ts';
import type { Context } from '../context.ts';
import { EXIT, type ExitCode } from '../failure.ts';
import { write } from '../output.ts';
import { DEFAULT_COMMAND } from '../spec.ts';
import { readChoice } from '../values.ts';

const SCRIPTS: Readonly<Record<Shell, (model: CompletionModel) => string>> = {
  bash: bashScript,
  zsh: zshScript,
  fish: fishScript,
};

/** `dama completion bash|zsh|fish`: a script for the shell, made from the commands themselves. */
export async function runCompletion(context: Context, command: Command): Promise<ExitCode> {
  const [text] = command.args;
  const shell = readChoice(`<${context.messages.cli.values.shell}>`, text, SHELLS) ?? 'bash';
  const model = completionModel(command.parent ?? command, DEFAULT_COMMAND);
  await write(context.output, SCRIPTS[shell](model));
  return EXIT.done;
}
