import { expect, it } from 'vitest';
import { VARIANTS } from '../src/rules/variants.ts';
import { HELP, parseTrainArgs } from './args.ts';

const GAME = ['--variant', 'russian'];

it('has what is usual', () => {
  expect(parseTrainArgs(GAME)).toEqual({
    ok: true,
    value: {
      settings: {
        variant: VARIANTS.russian,
        seed: 1,
        games: 2000,
        nodes: 1500,
        matchNodes: 3000,
        pairs: 150,
        rounds: 8,
      },
      out: 'train-runs/russian',
      minutes: Infinity,
      threads: 2,
      install: false,
    },
  });
});

it('reads every option', () => {
  const argv = [...GAME, '--out=x', '--rounds=1', '--games=2', '--nodes=3', '--match-pairs=4', '--match-nodes=5', '--seed=0', '--threads=1', '--minutes=0.5', '--install']; // prettier-ignore
  expect(parseTrainArgs(argv)).toMatchObject({
    ok: true,
    value: {
      settings: { seed: 0, games: 2, nodes: 3, matchNodes: 5, pairs: 4, rounds: 1 },
      out: 'x',
      minutes: 0.5,
      threads: 1,
      install: true,
    },
  });
});

it('helps', () => {
  expect(parseTrainArgs(['--help'])).toEqual({ ok: true, value: 'help' });
  expect(HELP).toContain('--match-pairs N    pairs of games in a match (150)');
});

it.each([
  [[], 'which game?'],
  [['--variant', 'chess'], 'which game?'],
  [[...GAME, '--fast'], '--fast'],
  [[...GAME, '--games', '0'], '--games takes a whole number from 1 on, not 0'],
  [[...GAME, '--games=-1'], '--games takes a whole number from 1 on, not -1'],
  [[...GAME, '--nodes', 'NaN'], '--nodes'],
  [[...GAME, '--rounds', '1.5'], '--rounds'],
  [[...GAME, '--threads', '0'], '--threads takes a whole number from 1 to 64, not 0'],
  [[...GAME, '--threads', '999999999'], '--threads'],
  [[...GAME, '--seed', ''], '--seed'],
  [[...GAME, '--minutes', 'soon'], '--minutes'],
  [[...GAME, '--minutes', '0'], '--minutes'],
])('refuses %j', (argv, why) => {
  expect(parseTrainArgs(argv)).toMatchObject({
    ok: false,
    error: expect.stringContaining(why) as string,
  });
});
