import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import * as esbuild from 'esbuild';

/** For tests only: the engine's worker from the source of this moment; that in `dist` may be older. */
export interface TestWorker {
  readonly url: URL;
  remove(): Promise<void>;
}

/** As deep in the package as scripts are run from: there it finds the weights. */
const FOLDER = path.resolve(import.meta.dirname, '../../node_modules/.cache/dama');

/** For tests only: bundles the engine's worker. */
export async function buildTestWorker(): Promise<TestWorker> {
  await mkdir(FOLDER, { recursive: true });
  // Test files run in processes of their own.
  const outfile = path.join(FOLDER, `worker-${process.pid}.mjs`);
  await esbuild.build({
    entryPoints: [path.join(import.meta.dirname, 'worker.ts')],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    loader: { '.wasm': 'binary' },
  });
  return { url: pathToFileURL(outfile), remove: () => rm(outfile, { force: true }) };
}
