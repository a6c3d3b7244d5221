import {
  FIRST_FREE_BYTE,
  createKernelMemory,
  instantiateKernel,
  setRuleset,
  type KernelExports,
} from './kernel.ts';
import type { Ruleset } from './types.ts';

/** The kernel instance that answers questions about the rules in this thread, and its memory. */
export interface Generator {
  readonly kernel: KernelExports;
  readonly bytes: DataView;
}

let generator: Generator | undefined;
let current: Ruleset | undefined;

function create(): Generator {
  // One page tells how much an instance needs; memory only grows in address space, not in use.
  const memory = createKernelMemory(FIRST_FREE_BYTE);
  const kernel = instantiateKernel(memory, FIRST_FREE_BYTE);
  memory.grow(Math.ceil(kernel.scratchBytes() / 65_536));
  return { kernel, bytes: new DataView(memory.buffer) };
}

/** The thread's generator, set to play by `ruleset`. */
export function generatorFor(ruleset: Ruleset): Generator {
  generator ??= create();
  if (current !== ruleset) {
    setRuleset(generator.kernel, ruleset);
    current = ruleset;
  }
  return generator;
}
