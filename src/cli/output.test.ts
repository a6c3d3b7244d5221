import { PassThrough } from 'node:stream';
import { expect, test, vi } from 'vitest';
import { guardOutput, settle } from './output.ts';

function failing(code: string, isTTY: boolean) {
  const exit = vi.spyOn(process, 'exit').mockReturnValue(undefined as never);
  const stream = Object.assign(new PassThrough(), { isTTY });
  guardOutput(stream as unknown as NodeJS.WriteStream);
  stream.emit('error', Object.assign(new Error(code), { code }));
  const codes = exit.mock.calls.map(([status]) => status);
  exit.mockRestore();
  return { stream, codes };
}

test.each([
  ['a closed pipe', 'EPIPE', false, [0]],
  ['a terminal that is gone', 'EIO', true, [1]],
] as const)('%s ends the program without a word', (_, code, isTTY, codes) => {
  expect(failing(code, isTTY).codes).toEqual(codes);
});

test('a broken disk is told', async () => {
  const { stream, codes } = failing('EIO', false);
  expect(codes).toEqual([]);
  await expect(settle(stream)).rejects.toMatchObject({ error: { code: 'output.failed' } });
});
