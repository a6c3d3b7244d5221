import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '..');
const text = readFileSync(path.join(ROOT, 'docs/WISHES.md'), 'utf8');
const rows = text.split('\n').filter((line) => /^\| +\d/.test(line));

test.each(rows)('%s', (row) => {
  const [wish = '', here = '', shown = ''] = row.split('|').slice(2);
  expect(wish.trim()).not.toBe('');
  const file = /`([^`]+)`/.exec(shown)?.[1];
  // What is not there has a reason in place of a test.
  if (file === undefined) expect(here.trim()).toMatch(/^no: /);
  else expect(existsSync(path.join(ROOT, file))).toBe(true);
});
