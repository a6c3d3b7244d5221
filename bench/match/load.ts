import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { EngineParts } from '../../src/engine/protocol.ts';
import { parseWeights, weightsFolder, type WeightsError } from '../../src/engine/weights.ts';
import type { Variant } from '../../src/rules/types.ts';
import { NO_WEIGHTS, type PlayerSettings } from './settings.ts';

/** Settings with what their files held, read once: a build or a training meanwhile changes nothing. */
export interface LoadedSettings extends PlayerSettings {
  /** Of our own search only. */
  readonly parts: EngineParts;
}

/** Why no match can begin: a file that settings name, or the game's own, is of no use. */
export class UnusableFile extends Error {
  constructor(file: string, why: unknown) {
    super(`${file}: ${why instanceof Error ? why.message : String(why)}`);
    this.name = 'UnusableFile';
  }
}

/**
 * Reads the files that settings name, for a game.
 * @throws UnusableFile
 */
export function load(settings: PlayerSettings, variant: Variant): LoadedSettings {
  const { kernel, weights, command, build } = settings;
  if (build !== undefined) checkBuild(build);
  if (command !== undefined) return { ...settings, parts: { weights: undefined } };
  const other =
    kernel === undefined ? undefined : read(kernel, (bytes) => new WebAssembly.Module(bytes));
  return { ...settings, parts: { other, weights: weightsIn(weights, variant) } };
}

/** Its engine would end, game after game, with a stack of calls. */
function checkBuild(folder: string): void {
  for (const file of ['bin/dama.js', 'dist/cli.js']) {
    if (existsSync(path.join(folder, file))) continue;
    throw new UnusableFile(folder, `${file} is missing: no checkout of dama that has been built`);
  }
}

/** What there is no falling back from here: a match would measure something else. */
function weightsIn(
  place = fileURLToPath(weightsFolder()),
  variant: Variant,
): Int16Array | undefined {
  if (place === NO_WEIGHTS) return undefined;
  const isFolder = statSync(place, { throwIfNoEntry: false })?.isDirectory() === true;
  const file = isFolder ? path.join(place, `${variant.name}.bin`) : place;
  const parsed = read(file, (bytes) => parseWeights(bytes, variant));
  if (!parsed.ok) throw new UnusableFile(file, WHY[parsed.error.code](variant.name));
  return parsed.value.pairs;
}

const WHY: Readonly<Record<WeightsError['code'], (game: string) => string>> = {
  'weights.missing': (game) => `no weights of ${game}`,
  'weights.damaged': (game) => `damaged, or not a file of weights (wanted: ${game})`,
  'weights.wrong-version': (game) => `weights of another game than ${game}, or of another version`,
};

function read<T>(file: string, as: (bytes: Uint8Array<ArrayBuffer>) => T): T {
  try {
    return as(new Uint8Array(readFileSync(file)));
  } catch (cause) {
    throw new UnusableFile(file, cause);
  }
}
