// Runs a TypeScript file: node scripts/run-ts.mjs <file.ts> [arguments]. It is bundled first, the
// kernel's bytes included, just as the program itself is.
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import * as esbuild from 'esbuild';

const [entry, ...args] = process.argv.slice(2);
if (entry === undefined) {
  console.error('usage: node scripts/run-ts.mjs <file.ts> [arguments]');
  process.exit(2);
}

const root = path.resolve(import.meta.dirname, '..');
const cache = path.join(root, 'node_modules/.cache/dama');
// The process id keeps two runs of one script apart.
const outfile = path.join(cache, `${path.basename(entry, '.ts')}-${process.pid}.mjs`);

/** Ink's way to React's developer tools, which nobody installs. */
const leaveOut = {
  name: 'leave-out',
  setup(build) {
    build.onResolve({ filter: /^\.\/devtools\.js$/ }, () => ({
      path: 'devtools',
      namespace: 'none',
    }));
    build.onLoad({ filter: /.*/, namespace: 'none' }, () => ({ contents: '' }));
  },
};

await mkdir(cache, { recursive: true });
await sweep();
await esbuild.build({
  entryPoints: [path.resolve(entry)],
  outfile,
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  sourcemap: 'inline',
  loader: { '.wasm': 'binary' },
  jsx: 'automatic',
  define: { 'process.env.NODE_ENV': '"production"' },
  plugins: [leaveOut],
  // Some bundled CommonJS packages call require() for Node's own modules.
  banner: {
    js: "import{createRequire as __cr}from'node:module';const require=__cr(import.meta.url);",
  },
  logLevel: 'warning',
});

/** What runs that were killed have left: nothing runs for days. */
async function sweep() {
  const oldest = Date.now() - 3 * 24 * 60 * 60 * 1000;
  for (const name of await readdir(cache)) {
    if (!/-\d+\.mjs$/.test(name)) continue;
    const file = path.join(cache, name);
    // Another run may do the same at this moment.
    const stats = await stat(file).catch(() => undefined);
    if (stats !== undefined && stats.mtimeMs < oldest) await rm(file, { force: true });
  }
}

/** Whether it says what is wrong with the arguments: a stack of calls says nothing more. */
function isOfCommandLine(error) {
  if (!(error instanceof Error)) return false;
  return error.name === 'BadArgument' || String(error.code).startsWith('ERR_PARSE_ARGS_');
}

process.argv = [process.execPath, outfile, ...args];
try {
  await import(pathToFileURL(outfile).href);
} catch (error) {
  if (!isOfCommandLine(error)) throw error;
  console.error(`error: ${error.message}`);
  process.exitCode = 2;
} finally {
  await rm(outfile, { force: true });
}
