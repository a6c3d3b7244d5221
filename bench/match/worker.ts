import { parentPort, workerData } from 'node:worker_threads';
import type { Color, Move, VariantName } from '../../src/rules/types.ts';
import { VARIANTS } from '../../src/rules/variants.ts';
import { playGame, type Player } from './play.ts';
import { openPlayer, type LoadedSettings } from './players.ts';
import { colorsOf, type GameId, type GameRules, type MatchGame, type Side } from './types.ts';

/** What a worker is made with. */
export interface WorkerSetup {
  readonly variant: VariantName;
  readonly rules: Omit<GameRules, 'ruleset'>;
  readonly players: Readonly<Record<Side, LoadedSettings>>;
}

/** A pair of games to play, or the second alone. */
export interface PairTask {
  readonly pair: number;
  readonly opening: readonly Move[];
  readonly games: readonly GameId[];
}

/** What a worker says. */
export type WorkerReport =
  | { readonly type: 'ready' }
  | (GameId & { readonly type: 'turn'; readonly side: Side; readonly moves: readonly Move[] })
  | { readonly type: 'game'; readonly game: MatchGame }
  | { readonly type: 'done' };

/** Plays pairs of games, as asked for by the thread that made this one. */
export function work(): void {
  const setup = workerData as WorkerSetup;
  const { seed } = setup.rules;
  const rules: GameRules = {
    ...setup.rules,
    ruleset: { variant: VARIANTS[setup.variant], forcedCapture: true },
  };
  const players: Record<Side, Player> = {
    a: openPlayer(setup.players.a),
    b: openPlayer(setup.players.b),
  };
  const say = (report: WorkerReport): void => parentPort?.postMessage(report);

  async function play(id: GameId, opening: readonly Move[]): Promise<void> {
    const colors: Readonly<Record<Color, Side>> = colorsOf(id);
    const spec = { rules, opening, colors, seed: gameSeed(seed, id) };
    const played = await playGame(spec, players, (side, moves) =>
      say({ type: 'turn', ...id, side, moves }),
    );
    say({ type: 'game', game: { ...id, ...played } });
  }

  parentPort?.on('message', ({ opening, games }: PairTask) => {
    void (async () => {
      for (const id of games) await play(id, opening);
      say({ type: 'done' });
    })();
  });
  say({ type: 'ready' });
}

/** Room for a thousand plies between one game's seed and the next one's. */
function gameSeed(seed: number, { pair, second }: GameId): number {
  return (seed * 100_000 + pair * 2 + Number(second)) * 1000;
}
