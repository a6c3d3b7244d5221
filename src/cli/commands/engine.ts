import { version } from '../../../package.json';
import { createEngine } from '../../engine/client.ts';
import { defaultThreads } from '../../engine/crew.ts';
import { createHubServer } from '../../engine/hub/server.ts';
import { createLineSplitter } from '../../engine/hub/splitter.ts';
import type { Context } from '../context.ts';
import { EXIT, type ExitCode } from '../failure.ts';

/**
 * `dama engine`: speaks the Hub protocol until `quit` or the end of the input. Nothing but the
 * protocol is written to the standard output.
 */
export async function runEngine({ input, output }: Context): Promise<ExitCode> {
  let quit = (): void => undefined;
  const ended = new Promise<void>((resolve) => (quit = resolve));
  const server = createHubServer({
    version,
    threads: defaultThreads(),
    openEngine: (size) => createEngine(size),
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
