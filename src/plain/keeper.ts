import { randomBytes } from 'node:crypto';
import type { Level } from '../engine/levels.ts';
import { outcome, type Game, type Ply } from '../game/game.ts';
import type { Messages } from '../messages/index.ts';
import type { PdnTag } from '../notation/pdn/types.ts';
import { err, ok, type Result } from '../rules/result.ts';
import { createAutosave, type Autosave } from '../store/autosave.ts';
import type { StoreContext } from '../store/context.ts';
import type { StoreError } from '../store/errors.ts';
import { type GameFile, ownFile } from '../store/game-files.ts';
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
  /** The game that is being kept, as it was handed over last; nothing before a person has moved. */
  readonly current: () => Unfinished | undefined;
  /** Waits until all is written, and leaves the game for another time. */
  readonly close: () => Promise<void>;
}

/** The keeper of people who want nothing kept. */
export const NO_KEEPER: Keeper = {
  keep: () => undefined,
  resume: (game) => Promise.resolve(ok(game)),
  current: () => undefined,
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
  session: Session;
  level: Level;
  modified: Date;
  isTouched: boolean;
}

/**
 * @param onError is told of the first save that failed, and not again until one succeeds
 * @param onSaved is told of the first that succeeds after one that failed
 */
export function createKeeper(
  context: StoreContext,
  messages: () => Messages,
  onError: (error: StoreError) => void,
  onSaved: () => void = () => undefined,
): Keeper {
  let kept: Kept | undefined;
  /** Leaving one game may take longer than beginning the next. */
  let leaving = Promise.resolve();

  function begin(session: Session, level: Level, id: string, tags: readonly PdnTag[]): Kept {
    let hasFailed = false;
    const autosave = createAutosave(context, id, (failed) => {
      if (failed !== undefined && !hasFailed) onError(failed);
      if (failed === undefined && hasFailed) onSaved();
      hasFailed = failed !== undefined;
    });
    return {
      id,
      autosave,
      tags,
      first: session.game.plies[0],
      game: session.game,
      session,
      level,
      modified: context.now(),
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
        kept = begin(session, level, id, tags);
      }
      kept.game = game;
      kept.session = session;
      kept.level = level;
      kept.modified = context.now();
      kept.isTouched = isTouched(session);
      // A game that goes on with another engine names that one from then on.
      kept.autosave.save(savedOfSession(session, level, session.tags ?? kept.tags));
    },
    async resume(game) {
      const id = await resumeGame(context, game.file);
      if (!id.ok) return err(id.error);
      leave();
      kept = begin(game.session, game.level, id.value, game.tags);
      return ok(game);
    },
    current() {
      if (kept?.isTouched !== true) return undefined;
      const { id, modified, session, level, tags } = kept;
      const file = { id, file: ownFile(context, id), modified, held: false };
      return { file, session, level, tags };
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
