// Measures whether a long game grows slow: npm run bench:long-game
//   --plies N     how long the game is (300)
// Each thing that is done with every move is timed at the start of the game and at its end, in turn,
// by medians; only the ratio of the two is printed. Kings walk about, so that nothing is captured and
// every earlier position has to be looked at for repetition.
import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { drawCounters } from '../src/game/draws.ts';
import { redo, undo } from '../src/game/game.ts';
import { formatPdnGame } from '../src/notation/pdn/format.ts';
import { parsePdn } from '../src/notation/pdn/parse.ts';
import { savedOfSession } from '../src/plain/restore.ts';
import { reduce, type Session } from '../src/plain/session.ts';
import { recordOfSaved } from '../src/store/saved-game.ts';
import { wholeNumberOf } from '../scripts/tool-args.ts';
import { longSession, nextMove } from './long-session.ts';
import { recordTexts } from '../src/tui/record-list.ts';

const { values } = parseArgs({ options: { plies: { type: 'string', default: '300' } } });
const EARLY = 10;
const PLIES = wholeNumberOf('--plies', values.plies, { least: EARLY });
const ROUNDS = 400;

const TASKS: Readonly<Record<string, (session: Session) => unknown>> = {
  'play a move': (session) => reduce(session, { type: 'play', move: nextMove(session.game) }),
  'undo and redo': ({ game }) => redo(undo(game)),
  'draw counters': ({ game }) => drawCounters(game),
  'move list': ({ game }) => recordTexts(game),
  'write the file': (session) =>
    formatPdnGame(recordOfSaved(savedOfSession(session, 'medium', []))),
  'read the file': (session) =>
    parsePdn(formatPdnGame(recordOfSaved(savedOfSession(session, 'medium', [])))),
};

function median(numbers: number[]): number {
  return numbers.sort((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;
}

function time(task: (session: Session) => unknown, session: Session): number {
  const begun = performance.now();
  task(session);
  return performance.now() - begun;
}

const early = longSession(EARLY);
const late = longSession(PLIES);
console.log(`ply ${PLIES} against ply ${EARLY} (a list that is ${PLIES / EARLY} times as long)`);
for (const [name, task] of Object.entries(TASKS)) {
  const times = { early: [] as number[], late: [] as number[] };
  for (let round = 0; round < ROUNDS; round += 1) {
    times.early.push(time(task, early));
    times.late.push(time(task, late));
  }
  const ratio = median(times.late) / median(times.early);
  console.log(`${name.padEnd(16)} ${ratio.toFixed(1)} times`);
}
