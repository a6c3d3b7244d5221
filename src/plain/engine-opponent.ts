import {
  createEngine,
  type Engine,
  type Score,
  type Search,
  type WeightsError,
} from '../engine/client.ts';
import { questionAbout } from '../engine/question.ts';
import { type Game, movesPlayed } from '../game/game.ts';
import type { EnginePower } from './options.ts';
import type { OnThought, Opponent, OpponentSettings, Reply, Thought } from './opponent.ts';

/** A hint is the best the engine finds in this time, whatever the level. */
export const HINT_MILLISECONDS = 1000;

/** What is not found in this time is not worth a warm machine. */
const ANALYSIS_MILLISECONDS = 10_000;

/**
 * The engine as an opponent. Its threads start with the first question.
 * @param power how many threads it may use, and how much memory
 */
export function createOpponent(seed: number, power: EnginePower = {}): Opponent {
  let engine: Engine | undefined;
  let running: Search | undefined;
  let onWarning: ((error: WeightsError) => void) | undefined;

  async function ask(
    game: Game,
    { limits, seed: chance }: Pick<OpponentSettings, 'limits' | 'seed'>,
    level?: OpponentSettings['level'],
    onThought?: OnThought,
  ): Promise<Reply | undefined> {
    engine ??= createEngine({ seed, ...power, onWarning: (error) => onWarning?.(error) });
    const request = {
      ...questionAbout(game),
      limits,
      // Every move of a game gets chances of its own, the same ones in every run.
      seed: chance + movesPlayed(game).length,
      ...(level === undefined ? {} : { level }),
    };
    const search = engine.search(request, onThought && ((info) => onThought(thoughtOf(info))));
    running = search;
    const result = await search.result;
    const { move, score } = result;
    // `stop` has let go of it, and the engine's best so far is not wanted any more.
    if (running !== search) return undefined;
    running = undefined;
    return move === undefined
      ? undefined
      : { move, score: centipawns(score), thought: thoughtOf(result) };
  }

  return {
    choose: (game, settings, onThought) => ask(game, settings, settings.level, onThought),
    hint: (game, { limits, seed: chance }, onThought) =>
      ask(
        game,
        {
          limits: limits.depth === undefined ? { milliseconds: HINT_MILLISECONDS } : limits,
          seed: chance,
        },
        undefined,
        onThought,
      ),
    async analyse(game, { seed: chance }, onThought) {
      const limits = { milliseconds: ANALYSIS_MILLISECONDS };
      await ask(game, { limits, seed: chance }, undefined, onThought);
    },
    onWarning(listener) {
      onWarning = listener;
    },
    stop() {
      const search = running;
      running = undefined;
      search?.stop();
    },
    async close() {
      this.stop();
      await engine?.close();
    },
  };
}

/** What an engine has found, as it is told to people. */
export function thoughtOf({
  score,
  depth,
  pv,
}: Omit<Thought, 'score'> & { score: Score }): Thought {
  const plies = score.type === 'cp' ? {} : { plies: score.plies };
  return { score: centipawns(score), ...plies, depth, pv };
}

/** A score as replies have it. */
export function centipawns(score: Score): number {
  if (score.type === 'cp') return score.value;
  return score.type === 'win' ? Infinity : -Infinity;
}
