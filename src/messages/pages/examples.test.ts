import { describe, expect, test } from 'vitest';
import { parseFen } from '../../notation/fen.ts';
import { formatMove } from '../../notation/moves.ts';
import { legalMoves } from '../../rules/moves.ts';
import { VARIANTS } from '../../rules/variants.ts';
import { LANGUAGES } from '../index.ts';
import { loadPage } from './index.ts';
import { PAGE_NAMES, type Example, type PageName } from './types.ts';

/** What the generator says may be played in an example, written as the game writes it. */
function playable(page: PageName, { fen, variant, forcedCapture = true }: Example): string[] {
  const name = variant ?? page;
  if (name === 'free-capture') throw new Error(`an example without a game: ${fen}`);
  const ruleset = { variant: VARIANTS[name], forcedCapture };
  const parsed = parseFen(ruleset.variant, fen);
  if (!parsed.ok) throw new Error(`${fen}: ${JSON.stringify(parsed.error)}`);
  const moves = legalMoves(ruleset, parsed.value.position);
  return moves.map((move) => formatMove(ruleset, moves, move));
}

describe.each(LANGUAGES)('examples in %s', (language) => {
  test.each(PAGE_NAMES)('%s', async (name) => {
    const page = await loadPage(language, name);
    for (const example of page.examples) {
      expect(playable(name, example).sort(), example.fen).toEqual([...example.moves].sort());
    }
  });
});
