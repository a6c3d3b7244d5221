import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { drawPictures } from '../../scripts/pictures/draw.ts';

const DOCS = path.resolve(import.meta.dirname, '../../docs');

it('the pictures are those of the present board (if not: npm run pictures)', async () => {
  for (const [name, svg] of Object.entries(await drawPictures())) {
    expect(readFileSync(path.join(DOCS, name), 'utf8'), name).toBe(svg);
  }
});
