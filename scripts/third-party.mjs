// The bundle carries other people's code: what they ask for in return is that their licenses come
// along. Writes them all to dist/THIRD_PARTY_LICENSES.txt.
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const LICENSE_FILE = /^(licen[sc]e|copying)/i;
const RULE = '-'.repeat(80);

/** The folder of the package that a bundled file belongs to, or undefined for the program's own. */
function packageFolder(input) {
  const marker = 'node_modules/';
  const at = input.lastIndexOf(marker);
  if (at === -1) return undefined;
  const [scope, name] = input.slice(at + marker.length).split('/');
  return input.slice(0, at + marker.length) + (scope.startsWith('@') ? `${scope}/${name}` : scope);
}

/** One package's entry: its name, version, declared license and the text of its license file. */
function entryOf(root, folder) {
  const full = path.join(root, folder);
  const manifest = path.join(full, 'package.json');
  if (!existsSync(manifest)) throw new Error(`${folder} has no package.json`);
  const { name, version, license, author, homepage } = JSON.parse(readFileSync(manifest, 'utf8'));
  const file = readdirSync(full).find((entry) => LICENSE_FILE.test(entry));
  const text = file === undefined ? undefined : readFileSync(path.join(full, file), 'utf8').trim();
  const by = typeof author === 'object' ? author.name : author;
  const declared = `License: ${license ?? 'not declared'}${by ? `\nAuthor: ${by}` : ''}`;
  return {
    title: `${name} ${version}`,
    body: `${RULE}\n${name} ${version}${homepage ? `\n${homepage}` : ''}\n${declared}\n\n${text ?? ''}`,
  };
}

/**
 * Writes the licenses of every package that esbuild put into the bundle.
 *
 * @param {string} root the project's folder
 * @param {import('esbuild').Metafile} metafile what the bundle was made of
 */
export function writeThirdPartyLicenses(root, metafile) {
  // What was read and then left out of every file needs no mention.
  const inputs = Object.values(metafile.outputs).flatMap((output) =>
    Object.entries(output.inputs).flatMap(([input, { bytesInOutput }]) =>
      bytesInOutput > 0 ? [input] : [],
    ),
  );
  const folders = new Set(inputs.map(packageFolder).filter((folder) => folder !== undefined));
  const entries = [...folders]
    .map((folder) => entryOf(root, folder))
    .sort((a, b) => a.title.localeCompare(b.title, 'en'));
  const intro = 'dama is bundled with the following packages, under their own licenses.\n\n';
  const text = intro + entries.map(({ body }) => body).join('\n\n');
  writeFileSync(path.join(root, 'dist', 'THIRD_PARTY_LICENSES.txt'), `${text}\n`);
}
