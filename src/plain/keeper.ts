import { randomBytes } from 'node:crypto';
import type { Level } from '../engine/levels.ts';
import { outcome, type Game, type Ply } from '../game/game.ts';
import type { Messages } from '../messages/index.ts';
import type { PdnTag } from '../notation/pdn/types.ts';
import { err, ok, type Result } from '../rules/result.ts';
import { createAutosave, type Autosave } from '../store/autosave.ts';
import type { StoreContext } from '../store/context.ts';
import type { StoreError } from '../store/errors.ts';
import type { GameFile } from '../store/game-files.ts';
import {
  discardGame,
  finishGame,
  newGameId,
  releaseGame,
  resumeGame,
  type UnfinishedGame,
} from '../store/games.ts';
import { savedOfSession, sessionOfSaved, tagsFor } from './restore.ts';
import type { Session } from './session.ts';

/** A game that was begun and not ended, as it was kept. */
export interface Unfinished {
  readonly file: GameFile;
  readonly session: Session;
  readonly level: Level;
  readonly tags: readonly PdnTag[];
}

/** Keeps games on disk while they are played. Nothing here is waited for by anybody who plays. */
export interface Keeper {
  /** Keeps the game as it is now, if it has moved on. A game of its own begins a file of its own. */
  readonly keep: (session: Session, level: Level) => void;
  /** Takes over a kept game: from now on `keep` writes to its file. */
  readonly resume: (game: Unfinished) => Promise<Result<Unfinished, StoreError>>;
  /** Waits until all is written, and leaves the game for another time. */
  readonly close: () => Promise<void>;
}

/** The keeper of people who want nothing kept. */
export const NO_KEEPER: Keeper = {
  keep: () => undefined,
  resume: (game) => Promise.resolve(ok(game)),
  close: () => Promise.resolve(),
};

/** A game that is being kept. */
interface Kept {
  readonly id: string;
  readonly autosave: Autosave;
  readonly tags: readonly PdnTag[];
  /** What all states of one game have in common. */
  readonly first: Ply | undefined;
  game: Game;
  isTouched: boolean;
}

/** @param onError is told of the first save that failed, and not again until one succeeds */
export function createKeeper(
  context: StoreContext,
  messages: () => Messages,
  onError: (error: StoreError) => void,
): Keeper {
  let kept: Kept | undefined;
  /** Leaving one game may take longer than beginning the next. */
  let leaving = Promise.resolve();

  function begin(session: Session, id: string, tags: readonly PdnTag[]): Kept {
    let isTold = false;
    const autosave = createAutosave(context, id, (error) => {
      if (!isTold) onError(error);
      isTold = true;
    });
    return {
      id,
      autosave,
      tags,
      first: session.game.plies[0],
      game: session.game,
      isTouched: true,
    };
  }

  function leave(): void {
    const left = kept;
    kept = undefined;
    if (left !== undefined) leaving = leaving.then(() => putDown(context, left));
  }

  return {
    keep(session, level) {
      const { game } = session;
      if (game === kept?.game) return;
      if (kept !== undefined && game.plies[0] !== kept.first) leave();
      if (kept === undefined) {
        if (!isTouched(session)) return;
        const begun = context.now();
        const id = newGameId(begun, randomBytes(3).toString('hex'));
        // A game that goes on from a file keeps its names.
        const tags = session.tags ?? tagsFor(messages(), session, level, begun);
        kept = begin(session, id, tags);
      }
      kept.game = game;
      kept.isTouched = isTouched(session);
      kept.autosave.save(savedOfSession(session, level, kept.tags));
    },
    async resume(game) {
      const id = await resumeGame(context, game.file);
      if (!id.ok) return err(id.error);
      leave();
      kept = begin(game.session, id.value, game.tags);
      return ok(game);
    },
    async close() {
      leave();
      await leaving;
    },
  };
}

/** Whether a person has moved: before that, a board is not a game yet. */
function isTouched({ game, players }: Session): boolean {
  return game.plies.slice(0, game.at).some(({ position }) => players[position.turn] === 'human');
}

/** A game that is over goes to the finished ones; any other may be gone on with. */
async function putDown(
  context: StoreContext,
  { id, autosave, game, isTouched }: Kept,
): Promise<void> {
  await autosave.flush();
  // What goes wrong here loses nothing: the file stays where it is, and is found there.
  if (!isTouched) await discardGame(context, id);
  else if (outcome(game) === undefined) await releaseGame(context, id);
  else await finishGame(context, id);
}

/** A kept game as it is offered to somebody. */
export function unfinishedOf({ saved, ...file }: UnfinishedGame, level: Level): Unfinished {
  return { ...sessionOfSaved(saved, { level }), file, tags: saved.tags };
}
