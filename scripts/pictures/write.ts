// Draws the pictures of the documentation anew: npm run pictures
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { drawPictures } from './draw.ts';

const docs = path.resolve('docs');
await mkdir(docs, { recursive: true });
for (const [name, svg] of Object.entries(await drawPictures())) {
  await writeFile(path.join(docs, name), svg);
  console.log(`docs/${name}  ${svg.length} bytes`);
}
