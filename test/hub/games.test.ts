import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { type HubEngine, openHubEngine } from '../../src/engine/hub/client.ts';
import {
  createGame,
  currentPosition,
  type Game,
  history,
  isSameMove,
  legalMovesOf,
  movesPlayed,
  outcome,
  playMove,
} from '../../src/game/game.ts';
import { resolveSetup } from '../../src/game/setups.ts';
import { COLORS, type Color, type Ruleset, VARIANT_NAMES } from '../../src/rules/types.ts';
import { VARIANTS } from '../../src/rules/variants.ts';

const BIN = path.resolve(import.meta.dirname, '../../bin/dama.js');
const command = `"${process.execPath}" "${BIN}" engine`;
/** One looks further than the other, so that there is a game to be won. */
const DEPTHS: Readonly<Record<Color, number>> = { white: 1, black: 2 };
const LONGEST_GAME = 400;

const engines: HubEngine[] = [];
afterEach(async () => {
  await Promise.all(engines.splice(0).map((engine) => engine.close()));
});

async function open(ruleset: Ruleset): Promise<HubEngine> {
  const opened = await openHubEngine({ command, ruleset, handshakeMs: 60_000, hashMb: 1 });
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  engines.push(opened.value);
  return opened.value;
}

async function playOut(ruleset: Ruleset): Promise<Game> {
  const [white, black] = await Promise.all(COLORS.map(() => open(ruleset)));
  if (white === undefined || black === undefined) throw new Error('two engines were opened');
  const players = { white, black };
  let game = createGame({ ruleset, setup: resolveSetup(ruleset.variant, 'official') });
  while (outcome(game) === undefined && movesPlayed(game).length < LONGEST_GAME) {
    const position = currentPosition(game);
    const { turn } = position;
    const request = {
      ruleset,
      position,
      history: history(game).slice(0, -1),
      limits: { depth: DEPTHS[turn] },
    };
    const { move } = await players[turn].search(request).result;
    const legal = legalMovesOf(game).find((one) => move !== undefined && isSameMove(one, move));
    if (legal === undefined) throw new Error(JSON.stringify(move));
    game = playMove(game, legal);
  }
  return game;
}

it.each(VARIANT_NAMES)('plays a whole game of %s against itself', async (name) => {
  const game = await playOut({ variant: VARIANTS[name], forcedCapture: true });
  expect(outcome(game)).toBeDefined();
  expect(movesPlayed(game).length).toBeGreaterThan(10);
});

it('plays a whole game without forced capture', async () => {
  const game = await playOut({ variant: VARIANTS.american, forcedCapture: false });
  expect(outcome(game)).toBeDefined();
});
