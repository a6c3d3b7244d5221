import { expect, it } from 'vitest';
import { createKernelMemory } from '../rules/kernel.ts';
import { clear } from './clear.ts';
import { engineBytes } from './search-kernel.ts';

it('leaves nothing of what was written', () => {
  const memory = createKernelMemory(engineBytes(1));
  const bytes = Buffer.from(memory.buffer);
  const places = [0, 4095, 4096, 65_535, 65_536, 3_000_000, bytes.length - 1];
  for (const place of places) bytes[place] = 7;
  clear(memory);
  expect(bytes.equals(Buffer.alloc(bytes.length))).toBe(true);
});

it('does not touch what nobody has touched', () => {
  const memory = createKernelMemory(engineBytes(2048));
  const before = process.memoryUsage().rss;
  clear(memory);
  expect(process.memoryUsage().rss - before).toBeLessThan(500_000_000);
});
