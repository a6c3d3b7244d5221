import { render } from 'ink';
import type { PlayStreams } from '../plain/options.ts';
import { App, type AppProps } from './app.tsx';
import { createFrames } from './frames.ts';

/** The running app. */
export interface Mounted {
  /** Ends it. Any number of times. */
  readonly unmount: () => void;
  /** Resolves when it has ended; rejects when it broke down. */
  readonly ended: Promise<unknown>;
}

/** Starts the app with Ink, which takes most of the time that the program needs to start. */
export function mount({ input, output, error }: PlayStreams, props: AppProps): Mounted {
  const frames = createFrames(output, props.draw);
  const instance = render(<App {...props} draw={frames.draw} />, {
    stdin: input as unknown as NodeJS.ReadStream,
    stdout: frames.output as unknown as NodeJS.WriteStream,
    stderr: error as unknown as NodeJS.WriteStream,
    exitOnCtrlC: false,
    // Ink holds frames back by this twice, one after the other; a key shall not wait for it.
    maxFps: 125,
  });
  return { unmount: instance.unmount, ended: instance.waitUntilExit() };
}
