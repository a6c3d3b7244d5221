import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseSettings } from './settings.ts';

describe('settings', () => {
  it.each([
    ['nodes=20000', { limits: { nodes: 20_000 }, hashMb: 16, name: 'nodes=20000' }],
    ['ms=50,depth=6', { limits: { milliseconds: 50, depth: 6 } }],
    [' ms=50  hash=32 ', { limits: { milliseconds: 50 }, hashMb: 32, name: 'ms=50  hash=32' }],
    ['level=medium', { level: 'medium', limits: {} }],
    ['depth=3 kernel=/tmp/k.wasm', { kernel: '/tmp/k.wasm' }],
    ['depth=3 kernel="/tmp/my kernel, old.wasm" hash=1', { kernel: '/tmp/my kernel, old.wasm' }],
    ['ms=9 hub="./scan hub" threads=2', { command: './scan hub', threads: 2 }],
    [
      'ms=9 build=/old',
      {
        build: '/old',
        command: `"${process.execPath}" "${path.resolve('/old/bin/dama.js')}" engine`,
      },
    ],
    ['nodes=9 weights=none threads=2', { weights: 'none', threads: 2 }],
    ['nodes=9 weights="my weights/russian.bin"', { weights: 'my weights/russian.bin' }],
    ['ms=9 hub=x threads=500', { threads: 500 }],
    ['depth=3 name="the old one"', { name: 'the old one' }],
  ])('%s', (text, settings) => {
    expect(parseSettings(text)).toMatchObject({ ok: true, value: settings });
  });

  it.each([
    ['', 'how long'],
    ['hash=16', 'how long'],
    ['nodes=0', 'whole number'],
    ['nodes=ten', 'whole number'],
    ['nodes', 'cannot read the settings at: nodes'],
    ['ms=50 noise', 'cannot read the settings at: noise'],
    ['ms=50 speed=2', 'no such setting: speed'],
    ['ms=50 constructor=2', 'no such setting: constructor'],
    ['level=godlike', 'easy, medium, hard'],
    ['ms=5 hub=x kernel=y', 'does not go with'],
    ['ms=5 build=x weights=none', 'weights is of our own search'],
    ['ms=5 threads=two', 'whole number'],
    ['ms=5 threads=65', 'at most 64 threads'],
    ['ms=5 hash=24', 'power of two'],
    ['ms=5 hash=4096', '1 to 2048'],
    ['ms=5 hash=big', 'power of two'],
  ])('refuses "%s"', (text, why) => {
    expect(parseSettings(text)).toMatchObject({
      ok: false,
      error: expect.stringContaining(why) as string,
    });
  });
});
