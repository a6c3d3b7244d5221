import { homedir, uptime } from 'node:os';
import process from 'node:process';
import { ok, type Result } from '../rules/result.ts';
import type { StoreContext } from './context.ts';
import { systemCode, type StoreError } from './errors.ts';
import { resolvePlaces } from './places.ts';

/** The store of the user who runs this program. */
export function systemStore(): Result<StoreContext, StoreError> {
  const { env, platform, pid } = process;
  const places = resolvePlaces({ env, platform, home: userHome() });
  if (!places.ok) return places;
  return ok({ places: places.value, owner: pid, isRunning, now: () => new Date() });
}

/** The home folder, if there is any: without HOME, a user the system does not list has none. */
export function userHome(): string | undefined {
  try {
    return homedir() || undefined;
  } catch {
    return undefined;
  }
}

/** File times can be some seconds coarse or off. */
const CLOCK_SLACK = 10_000;

function isRunning(pid: number, lastSeen: Date): boolean {
  const started = Date.now() - uptime() * 1000;
  if (lastSeen.getTime() < started - CLOCK_SLACK) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // It runs, but as somebody else.
    return systemCode(error) === 'EPERM';
  }
}
