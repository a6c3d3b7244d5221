// Which searches may use what earlier ones have left in the table.

import { LEVEL_SETTINGS } from './levels.ts';
import { limitsOf } from './limits.ts';
import type { SearchRequest } from './types.ts';

/** A search in the life of a table; all threads that work on it are told the same. */
export interface TableTurn {
  /** What was kept in another epoch is unknown. */
  readonly epoch: number;
  /** The how many-th search it is. */
  readonly search: number;
}

/** Numbers the searches on a table. */
export function tableTurns(): (request: SearchRequest) => TableTurn {
  let epoch = 0;
  let search = 0;
  let tableHolds = '';
  return (request) => {
    const { ruleset, level, seed = 0 } = request;
    const noise = level === undefined ? 0 : LEVEL_SETTINGS[level].noise;
    const needed = [ruleset.variant.name, ruleset.forcedCapture, noise, noise && seed].join();
    if (isRepeatable(request) || needed !== tableHolds) epoch++;
    tableHolds = needed;
    search++;
    return { epoch, search };
  };
}

/** Whether it gives the same answer every time: no clock is part of its limits. */
export function isRepeatable(request: SearchRequest): boolean {
  return limitsOf(request).milliseconds === undefined;
}
