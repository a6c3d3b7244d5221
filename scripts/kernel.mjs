// Compiles the kernel (AssemblyScript to WebAssembly). By itself: node scripts/kernel.mjs FILE [--checked]
//   --checked   with the checks of src/kernel/checks.ts at every move of a search, and with the names
//               of functions, so that a trap says which check failed
import path from 'node:path';
import asc from 'assemblyscript/asc';

const root = path.resolve(import.meta.dirname, '..');

/** Compiles src/kernel to a file. The kernel imports its memory, so that threads can share it. */
export async function buildKernel(outFile, { checked = false } = {}) {
  const { error, stderr } = await asc.main([
    path.join(root, 'src/kernel/index.ts'),
    '--outFile',
    outFile,
    '--baseDir',
    root,
    '--runtime',
    'stub',
    '--importMemory',
    '--sharedMemory',
    '--enable',
    'threads',
    // 65536 pages of 64 KiB is the format's limit; who creates the memory decides what is used.
    '--initialMemory',
    '1',
    '--maximumMemory',
    '65536',
    ...(checked
      ? ['--optimizeLevel', '0', '--debug']
      : ['--optimizeLevel', '3', '--converge', '--noAssert']),
    '--use',
    'abort=',
  ]);
  if (error) throw new Error(`the kernel does not compile\n${stderr.toString()}`);
}

if (process.argv[1] === import.meta.filename) {
  const [outFile, option] = process.argv.slice(2);
  await buildKernel(path.resolve(outFile), { checked: option === '--checked' });
}
