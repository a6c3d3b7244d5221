import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

/** Why a run cannot go on, said in a sentence. */
export class RunError extends Error {
  override readonly name = 'RunError';
}

/**
 * The files of a run. Each is written beside its place and renamed into it, so that it is there whole or
 * not at all, whenever the run is ended.
 */
export interface RunStore {
  readonly folder: string;
  read(name: string): Uint8Array | undefined;
  /** @throws RunError when there is a file, but no JSON in it */
  readJson(name: string): unknown;
  write(name: string, content: Uint8Array | string): void;
  /** The names that begin like this, in order. */
  list(start: string): readonly string[];
}

export function openStore(folder: string): RunStore {
  mkdirSync(folder, { recursive: true });
  const at = (name: string): string => path.join(folder, name);
  const list: RunStore['list'] = (start) =>
    readdirSync(folder)
      .filter((name) => name.startsWith(start) && !name.endsWith('.part'))
      .sort();
  const read: RunStore['read'] = (name) =>
    existsSync(at(name)) ? new Uint8Array(readFileSync(at(name))) : undefined;
  return {
    folder,
    list,
    read,
    readJson(name) {
      const bytes = read(name);
      if (bytes === undefined) return undefined;
      try {
        return JSON.parse(Buffer.from(bytes).toString()) as unknown;
      } catch {
        throw new RunError(`${at(name)} is damaged: without it, the run makes it anew`);
      }
    },
    write(name, content) {
      writeFileSync(at(`${name}.part`), content);
      renameSync(at(`${name}.part`), at(name));
    },
  };
}
