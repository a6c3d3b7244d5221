// Middle games that measurements begin from, ten for each game, the earliest first; made once by
// `bench/make-middle-games.ts`.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseFen } from '../src/notation/fen.ts';
import type { Position, Variant, VariantName } from '../src/rules/types.ts';

export const MIDDLE_GAMES_FILE = path.resolve('bench/middle-games.json');

type MiddleGames = Record<VariantName, readonly string[]>;

/** The positions of a game, from the file. */
export function middleGames(variant: Variant): readonly Position[] {
  const all = JSON.parse(readFileSync(MIDDLE_GAMES_FILE, 'utf8')) as MiddleGames;
  return all[variant.name].map((fen) => {
    const read = parseFen(variant, fen);
    if (!read.ok) throw new Error(`${variant.name} ${fen}: ${read.error.code}`);
    return read.value.position;
  });
}
