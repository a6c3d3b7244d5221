import { createKeeper, NO_KEEPER, type Unfinished, unfinishedOf } from '../plain/keeper.ts';
import type { PlayOptions } from '../plain/options.ts';
import type { Session } from '../plain/session.ts';
import type { Level } from '../engine/levels.ts';
import type { Messages } from '../messages/index.ts';
import type { Result } from '../rules/result.ts';
import type { StoreError } from '../store/errors.ts';
import { latestUnfinished } from '../store/games.ts';
import { listSavedGames } from '../store/saved-games.ts';
import { saveSettings, type Settings, settingsFile } from '../store/settings.ts';
import type { Report } from './reports.ts';

/** What outlives the program: the games that are played, and what a person chose. */
export interface Memory {
  /** Keeps the game as it is now, if it has moved on. */
  readonly keep: (session: Session, level: Level) => void;
  /** Takes over a kept game, so that `keep` goes on with it. */
  readonly resume: (game: Unfinished) => Promise<Result<Unfinished, StoreError>>;
  /** The saved games, over or not, the last one played first; without the one that is played. */
  readonly list: (level: Level) => Promise<readonly Unfinished[]>;
  /** The game that is played, where it is kept. */
  readonly current: () => Unfinished | undefined;
  /** Changes settings on disk; what became of it, or nothing where nothing is remembered. */
  readonly remember: (changes: Partial<Settings>) => Promise<Report | undefined>;
  /** Calls back with everything that has to be told and did not answer a call. */
  readonly onReport: (listener: (report: Report) => void) => void;
  /** Calls back when the game is on the disk again after it could not be. */
  readonly onKeptAgain: (listener: () => void) => void;
  /** Waits until all of it is on the disk. */
  readonly close: () => Promise<void>;
}

/** What is there when the program starts. */
export interface Found {
  readonly unfinished: readonly Unfinished[];
  readonly reports: readonly Report[];
}

export const NOTHING_FOUND: Found = { unfinished: [], reports: [] };

/** For those who want nothing kept. */
export const NO_MEMORY: Memory = {
  keep: NO_KEEPER.keep,
  resume: NO_KEEPER.resume,
  list: () => Promise.resolve([]),
  current: NO_KEEPER.current,
  remember: () => Promise.resolve(undefined),
  onReport: () => undefined,
  onKeptAgain: () => undefined,
  close: NO_KEEPER.close,
};

/** The memory of the user who plays; nothing in it, and nothing kept, without a store. */
export function createMemory(options: PlayOptions, messages: () => Messages): Memory {
  const { store } = options;
  if (store === undefined) return NO_MEMORY;
  let tellKept = (): void => undefined;
  const waiting: Report[] = [];
  let tell = (report: Report): unknown => waiting.push(report);
  const keeper =
    options.save === false
      ? NO_KEEPER
      : createKeeper(
          store,
          messages,
          (error) => tell({ kind: 'gameNotKept', error }),
          () => tellKept(),
        );
  let remembering: Promise<unknown> = Promise.resolve();
  return {
    keep: keeper.keep,
    resume: keeper.resume,
    current: keeper.current,
    list: async (level) => (await listSavedGames(store)).map((game) => unfinishedOf(game, level)),
    remember(changes) {
      // One after the other: each reads the file before it writes.
      const saved = remembering.then(() => saveSettings(store, changes));
      remembering = saved;
      return saved.then((result) =>
        result.ok
          ? { kind: 'settingsSaved', file: settingsFile(store) }
          : { kind: 'settingsNotSaved', error: result.error },
      );
    },
    onReport(listener) {
      tell = listener;
      waiting.splice(0).forEach(listener);
    },
    onKeptAgain(listener) {
      tellKept = listener;
    },
    async close() {
      await remembering;
      await keeper.close();
    },
  };
}

/** Looks for a game to go on with. */
export async function findUnfinished({ store, level }: PlayOptions): Promise<Found> {
  if (store === undefined) return NOTHING_FOUND;
  const { games, notices } = await latestUnfinished(store);
  return {
    unfinished: games.map((game) => unfinishedOf(game, level)),
    reports: notices.map((notice) => ({ kind: 'found', notice })),
  };
}
