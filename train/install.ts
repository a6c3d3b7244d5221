import { createHash } from 'node:crypto';
import { parseWeights } from '../src/engine/weights.ts';
import { isBetter } from './match.ts';
import { fileOf, type PipelineSettings, type RunContext } from './run.ts';
import { describe, playTrial } from './trial.ts';

/** Of these openings no round has seen any. */
const OPENINGS = 78;

/** Weights that have won their round. */
export interface Candidate {
  readonly round: number;
  /** The round whose weights they won against, 0 for the hand-made evaluation. */
  readonly opponent: number;
}

/**
 * Puts a round's weights where the program finds them, if they are better than what is there: the
 * opponent of a round may have been weaker, as in the first rounds of a new run. What was played for it
 * is kept with the run.
 * @returns whether that is settled; not so when the time was over before
 */
export async function installIfBetter(
  settings: PipelineSettings,
  context: RunContext,
  { round, opponent }: Candidate,
): Promise<boolean> {
  const { store, say, installed } = context;
  const file = store.read(fileOf.weights(round));
  if (installed === undefined || file === undefined) return true;
  const { name } = installed;
  const there = installed.read();
  const put = (why: string): true => {
    installed.write(file);
    say(`round ${round}: put into ${name}: ${why}`);
    return true;
  };
  const own = parseWeights(file, settings.variant);
  if (!own.ok) throw new Error(`${fileOf.weights(round)}: ${own.error.code}`);
  const known = there && parseWeights(there, settings.variant);
  // The program plays by the hand-made evaluation then, which has been beaten.
  if (there === undefined || known?.ok !== true) {
    return put(`there were no weights of ${settings.variant.name} that could be used`);
  }
  if (isSame(there, file)) {
    say(`round ${round}: these are the weights in ${name}`);
    return true;
  }
  const beaten = store.read(fileOf.weights(opponent));
  if (beaten !== undefined && isSame(there, beaten)) return put('its opponent was what was there');
  const counts = await playTrial(settings, context, {
    round,
    weights: own.value.pairs,
    against: known.value.pairs,
    key: `installed-${createHash('sha256').update(there).digest('hex').slice(0, 8)}`,
    opponent: name,
    openings: OPENINGS,
  });
  if (counts === undefined) return false;
  if (isBetter(counts)) return put(`${describe(counts)} against what was there`);
  say(`round ${round}: not put into ${name}: ${describe(counts)} against what is there`);
  return true;
}

function isSame(one: Uint8Array, other: Uint8Array): boolean {
  return Buffer.compare(one, other) === 0;
}
