import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Metafile } from 'esbuild';
import { expect, test } from 'vitest';

const meta = JSON.parse(
  readFileSync(path.resolve(import.meta.dirname, '../../dist/meta.json'), 'utf8'),
) as Metafile;

/** The files that a bundled file is made of. */
function partsOf(name: string): readonly string[] {
  const [, output] = Object.entries(meta.outputs).find(([file]) => file.endsWith(`/${name}`)) ?? [];
  return Object.entries(output?.inputs ?? {}).flatMap(([part, { bytesInOutput }]) =>
    bytesInOutput > 0 ? [part] : [],
  );
}

test('what every command loads has no screen, no pages and no engine in it', () => {
  const parts = partsOf('cli.js');
  expect(parts).toContain('src/cli/main.ts');
  const packages = parts.filter((part) => part.startsWith('node_modules/'));
  expect(packages.filter((part) => !part.startsWith('node_modules/commander/'))).toEqual([]);
  const heavy =
    /^src\/(tui\/(?!themes\/)|messages\/pages\/(en|tr)\/|messages\/tr\/|engine\/(client|worker))/;
  expect(parts.filter((part) => heavy.test(part))).toEqual([]);
});

test('only the screen carries Ink and React', () => {
  for (const name of ['cli.js', 'plain.js', 'best.js', 'rules.js', 'worker.js']) {
    expect(partsOf(name).filter((part) => /^node_modules\/(ink|react)/.test(part))).toEqual([]);
  }
});
