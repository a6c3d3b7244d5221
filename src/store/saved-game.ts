import { LEVELS, type Level } from '../engine/levels.ts';
import type { Game } from '../game/game.ts';
import { gameOf, recordOf } from '../game/record.ts';
import { tagValue } from '../notation/pdn/tags.ts';
import type { PdnGame, PdnTag } from '../notation/pdn/types.ts';
import { COLORS, type Color } from '../rules/types.ts';

/** Who moves a side: PDN's own words for it. */
export type PlayerType = 'human' | 'program';

/** A game as it is kept: with all that is needed to play on. */
export interface SavedGame {
  readonly game: Game;
  /** Undefined where a record of another program does not say. */
  readonly players: Readonly<Record<Color, PlayerType | undefined>>;
  /** How strong the computer plays; none in games of two people, and of other programs. */
  readonly level: Level | undefined;
  /** Names, date, event and the like, as PDN tags. */
  readonly tags: readonly PdnTag[];
}

const TYPE_TAGS: Readonly<Record<Color, string>> = { white: 'WhiteType', black: 'BlackType' };
/** PDN has no word for the strength of a program. */
const LEVEL_TAG = 'DamaLevel';
/** The tags that the other fields, or the game itself, say. */
const OWN_TAGS: ReadonlySet<string> = new Set([
  ...Object.values(TYPE_TAGS),
  LEVEL_TAG,
  'Termination',
]);

/** A game as a PDN record that it can be taken from again. */
export function recordOfSaved({ game, players, level, tags }: SavedGame): PdnGame {
  const types = COLORS.flatMap((color) => {
    const value = players[color];
    return value === undefined ? [] : [{ name: TYPE_TAGS[color], value }];
  });
  const strength = level === undefined ? [] : [{ name: LEVEL_TAG, value: level }];
  return recordOf(game, [...withoutOwn(tags), ...types, ...strength]);
}

/** The game of a record, this program's or another's. */
export function savedOfRecord(record: PdnGame): SavedGame {
  const typeOf = (color: Color): PlayerType | undefined => {
    const value = tagValue(record.tags, TYPE_TAGS[color]);
    return value === 'human' || value === 'program' ? value : undefined;
  };
  const level = tagValue(record.tags, LEVEL_TAG);
  return {
    game: gameOf(record).game,
    players: { white: typeOf('white'), black: typeOf('black') },
    level: LEVELS.find((known) => known === level),
    tags: withoutOwn(record.tags),
  };
}

/** Without the tags that tell what a record's own fields tell. */
const DERIVED = /^(?:Result|GameType|SetUp|FEN|DamaRules)$/i;

function withoutOwn(tags: readonly PdnTag[]): readonly PdnTag[] {
  return tags.filter(({ name }) => !OWN_TAGS.has(name) && !DERIVED.test(name));
}
