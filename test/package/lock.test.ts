import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

interface Entry {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const lock = JSON.parse(
  readFileSync(path.resolve(import.meta.dirname, '../../package-lock.json'), 'utf8'),
) as { readonly packages: Readonly<Record<string, Entry>> };

/** Where Node looks for a package from a place: its own node_modules, then those above. */
function isLocked(place: string, name: string): boolean {
  const inside = place === '' ? '' : `${place}/`;
  if (`${inside}node_modules/${name}` in lock.packages) return true;
  return place !== '' && isLocked(above(place), name);
}

function above(place: string): string {
  const at = place.lastIndexOf('/node_modules/');
  return at < 0 ? '' : place.slice(0, at);
}

// `npm install` leaves out an optional dependency it cannot fetch; `npm ci` then refuses the lock.
test('every dependency that the lock names is in it', () => {
  const missing = Object.entries(lock.packages).flatMap(([place, entry]) =>
    Object.keys({
      ...entry.dependencies,
      ...entry.devDependencies,
      ...entry.optionalDependencies,
    })
      .filter((name) => !isLocked(place, name))
      .map((name) => `${name}, for ${place}`),
  );
  expect(missing).toEqual([]);
});
