import { rename, rm, stat, writeFile } from 'node:fs/promises';
import { recordOf } from '../../src/game/record.ts';
import { formatPdn } from '../../src/notation/pdn/format.ts';
import type { PdnGame, PdnResult } from '../../src/notation/pdn/types.ts';
import type { Ruleset } from '../../src/rules/types.ts';
import { UnusableFile } from './load.ts';
import { gameAfter } from './play.ts';
import { colorsOf, type Ending, type MatchGame, type Side } from './types.ts';

/** The words of PGN for endings that the board does not show. */
const TERMINATIONS: Readonly<Partial<Record<Ending, string>>> = {
  tooLong: 'adjudication',
  adjudicated: 'adjudication',
  illegalMove: 'rules infraction',
  crash: 'abandoned',
  hang: 'time forfeit',
};

/** A game of a match with all its tags. */
export function recordOfMatchGame(
  ruleset: Ruleset,
  names: Readonly<Record<Side, string>>,
  match: MatchGame,
  date: string,
): PdnGame {
  const colors = colorsOf(match);
  const record = recordOf(gameAfter(ruleset, match.moves), [
    { name: 'Event', value: 'Match' },
    { name: 'Date', value: date },
    { name: 'Round', value: `${match.pair + 1}.${match.second ? 2 : 1}` },
    { name: 'White', value: names[colors.white] },
    { name: 'Black', value: names[colors.black] },
  ]);
  const winner: PdnResult = colors.white === match.winner ? 'white' : 'black';
  const termination = TERMINATIONS[match.ending];
  const tags = record.tags.map((tag) =>
    tag.name === 'Termination' && termination !== undefined ? { ...tag, value: termination } : tag,
  );
  return { ...record, tags, result: match.winner === undefined ? 'draw' : winner };
}

const draftOf = (file: string): string => `${file}.${process.pid}.tmp`;

/**
 * Finds out whether games can be written there, before hours are spent on playing them.
 * @throws UnusableFile
 */
export async function checkPlace(file: string): Promise<void> {
  const stats = await stat(file).catch(() => undefined);
  if (stats?.isDirectory() === true) throw new UnusableFile(file, 'it is a folder');
  try {
    await writeFile(draftOf(file), '');
  } catch (cause) {
    throw new UnusableFile(file, cause);
  }
  await rm(draftOf(file));
}

/** Writes a file that is whole at any moment. */
export async function writeGames(file: string, games: readonly PdnGame[]): Promise<void> {
  const draft = draftOf(file);
  await writeFile(draft, formatPdn(games));
  await rename(draft, file);
}
