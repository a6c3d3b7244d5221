import { render } from 'ink';
import type { PlayStreams } from '../plain/options.ts';
import { App, type AppProps } from './app.tsx';

/** The running app. */
export interface Mounted {
  /** Ends it. Any number of times. */
  readonly unmount: () => void;
  /** Resolves when it has ended; rejects when it broke down. */
  readonly ended: Promise<unknown>;
}

/** Starts the app with Ink, which takes most of the time that the program needs to start. */
export function mount({ input, output, error }: PlayStreams, props: AppProps): Mounted {
  const instance = render(<App {...props} />, {
    stdin: input as unknown as NodeJS.ReadStream,
    stdout: output as unknown as NodeJS.WriteStream,
    stderr: error as unknown as NodeJS.WriteStream,
    exitOnCtrlC: false,
  });
  return { unmount: instance.unmount, ended: instance.waitUntilExit() };
}
