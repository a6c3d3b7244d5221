import { err, ok } from '../../rules/result.ts';
import type { Variant } from '../../rules/types.ts';
import type { Place, PdnError } from './errors.ts';
import { splitGames, type FaultAt, type RawGame } from './games.ts';
import { readGameType } from './game-type.ts';
import { guessOrder } from './guess.ts';
import { placesIn } from './places.ts';
import { resolveGame, type Resolved } from './resolve.ts';
import { tagValue } from './tags.ts';
import type { PdnEntry } from './types.ts';

export interface PdnOptions {
  /** The game that those which do not say what they are belong to. Without it they are guessed. */
  readonly variant?: Variant;
}

/**
 * Reads a PDN text: every game in it, each by itself, so that a damaged one costs nothing but itself.
 * Reading is liberal (old files, other programs' habits), but every move is a legal one of the game.
 * A text without games gives an empty list.
 */
export function parsePdn(text: string, options: PdnOptions = {}): readonly PdnEntry[] {
  const placeOf = placesIn(text);
  return splitGames(text).map((raw) => readGame(raw, placeOf, options));
}

function readGame(raw: RawGame, placeOf: (at: number) => Place, options: PdnOptions): PdnEntry {
  const { game, fault, skipped } = resolve(raw, options);
  const located = ({ at, ...what }: FaultAt): PdnError => ({ ...what, ...placeOf(at) });
  const common = {
    at: raw.at,
    tags: raw.tags.map(({ name, value }) => ({ name, value })),
    skipped: skipped.map(located),
  };
  if (fault !== undefined) {
    const partial = game === undefined ? {} : { partial: game };
    return { ...common, game: err(located(fault)), ...partial };
  }
  if (game === undefined) throw new Error('a game without a fault has been read');
  return { ...common, game: ok(game) };
}

/** Reads a game as the one its GameType names, or as whichever it is. */
function resolve(raw: RawGame, options: PdnOptions): Resolved {
  const tag = raw.tags.find(({ name }) => /^gametype$/i.test(name));
  const type = readGameType(tagValue(raw.tags, 'GameType') ?? '');
  if (type.kind === 'foreign') {
    const gameType = tag?.value ?? '';
    const fault: FaultAt = { code: 'pdn.game-type', gameType, at: tag?.at ?? raw.at };
    return { game: undefined, fault, skipped: raw.skipped };
  }
  if (type.kind === 'known') return resolveGame(raw, type.variant);
  return options.variant === undefined ? guess(raw) : resolveGame(raw, options.variant);
}

/** The first game by whose rules all moves are legal, or else the one that goes furthest. */
function guess(raw: RawGame): Resolved {
  let best: Resolved | undefined;
  for (const variant of guessOrder(raw)) {
    const resolved = resolveGame(raw, variant);
    if (resolved.fault === undefined) return resolved;
    if (best === undefined || reachOf(resolved) > reachOf(best)) best = resolved;
  }
  if (best === undefined) throw new Error('there are no games to guess');
  return best;
}

function reachOf({ game, fault }: Resolved): number {
  return game === undefined ? -1 : (fault?.at ?? Infinity);
}
