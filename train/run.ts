import type { Variant } from '../src/rules/types.ts';
import type { Pool } from './pool.ts';
import type { RunStore } from './store.ts';

/** What decides what comes out of a run. */
export interface PipelineSettings {
  readonly variant: Variant;
  readonly seed: number;
  /** Games of self-play in a round. */
  readonly games: number;
  /** Positions the search visits for a move of self-play, and of a match. */
  readonly nodes: number;
  readonly matchNodes: number;
  /** Pairs of games in a match. */
  readonly pairs: number;
  /** Rounds in all. */
  readonly rounds: number;
}

/** The place of the weights that the program plays with. */
export interface InstalledFile {
  readonly name: string;
  /** Undefined when there is no file that could be read. */
  read(): Uint8Array | undefined;
  write(file: Uint8Array): void;
}

/** How a run shows what it does, and when it must end. */
export interface RunContext {
  readonly store: RunStore;
  readonly pool: Pool;
  readonly say: (line: string) => void;
  readonly isOver: () => boolean;
  /** Where what proves itself is put, if anywhere. */
  readonly installed: InstalledFile | undefined;
}

/** What is said of a run that ends before its rounds are done. */
export const NOT_FINISHED = 'not finished: the same command goes on from here';

const numbered = (round: number): string => String(round).padStart(3, '0');

/** The names of a run's files. */
export const fileOf = {
  state: 'state.json',
  weights: (round: number): string => `weights-${numbered(round)}.bin`,
  /** The beginning of the names of a round's games. */
  shards: (round: number): string => `shard-${numbered(round)}`,
  pairs: (round: number, against: string): string => `pairs-${numbered(round)}-${against}.json`,
} as const;
