// Apart from the options themselves, so that reading a value does not load the option parser.

/** Bounds of whole-number options, both included. */
export const BOUNDS = {
  depth: { min: 1, max: 64 },
  nodes: { min: 1, max: 1_000_000_000_000 },
  multipv: { min: 1, max: 50 },
  /** Of `MAX_THREADS` and of what fits a kernel's memory with so many. */
  threads: { min: 1, max: 64 },
  hash: { min: 1, max: 2048 },
  seed: { min: 0, max: 4_294_967_295 },
  width: { min: 20, max: 1000 },
} as const;

/** The variable that chooses a game where `--variant` does not. */
export const VARIANT_VARIABLE = 'DAMA_VARIANT';
