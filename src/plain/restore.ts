import type { Level } from '../engine/levels.ts';
import { currentPosition, type Game } from '../game/game.ts';
import { startingHalfMoves } from '../game/record.ts';
import { initialPosition } from '../game/setups.ts';
import type { Messages } from '../messages/index.ts';
import { printable } from '../messages/sanitize.ts';
import { tagValue } from '../notation/pdn/tags.ts';
import type { PdnTag } from '../notation/pdn/types.ts';
import type { Color } from '../rules/types.ts';
import type { PlayerType, SavedGame } from '../store/saved-game.ts';
import type { PlayLimits } from './options.ts';
import type { Session, SessionOptions } from './session.ts';

/** PDN has no word for a game without takebacks and hints, nor for how a program thinks. */
const STRICT_TAG = 'DamaStrict';
const SEED_TAG = 'DamaSeed';
const DEPTH_TAG = 'DamaDepth';
const TIME_TAG = 'DamaTime';

/** Who plays where a record does not say. */
export interface Seats {
  readonly humanColor?: Color | 'both';
  readonly level: Level;
}

/** A saved game, to be played on. */
export interface RestoredGame {
  readonly session: Session;
  readonly level: Level;
}

/** A saved game as a session to play on, and the strength of its computer. */
export function sessionOfSaved(
  { game, players, level, tags }: SavedGame,
  seats: Seats,
): RestoredGame {
  const { ruleset, setup } = game;
  const { turn } = currentPosition(game);
  const humanColor = seats.humanColor ?? seatOf(players) ?? turn;
  const start = startOf(game);
  const halfMoves = startingHalfMoves(game);
  const seed = seedOf(tags);
  const limits = limitsOf(tags);
  const options: SessionOptions = {
    ruleset,
    setup,
    ...(start === undefined ? {} : { start }),
    ...(halfMoves === 0 ? {} : { halfMoves }),
    ...(tagValue(tags, STRICT_TAG) === undefined ? {} : { strict: true }),
    ...(seed === undefined ? {} : { seed }),
    ...(limits === undefined ? {} : { limits }),
    humanColor,
  };
  const isHuman = (color: Color): boolean => humanColor === 'both' || humanColor === color;
  return {
    session: {
      options,
      game,
      players: {
        white: isHuman('white') ? 'human' : 'computer',
        black: isHuman('black') ? 'human' : 'computer',
      },
      bottom: humanColor === 'both' ? turn : humanColor,
      computerScore: undefined,
      drawOffered: false,
      playedBy: level === undefined ? engineOf(players, tags) : undefined,
      tags,
    },
    level: level ?? seats.level,
  };
}

/** What a record calls the program that a person played against. */
function engineOf(
  { white, black }: SavedGame['players'],
  tags: readonly PdnTag[],
): string | undefined {
  if (white === black) return undefined;
  const name = tagValue(tags, white === 'program' ? 'White' : 'Black');
  return name === undefined || name === '' ? undefined : printable(name);
}

/** A game that another engine plays on: what is kept of it names that engine. */
export function playedOnBy(session: Session, engineName: string): Session {
  const { players, tags } = session;
  const nameOf = { White: players.white, Black: players.black } as const;
  const names = (['White', 'Black'] as const).filter((name) => nameOf[name] === 'computer');
  return {
    ...session,
    options: { ...session.options, engineName },
    ...(tags === undefined
      ? {}
      : { tags: names.reduce((so, name) => replacedTag(so, name, engineName), tags) }),
  };
}

function replacedTag(tags: readonly PdnTag[], name: string, value: string): readonly PdnTag[] {
  return tags.map((tag) => (tag.name === name ? { name, value } : tag));
}

/** Which side the person sits on; undefined where the record does not say, or nobody does. */
function seatOf({ white, black }: SavedGame['players']): Color | 'both' | undefined {
  if (white === 'human' && black === 'human') return 'both';
  if (white === 'human' && black === 'program') return 'white';
  return white === 'program' && black === 'human' ? 'black' : undefined;
}

function seedOf(tags: readonly PdnTag[]): number | undefined {
  const value = tagValue(tags, SEED_TAG);
  return value !== undefined && /^\d{1,10}$/.test(value) ? Number(value) : undefined;
}

function limitsOf(tags: readonly PdnTag[]): PlayLimits | undefined {
  const [, depth] = /^(\d{1,2})$/.exec(tagValue(tags, DEPTH_TAG) ?? '') ?? [];
  const [, time] = /^(\d{1,8})ms$/.exec(tagValue(tags, TIME_TAG) ?? '') ?? [];
  // Nobody thinks for no time, or no move ahead.
  const limits: PlayLimits = {
    ...(Number(depth) > 0 ? { depth: Number(depth) } : {}),
    ...(Number(time) > 0 ? { milliseconds: Number(time) } : {}),
  };
  return Object.keys(limits).length === 0 ? undefined : limits;
}

/** The position the game began from, where that is not its setup's own. */
function startOf(game: Game) {
  const start = game.plies[0]?.position;
  const usual = initialPosition(game.ruleset.variant, game.setup);
  const isUsual = start?.cells === usual.cells && start.turn === usual.turn;
  return isUsual ? undefined : start;
}

/** A session as it is kept; `tags` tell of its players and its beginning (`tagsFor`). */
export function savedOfSession(session: Session, level: Level, tags: readonly PdnTag[]): SavedGame {
  const { game, options } = session;
  const typeOf = (color: Color): PlayerType =>
    session.players[color] === 'human' ? 'human' : 'program';
  const isAlone = options.humanColor !== 'both';
  const { seed, limits: { depth, milliseconds } = {} } = isAlone ? options : {};
  const own = {
    [STRICT_TAG]: options.strict === true ? 'yes' : undefined,
    [SEED_TAG]: seed?.toString(),
    [DEPTH_TAG]: depth?.toString(),
    [TIME_TAG]: milliseconds === undefined ? undefined : `${milliseconds}ms`,
  };
  return {
    game,
    players: { white: typeOf('white'), black: typeOf('black') },
    // Another engine has no level of ours.
    level: isAlone && options.engineName === undefined ? level : undefined,
    tags: Object.entries(own).reduce((so, [name, value]) => withTag(so, name, value), tags),
  };
}

function withTag(
  tags: readonly PdnTag[],
  name: string,
  value: string | undefined,
): readonly PdnTag[] {
  const others = tags.filter((tag) => tag.name !== name);
  return value === undefined ? others : [...others, { name, value }];
}

/** The tags of a game that begins now. */
export function tagsFor(
  { play, common }: Messages,
  session: Session,
  level: Level,
  begun: Date,
): readonly PdnTag[] {
  const computer = session.options.engineName ?? play.engineName(common.levels[level]);
  const nameOf = (color: Color): string =>
    session.players[color] === 'human' ? play.person : computer;
  const date = [begun.getFullYear(), begun.getMonth() + 1, begun.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('.');
  return [
    { name: 'Event', value: play.pdnEvent },
    { name: 'Date', value: date },
    { name: 'White', value: nameOf('white') },
    { name: 'Black', value: nameOf('black') },
  ];
}
