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
import type { Fault, OnThought, Opponent, OpponentSettings, Reply } from './opponent.ts';

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

/** So often in a row another engine may fail before our own plays the game on. */
const MOST_FAILURES = 2;

/**
 * Starts an external engine to play against. Hints and evaluations are our own engine's, which also
 * moves when the other one fails: a game shall not end because a program does. The command is started
 * afresh with the next move that is asked of it, so never but for something a person did.
 */
export async function openExternal({
  command,
  ruleset,
  seed,
  power,
  graceMs,
}: ExternalOptions): Promise<Result<ExternalOpponent, HubError>> {
  const seats = createSeats(command, graceMs);
  const opened = await seats.engineFor(ruleset);
  if (!opened.ok) return opened;
  const own = createOpponent(seed, power);
  let running: Search | undefined;
  /** The question that waits for its answer, and the way not to wait any more. */
  let question = 0;
  let release: () => void = () => undefined;
  let failures = 0;
  let tell: (fault: Fault) => void = () => undefined;

  function fail(error: HubError): void {
    void seats.leave();
    failures += 1;
    // One that does not know the game will not have learned it by the next move.
    const isOver = failures >= MOST_FAILURES || error.code === 'hub.unknown-game';
    if (isOver) failures = 0;
    tell({ error, until: isOver ? 'game' : 'move' });
  }

  async function ask(
    game: Game,
    limits: OpponentSettings['limits'],
    onThought?: OnThought,
  ): Promise<Result<Reply | undefined, HubError>> {
    question += 1;
    const asked = question;
    const stopped = new Promise<undefined>((resolve) => (release = () => resolve(undefined)));
    const engine = await Promise.race([seats.engineFor(game.ruleset), stopped]);
    if (engine === undefined || asked !== question) return ok(undefined);
    if (!engine.ok) return engine;
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
    engineName: opened.value.name,
    async choose(game, settings, onThought) {
      if (settings.ownEngine !== true) {
        const answer = await ask(game, settings.limits, onThought);
        if (answer.ok) {
          if (answer.value !== undefined) failures = 0;
          return answer.value;
        }
        fail(answer.error);
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
      release();
      running?.stop();
      own.stop();
    },
    async close() {
      question += 1;
      release();
      await Promise.all([seats.leave(), own.close()]);
    },
  });
}

/** An engine as it is set up for a game, or is being set up. */
interface Seat {
  readonly ruleset: Ruleset;
  readonly opened: Promise<Result<HubEngine, HubError>>;
  /** Ends it while it gets ready. */
  readonly ending: AbortController;
}

/** Where one engine sits at a time. */
interface Seats {
  /** The engine, set up for a game; another game needs another start. */
  engineFor(ruleset: Ruleset): Seat['opened'];
  /** Sends it away; resolves when nobody is left. */
  leave(): Promise<unknown>;
}

function createSeats(command: string, graceMs: number | undefined): Seats {
  const grace = graceMs === undefined ? {} : { graceMs };
  let seat: Seat | undefined;
  /** Those who were sent away, until they are gone: two of them may need more than there is. */
  let leaving: Promise<unknown> = Promise.resolve();

  function leave(): Promise<unknown> {
    const left = seat;
    seat = undefined;
    if (left === undefined) return leaving;
    left.ending.abort();
    const gone = left.opened.then((opened) => (opened.ok ? opened.value.close() : undefined));
    leaving = Promise.all([leaving, gone]);
    return leaving;
  }

  return {
    leave,
    engineFor(ruleset) {
      if (seat !== undefined && isSameGame(seat.ruleset, ruleset)) return seat.opened;
      const free = leave();
      const ending = new AbortController();
      const { signal } = ending;
      const opened = free.then(() => openHubEngine({ command, ruleset, signal, ...grace }));
      seat = { ruleset, opened, ending };
      return opened;
    },
  };
}

function isSameGame(a: Ruleset, b: Ruleset): boolean {
  return a.variant.name === b.variant.name && a.forcedCapture === b.forcedCapture;
}
