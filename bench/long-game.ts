// Measures whether a long game grows slow: npm run bench:long-game
//   --plies N     how long the game is (300)
// Each thing that is done with every move is timed at the start of the game and at its end, in turn,
// by medians; only the ratio of the two is printed. Kings walk about, so that nothing is captured and
// every earlier position has to be looked at for repetition.
import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import type { Game } from '../src/game/game.ts';
import { drawCounters } from '../src/game/draws.ts';
import { legalMovesOf, movesPlayed, playMove, redo, undo } from '../src/game/game.ts';
import { formatPdnGame } from '../src/notation/pdn/format.ts';
import { parsePdn } from '../src/notation/pdn/parse.ts';
import { parseFen } from '../src/notation/fen.ts';
import { savedOfSession } from '../src/plain/restore.ts';
import { createSession, reduce, type Session } from '../src/plain/session.ts';
import { VARIANTS } from '../src/rules/variants.ts';
import type { Move } from '../src/rules/types.ts';
import { recordOfSaved } from '../src/store/saved-game.ts';
import { recordTexts } from '../src/tui/record-list.ts';

const { values } = parseArgs({ options: { plies: { type: 'string', default: '300' } } });
const PLIES = Number(values.plies);
const EARLY = 10;
const ROUNDS = 400;

/** A game of kings only. */
function begin(): Session {
  const fen = parseFen(VARIANTS.american, 'W:WK29,K30,K31,K32:BK1,K2,K3,K4');
  if (!fen.ok) throw new Error(fen.error.code);
  const session = createSession({
    ruleset: { variant: VARIANTS.american, forcedCapture: false },
    setup: 'house',
    start: fen.value.position,
    humanColor: 'both',
  });
  return { ...session, game: { ...session.game, rules: [] } };
}

/** A quiet move, another one every time. */
function nextMove(game: Game): Move {
  const legal = legalMovesOf(game).filter(({ captures }) => captures.length === 0);
  const ply = movesPlayed(game).length;
  const move = legal[(ply * 7) % legal.length];
  if (move === undefined) throw new Error('no quiet move');
  return move;
}

/** Goes on where a rule would have ended the game. */
function withoutDraws({ game, ...session }: Session): Session {
  const plies = game.plies.map((ply) => ({ ...ply, outcome: undefined }));
  return { ...session, game: { ...game, plies } };
}

function playTo(plies: number): Session {
  let session = begin();
  while (session.game.at < plies) {
    const { game } = session;
    session = withoutDraws({ ...session, game: playMove(game, nextMove(game)) });
  }
  return session;
}

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

const early = playTo(EARLY);
const late = playTo(PLIES);
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
