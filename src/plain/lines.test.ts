import { PassThrough } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openLines, type LineTerminal } from './lines.ts';

/** Room for one answer; what is not taken from it waits. */
const slowReader = (): PassThrough => new PassThrough({ highWaterMark: 10 });

/** Answers every line of the input, and counts the lines it has got to. */
function answering(terminal: LineTerminal): { lines: number; readonly ended: Promise<void> } {
  const state = { lines: 0, ended: Promise.resolve() };
  state.ended = (async (): Promise<void> => {
    while ((await terminal.next('')) !== undefined) {
      state.lines += 1;
      terminal.print('an answer of some length');
    }
  })();
  return state;
}

async function aWhile(): Promise<void> {
  for (let turn = 0; turn < 50; turn += 1) await setImmediate();
}

test('a slow reader is waited for, and then gets every answer', async () => {
  const [input, output] = [new PassThrough(), slowReader()];
  const answers = answering(openLines({ input, output, error: slowReader() }, () => undefined));
  input.end('line\n'.repeat(200));
  await aWhile();
  expect(answers.lines).toBeLessThan(5);
  output.resume();
  await answers.ended;
  expect(answers.lines).toBe(200);
});

test('who waits for a reader can be interrupted', async () => {
  const [input, output] = [new PassThrough(), slowReader()];
  const terminal = openLines({ input, output, error: slowReader() }, () => undefined);
  const answers = answering(terminal);
  input.write('line\n'.repeat(200));
  await aWhile();
  terminal.close();
  await answers.ended;
  expect(answers.lines).toBeLessThan(5);
});

test('what is told while somebody types stands on a line of its own', async () => {
  const input = Object.assign(new PassThrough(), { isTTY: true });
  const output = Object.assign(new PassThrough(), { isTTY: true });
  let seen = '';
  output.setEncoding('utf8').on('data', (text: string) => (seen += text));
  const terminal = openLines({ input, output, error: slowReader() }, () => undefined);
  const answer = terminal.next('White> ');
  input.write('9-1');
  await aWhile();
  seen = '';
  terminal.print('The game is not kept.');
  await aWhile();
  expect(seen.replace(/\u001b\[\d*[A-Z]/g, '')).toBe('\nThe game is not kept.\nWhite> 9-1');
  input.write('3\r');
  expect(await answer).toBe('9-13');
  terminal.close();
});
