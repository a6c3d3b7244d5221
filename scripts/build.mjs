// Builds everything `npm start` needs: the kernel (AssemblyScript to WebAssembly) and the bundle.
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import asc from 'assemblyscript/asc';
import * as esbuild from 'esbuild';

const root = path.resolve(import.meta.dirname, '..');
const dist = path.join(root, 'dist');

/** Compiles src/kernel to dist/kernel.wasm. The kernel imports its memory, so that threads can share it. */
async function buildKernel() {
  const { error, stderr } = await asc.main([
    path.join(root, 'src/kernel/index.ts'),
    '--outFile', path.join(dist, 'kernel.wasm'),
    '--baseDir', root,
    '--runtime', 'stub',
    '--importMemory',
    '--sharedMemory',
    '--enable', 'threads',
    // 65536 pages of 64 KiB is the format's limit; who creates the memory decides what is used.
    '--initialMemory', '1',
    '--maximumMemory', '65536',
    '--optimizeLevel', '3',
    '--converge',
    '--noAssert',
    '--use', 'abort=',
  ]);
  if (error) throw new Error(`the kernel does not compile\n${stderr.toString()}`);
}

/** Bundles the program. Code that only a game on the screen needs stays in chunks of its own. */
async function buildBundle() {
  const result = await esbuild.build({
    absWorkingDir: root,
    entryPoints: { cli: 'src/cli/main.ts', worker: 'src/engine/worker.ts' },
    outdir: 'dist',
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    jsx: 'automatic',
    minify: true,
    keepNames: true,
    metafile: true,
    loader: { '.wasm': 'binary' },
    define: { 'process.env.NODE_ENV': '"production"' },
    alias: { 'react-devtools-core': path.join(root, 'scripts/no-devtools.mjs') },
    // Some bundled CommonJS packages call require() for Node's own modules.
    banner: {
      js: "import{createRequire as __cr}from'node:module';const require=__cr(import.meta.url);",
    },
    legalComments: 'none',
    logLevel: 'warning',
  });
  await writeFile(path.join(dist, 'meta.json'), JSON.stringify(result.metafile));
}

await rm(dist, { recursive: true, force: true });
await mkdir(dist, { recursive: true });
await buildKernel();
if (!process.argv.includes('--kernel')) await buildBundle();
