import { version } from '../../../package.json';
import { createEngine } from '../../engine/client.ts';
import { defaultThreads } from '../../engine/crew.ts';
import { createHubServer } from '../../engine/hub/server.ts';
import { createLineSplitter } from '../../engine/hub/splitter.ts';
import { onceAGame } from '../../engine/warnings.ts';
import type { Context } from '../context.ts';
import { EXIT, type ExitCode } from '../failure.ts';
import { warn } from '../report.ts';

/**
 * `dama engine`: speaks the Hub protocol until `quit` or the end of the input. Nothing but the
 * protocol is written to the standard output; a warning goes to people, past the interface.
 */
export async function runEngine(context: Context): Promise<ExitCode> {
  const { input, output } = context;
  let quit = (): void => undefined;
  const ended = new Promise<void>((resolve) => (quit = resolve));
  // Another size of the table means another engine, with the same weights.
  const onWarning = onceAGame((error) => warn(context, error));
  const server = createHubServer({
    version,
    threads: defaultThreads(),
    openEngine: (size) => createEngine({ ...size, onWarning }),
    send: (line) => output.write(`${line}\n`),
    onQuit: quit,
  });
  const lines = createLineSplitter((line) => server.receive(line));
  input.on('data', (chunk: Buffer) => lines.push(chunk));
  // Whoever has gone does not want an answer either.
  for (const event of ['end', 'close', 'error'] as const) input.on(event, quit);
  await ended;
  await server.close();
  input.destroy();
  return EXIT.done;
}
