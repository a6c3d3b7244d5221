import type { Search } from '../engine/client.ts';
import {
  type HubEngine,
  type HubError,
  isHubFailure,
  openHubEngine,
} from '../engine/hub/client.ts';
import { currentPosition, type Game, history } from '../game/game.ts';
import { ok, type Result } from '../rules/result.ts';
import type { Ruleset } from '../rules/types.ts';
import { centipawns, createOpponent, thoughtOf } from './engine-opponent.ts';
import type { EnginePower } from './options.ts';
import type { OnThought, Opponent, OpponentSettings, Reply } from './opponent.ts';

/** An external engine as an opponent. */
export interface ExternalOpponent extends Opponent {
  /** What it calls itself. Raw text from outside. */
  readonly engineName: string;
}

export interface ExternalOptions {
  readonly command: string;
  /** The game that is to be played first. */
  readonly ruleset: Ruleset;
  readonly seed: number;
  readonly graceMs?: number;
  /** Of our own engine. */
  readonly power?: EnginePower | undefined;
}

/**
 * Starts an external engine to play against. Hints and evaluations are our own engine's, which also
 * takes over when the other one fails: a game shall not end because a program does.
 */
export async function openExternal({
  command,
  ruleset,
  seed,
  power,
  graceMs,
}: ExternalOptions): Promise<Result<ExternalOpponent, HubError>> {
  const grace = graceMs === undefined ? {} : { graceMs };
  const opened = await openHubEngine({ command, ruleset, ...grace });
  if (!opened.ok) return opened;
  const { name: engineName } = opened.value;
  const own = createOpponent(seed, power);
  let seat: Seat | undefined = { ruleset, engine: opened.value };
  let running: Search | undefined;
  /** The question that waits for its answer. */
  let question = 0;
  let isLost = false;
  let tell: (error: HubError) => void = () => undefined;

  /** The engine, set up for a game; another game needs another start. */
  async function engineFor(wanted: Ruleset): Promise<Result<HubEngine, HubError>> {
    if (seat !== undefined && isSameGame(seat.ruleset, wanted)) return ok(seat.engine);
    const before = seat;
    seat = undefined;
    await before?.engine.close();
    const next = await openHubEngine({ command, ruleset: wanted, ...grace });
    if (next.ok) seat = { ruleset: wanted, engine: next.value };
    return next;
  }

  async function lose(error: HubError): Promise<void> {
    isLost = true;
    const lost = seat;
    seat = undefined;
    tell(error);
    await lost?.engine.close();
  }

  async function ask(
    game: Game,
    limits: OpponentSettings['limits'],
    onThought?: OnThought,
  ): Promise<Result<Reply | undefined, HubError>> {
    question += 1;
    const asked = question;
    const engine = await engineFor(game.ruleset);
    if (!engine.ok) return engine;
    if (asked !== question) return ok(undefined);
    const request = {
      ruleset: game.ruleset,
      position: currentPosition(game),
      history: history(game).slice(0, -1),
      limits,
    };
    const search = engine.value.search(
      request,
      onThought && ((info) => onThought(thoughtOf(info))),
    );
    running = search;
    try {
      const { move, score } = await search.result;
      if (asked !== question || move === undefined) return ok(undefined);
      return ok({ move, score: centipawns(score) });
    } catch (error) {
      if (!isHubFailure(error)) throw error;
      // Nobody waits for it any more; the next question will hear why there is no answer.
      if (asked !== question || error.code === 'hub.closed') return ok(undefined);
      return { ok: false, error: error.error };
    } finally {
      if (running === search) running = undefined;
    }
  }

  return ok({
    engineName,
    async choose(game, settings, onThought) {
      if (!isLost && settings.ownEngine !== true) {
        const answer = await ask(game, settings.limits, onThought);
        if (answer.ok) return answer.value;
        await lose(answer.error);
      }
      return own.choose(game, settings, onThought);
    },
    hint: (game, settings, onThought) => own.hint(game, settings, onThought),
    analyse: (game, settings, onThought) => own.analyse(game, settings, onThought),
    onFault(listener) {
      tell = listener;
    },
    onWarning: (listener) => own.onWarning?.(listener),
    stop() {
      question += 1;
      running?.stop();
      own.stop();
    },
    async close() {
      question += 1;
      await Promise.all([seat?.engine.close(), own.close()]);
    },
  });
}

/** The engine as it was set up. */
interface Seat {
  readonly ruleset: Ruleset;
  readonly engine: HubEngine;
}

function isSameGame(a: Ruleset, b: Ruleset): boolean {
  return a.variant.name === b.variant.name && a.forcedCapture === b.forcedCapture;
}
