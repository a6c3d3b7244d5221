import { setPriority } from 'node:os';

const PATIENT = 10;

/**
 * Lets all others go before the thread that calls this: on a machine with few cores a key would wait
 * for the search. Only on Linux is this the priority of the thread alone.
 */
export function giveWay(): void {
  if (process.platform === 'linux') setPriority(0, PATIENT);
}
