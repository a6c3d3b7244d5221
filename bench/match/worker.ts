import { parentPort, workerData } from 'node:worker_threads';
import { giveWay } from '../../src/engine/priority.ts';
import type { Move, VariantName } from '../../src/rules/types.ts';
import { VARIANTS } from '../../src/rules/variants.ts';
import { playMatchGame, type Player } from './play.ts';
import { faultOf } from './faults.ts';
import type { LoadedSettings } from './load.ts';
import { openPlayer } from './players.ts';
import { SIDES, type GameId, type GameRules, type MatchGame, type Side } from './types.ts';

/** What a worker is made with. */
export interface WorkerSetup {
  readonly variant: VariantName;
  readonly rules: Omit<GameRules, 'ruleset'>;
  readonly players: Readonly<Record<Side, LoadedSettings>>;
}

/** A pair of games to play, or the second alone. */
export interface PairTask {
  readonly type: 'play';
  readonly pair: number;
  readonly opening: readonly Move[];
  readonly games: readonly GameId[];
}

/** What a worker is told; to close is to end the engines it has started, and itself. */
export type WorkerOrder = PairTask | { readonly type: 'close' };

/** What a worker says. */
export type WorkerReport =
  | { readonly type: 'ready' }
  | (GameId & { readonly type: 'turn'; readonly side: Side; readonly moves: readonly Move[] })
  | { readonly type: 'game'; readonly game: MatchGame }
  | { readonly type: 'done' };

/** Plays pairs of games, as asked for by the thread that made this one. */
export async function work(): Promise<void> {
  // As the threads of an engine do: on a busy machine one player would get more of it than another.
  // An engine that is started here does so too.
  giveWay();
  const setup = workerData as WorkerSetup;
  const rules: GameRules = {
    ...setup.rules,
    ruleset: { variant: VARIANTS[setup.variant], forcedCapture: true },
  };
  const players: Record<Side, Player> = {
    a: openPlayer(setup.players.a, rules.ruleset),
    b: openPlayer(setup.players.b, rules.ruleset),
  };
  const say = (report: WorkerReport): void => parentPort?.postMessage(report);

  async function play(id: GameId, opening: readonly Move[]): Promise<void> {
    const game = await playMatchGame(rules, players, id, opening, (side, moves) =>
      say({ type: 'turn', ...id, side, moves }),
    );
    say({ type: 'game', game });
  }

  async function obey(order: WorkerOrder): Promise<void> {
    if (order.type === 'close') {
      await Promise.all([players.a.close(), players.b.close()]);
      process.exit();
    }
    for (const id of order.games) await play(id, order.opening);
    say({ type: 'done' });
  }

  parentPort?.on('message', (order: WorkerOrder) => void obey(order));
  for (const side of SIDES) {
    try {
      // A player that cannot begin at all shall not lose game after game.
      await players[side].newGame();
    } catch (error) {
      throw new Error(faultOf(error).fault);
    }
  }
  say({ type: 'ready' });
}
