// Builds everything `npm start` needs: the kernel (AssemblyScript to WebAssembly) and the bundle.
import { readdirSync } from 'node:fs';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as esbuild from 'esbuild';
import { buildKernel } from './kernel.mjs';
import { writeThirdPartyLicenses } from './third-party.mjs';

const root = path.resolve(import.meta.dirname, '..');
const dist = path.join(root, 'dist');

/**
 * What is loaded only when it is wanted: each becomes a file of its own, with everything it needs in
 * it. Sharing code between files would save some kilobytes and cost a file to open for each shared
 * part: most of the time that `dama moves` takes is spent on opening files.
 */
const WINGS = [
  ['src/tui/index.ts', 'tui'],
  ['src/tui/mount.tsx', 'ink'],
  ['src/plain/run.ts', 'plain'],
  ['src/plain/external-opponent.ts', 'external'],
  ...['best', 'completion', 'engine', 'rules', 'variants'].map((name) => [
    `src/cli/commands/${name}.ts`,
    name,
  ]),
  // English stays with the commands: it is what most runs need.
  ['src/messages/tr/index.ts', 'messages-tr'],
  ...['en', 'tr'].flatMap((language) => pagesOf(language)),
];

function pagesOf(language) {
  const folder = `src/messages/pages/${language}`;
  return readdirSync(path.join(root, folder))
    .filter((file) => !file.includes('.test.'))
    .map((file) => [`${folder}/${file}`, `pages-${language}-${path.parse(file).name}`]);
}

/** Leaves `import()` of a wing to the running program; every other `import()` is bundled in place. */
const wings = {
  name: 'wings',
  setup(build) {
    const names = new Map(WINGS.map(([file, name]) => [path.join(root, file), name]));
    build.onResolve({ filter: /^\./ }, ({ kind, path: target, resolveDir }) => {
      const name = names.get(path.resolve(resolveDir, target));
      if (kind !== 'dynamic-import' || name === undefined) return undefined;
      return { path: `./${name}.js`, external: true };
    });
  },
};

/**
 * Modules that packages import for something this program never does, by package:
 * Commander runs commands that are programs of their own (and loading `node:child_process` takes
 * longer than all the rest of it); Ink attaches React's developer tools where `DEV=true` is set.
 */
const LEFT_OUT = { commander: 'node:child_process', ink: './devtools.js' };

/** Puts an empty module in the place of each of those. */
const leaveOut = {
  name: 'leave-out',
  setup(build) {
    for (const [name, module] of Object.entries(LEFT_OUT)) {
      const inPackage = path.join('node_modules', name) + path.sep;
      build.onResolve({ filter: /./ }, ({ path: target, importer }) =>
        target === module && importer.includes(inPackage)
          ? { path: module, namespace: 'nothing' }
          : undefined,
      );
    }
    build.onLoad({ filter: /./, namespace: 'nothing' }, () => ({ contents: '' }));
  },
};

/**
 * Ink draws nothing where it takes itself to be in a CI. The screen is only opened on a terminal with
 * somebody at it, whatever the environment says.
 */
const interactive = {
  name: 'interactive',
  setup(build) {
    const filter = /^is-in-ci$/;
    build.onResolve({ filter }, ({ path: name }) => ({ path: name, namespace: 'interactive' }));
    build.onLoad({ filter, namespace: 'interactive' }, () => ({
      contents: 'export default false',
    }));
  },
};

/**
 * Bundles the program: what every command needs in one file, and the wings.
 * @returns the names of all files in `dist` then
 */
async function buildBundle() {
  const result = await esbuild.build({
    absWorkingDir: root,
    entryPoints: {
      cli: 'src/cli/main.ts',
      worker: 'src/engine/worker.ts',
      ...Object.fromEntries(WINGS.map(([file, name]) => [name, file])),
    },
    outdir: 'dist',
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    jsx: 'automatic',
    minify: true,
    metafile: true,
    loader: { '.wasm': 'binary' },
    define: {
      'process.env.NODE_ENV': '"production"',
      // Ink's layout engine would take its own bytes from a data: URL with fetch(), for which Node
      // loads a whole HTTP client; without fetch() it decodes them, which takes a tenth of the time.
      fetch: 'undefined',
    },
    plugins: [wings, leaveOut, interactive],
    // Some bundled CommonJS packages call require() for Node's own modules.
    banner: {
      js: "import{createRequire as __cr}from'node:module';const require=__cr(import.meta.url);",
    },
    legalComments: 'none',
    logLevel: 'warning',
  });
  await writeFile(path.join(dist, 'meta.json'), JSON.stringify(result.metafile));
  writeThirdPartyLicenses(root, result.metafile);
  const bundles = Object.keys(result.metafile.outputs).map((file) => path.basename(file));
  return new Set([...bundles, 'kernel.wasm', 'meta.json', 'THIRD_PARTY_LICENSES.txt']);
}

/** Compiles the kernel and puts it in its place as a whole: somebody may be reading the one before. */
async function replaceKernel() {
  const made = path.join(dist, `kernel-${process.pid}.wasm`);
  await buildKernel(made);
  await rename(made, path.join(dist, 'kernel.wasm'));
}

/** Removes what an earlier build has left and this one has not made. */
async function removeOthers(made) {
  for (const file of await readdir(dist)) {
    if (!made.has(file)) await rm(path.join(dist, file), { recursive: true, force: true });
  }
}

await mkdir(dist, { recursive: true });
await replaceKernel();
if (!process.argv.includes('--kernel')) await removeOthers(await buildBundle());
