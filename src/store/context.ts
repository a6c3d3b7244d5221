import type { Places } from './places.ts';

/** Everything the store needs from outside: where, who, and when. */
export interface StoreContext {
  readonly places: Places;
  /** The process id of this program: it marks the games that it is playing. */
  readonly owner: number;
  /**
   * Whether another program still runs. `lastSeen` is when it certainly did: after a restart of the
   * system its id may be anybody's.
   */
  readonly isRunning: (owner: number, lastSeen: Date) => boolean;
  readonly now: () => Date;
}

/** A time as part of a file name: `20260105-142501`, in UTC. */
export function stampOf(time: Date): string {
  return time.toISOString().slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-');
}
