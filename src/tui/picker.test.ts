import { describe, expect, it, test } from 'vitest';
import { optionsFor } from '../plain/test-support.ts';
import { changeValue, createPicker, fieldsOf, moveField, sessionOptionsOf } from './picker.ts';

const picker = createPicker(await optionsFor({ variant: 'american' }));

describe('the panel before a game', () => {
  it('begins with what the command line says', async () => {
    const from = await optionsFor({ variant: 'italian', setup: 'official', humanColor: 'black' });
    expect(createPicker(from).choices).toEqual({
      game: 'italian',
      setup: 'official',
      capture: 'forced',
      opponent: 'easy',
      side: 'second',
      takebacks: 'yes',
    });
  });

  it('goes round the games and holds at the ends of the fields', () => {
    expect(changeValue(picker, -1).choices.game).toBe('international');
    expect(changeValue(changeValue(picker, -1), 1).choices.game).toBe('american');
    expect(moveField(picker, -1).field).toBe('game');
    expect(moveField(picker, 1).field).toBe('setup');
  });

  it('asks only what can be chosen', () => {
    expect(fieldsOf(changeValue(picker, -1).choices)).toEqual([
      'game',
      'opponent',
      'side',
      'takebacks',
    ]);
    expect(fieldsOf({ ...picker.choices, opponent: 'person' })).not.toContain('side');
  });

  test.each([
    ['american', 'house', 'first', 'black'],
    ['russian', 'official', 'first', 'white'],
    ['russian', 'official', 'second', 'black'],
    ['international', 'house', 'first', 'white'],
  ] as const)('%s %s, %s: the person has %s', (game, setup, side, color) => {
    const options = sessionOptionsOf({ ...picker.choices, game, setup, side }, 0);
    expect(options.humanColor).toBe(color);
  });

  it('draws lots for a side, and knows two people', () => {
    const random = { ...picker.choices, side: 'random' } as const;
    expect(sessionOptionsOf(random, 0.1).humanColor).toBe('black');
    expect(sessionOptionsOf(random, 0.9).humanColor).toBe('white');
    expect(sessionOptionsOf({ ...random, opponent: 'person' }, 0).humanColor).toBe('both');
  });

  it('never frees captures in a game that has no house rules', () => {
    const choices = { ...picker.choices, game: 'international', capture: 'free' } as const;
    expect(sessionOptionsOf(choices, 0).ruleset.forcedCapture).toBe(true);
  });
});
