import { expect, it } from 'vitest';
import { createOpponent } from '../../src/plain/engine-opponent.ts';
import { runPlain } from '../../src/plain/run.ts';
import { optionsFor } from '../../src/plain/test-support.ts';
import { VARIANT_NAMES, type VariantName } from '../../src/rules/types.ts';

/** Plays a game against the engine by answering what it prints; gives what was typed and printed. */
async function playAlong(variant: VariantName): Promise<{ typed: string[]; lines: string[] }> {
  const options = await optionsFor({ variant });
  const { input, output } = options.streams;
  const typed: string[] = [];
  let read = 0;
  const listen = setInterval(() => {
    const lines = output.lines();
    const last = lines.at(-1) ?? '';
    if (lines.length === read) return;
    read = lines.length;
    const legal = /^Legal moves \(\d+\): (.*)\.$/.exec(last)?.[1]?.split(', ');
    if (legal !== undefined) {
      // Any moves will do, as long as they are the same in every run.
      const move = legal[(typed.length * 7) % legal.length] ?? '';
      typed.push(move);
      input.write(`${move}\n`);
    } else if (last.includes('Game over')) {
      input.end('quit\n');
    } else if (last.includes('Your move')) {
      input.write('moves\n');
    }
  }, 1);
  await runPlain(options, createOpponent(options.seed));
  clearInterval(listen);
  return { typed, lines: [...output.lines()] };
}

it.each(VARIANT_NAMES)(
  'plays a whole game of %s from a pipe, the same in every run',
  async (variant) => {
    const { typed, lines } = await playAlong(variant);
    expect(lines.at(-1)).toContain('Game over');

    const options = await optionsFor({ variant });
    options.streams.input.end([...typed, 'quit', ''].join('\n'));
    expect(await runPlain(options, createOpponent(options.seed))).toBe(0);
    const events = lines.filter((line) => !line.startsWith('Legal moves'));
    expect(options.streams.output.lines()).toEqual(events);
  },
);
