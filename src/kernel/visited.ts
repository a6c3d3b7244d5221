// The states a capture search has been in: a hash table cleared by changing its stamp.
// Many orders of the same jumps lead to the same state; going into each again would take
// exponential time where kings meet many pieces.

import { VISITED_LIMIT, VISITED_SHIFT, VISITED_SIZE, visitedKeys, visitedStamps } from './memory';

let stamp: u32 = 0;
let stored: u32 = 0;
/** Set when a search met more states than the table holds; its moves are then incomplete. */
export let visitedOverflow: bool = false;

/** Forgets all states. */
export function clearVisited(): void {
  stored = 0;
  if (++stamp == 0) {
    memory.fill(visitedStamps(), 0, <usize>VISITED_SIZE * 4);
    stamp = 1;
  }
}

export function clearVisitedOverflow(): void {
  visitedOverflow = false;
}

/** Whether the state is known already; from now on it is. */
export function seen(key: u64): bool {
  const stamps = visitedStamps();
  const keys = visitedKeys();
  let slot = <u32>((key * 0x9e3779b97f4a7c15) >> VISITED_SHIFT);
  while (load<u32>(stamps + ((<usize>slot) << 2)) == stamp) {
    if (load<u64>(keys + ((<usize>slot) << 3)) == key) return true;
    slot = (slot + 1) & (VISITED_SIZE - 1);
  }
  if (stored >= VISITED_LIMIT) {
    visitedOverflow = true;
    return true;
  }
  stored++;
  store<u32>(stamps + ((<usize>slot) << 2), stamp);
  store<u64>(keys + ((<usize>slot) << 3), key);
  return false;
}
