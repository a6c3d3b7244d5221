import path from 'node:path';
import { err, ok, type Result } from '../rules/result.ts';
import type { StoreContext } from './context.ts';
import { storeError, type StoreError, type StoreNotice } from './errors.ts';
import { makeFolder, readText, writeWhole } from './files.ts';
import { setAside } from './set-aside.ts';
import { FIELDS, isRecord, type Settings } from './settings-fields.ts';

export type { LastGame, Settings } from './settings-fields.ts';

/** Settings, and what was wrong with the file they came from. */
export interface LoadedSettings {
  readonly settings: Settings;
  readonly notices: readonly StoreNotice[];
}

/** What holds before anybody has chosen anything. */
export const DEFAULT_SETTINGS: Settings = readFields({}).settings;

/** No file of settings is as long. */
const LIMIT = 1_000_000;

/** The form the file is written in; readers of this one can read later ones as far as they know them. */
const SCHEMA = 1;

/**
 * Reads the settings. Nothing in the file stops the program: what is not there or not right has its
 * default, and a file that cannot be understood at all is renamed, never written over.
 */
export async function loadSettings(context: StoreContext): Promise<LoadedSettings> {
  const raw = await readRaw(context);
  if (!raw.ok) {
    const file = settingsFile(context);
    const notice: StoreNotice = { code: 'store.unreadable', file, error: raw.error };
    return { settings: DEFAULT_SETTINGS, notices: [notice] };
  }
  return withNotices(context, raw.value);
}

/**
 * Changes some settings; undefined forgets one. The file is read anew first, so that what another
 * program has changed meanwhile stays, as do keys and values this one does not know.
 */
export async function saveSettings(
  context: StoreContext,
  changes: Partial<Settings>,
): Promise<Result<LoadedSettings, StoreError>> {
  const raw = await readRaw(context);
  if (!raw.ok) return raw;
  const object = { schema: SCHEMA, ...raw.value.object, ...changes };
  const file = settingsFile(context);
  try {
    await makeFolder(context.places.config);
  } catch (error) {
    return err(storeError(error, context.places.config));
  }
  const failed = await writeWhole(file, `${JSON.stringify(object, null, 2)}\n`, {
    overwrite: true,
    mode: 0o600,
  });
  return failed === undefined ? ok(withNotices(context, { ...raw.value, object })) : err(failed);
}

/** Where the settings are, or will be. */
export function settingsFile({ places }: StoreContext): string {
  return path.join(places.config, 'settings.json');
}

/** The file as an object; an empty one where there is none, or none that could be understood. */
interface RawSettings {
  readonly object: Readonly<Record<string, unknown>>;
  readonly notices: readonly StoreNotice[];
}

async function readRaw(context: StoreContext): Promise<Result<RawSettings, StoreError>> {
  const file = settingsFile(context);
  const text = await readText(file, LIMIT);
  if (!text.ok && text.error.code === 'store.missing') return ok({ object: {}, notices: [] });
  if (!text.ok && text.error.code !== 'store.too-large') return text;
  const object = text.ok ? parseObject(text.value) : undefined;
  if (object !== undefined) return ok({ object, notices: [] });
  const movedTo = await setAside(context, file);
  // Another program was quicker.
  if (!movedTo.ok && movedTo.error.code === 'store.missing') return readRaw(context);
  if (!movedTo.ok) return movedTo;
  const notice: StoreNotice = {
    code: 'store.settings-set-aside',
    file,
    movedTo: movedTo.value,
  };
  return ok({ object: {}, notices: [notice] });
}

function parseObject(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text.replace(/^\ufeff/, ''));
    return isRecord(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function withNotices(context: StoreContext, { object, notices }: RawSettings): LoadedSettings {
  const { settings, ignored } = readFields(object);
  const file = settingsFile(context);
  return {
    settings,
    notices: [
      ...notices,
      ...ignored.map((key) => ({ code: 'store.setting-ignored' as const, file, key })),
    ],
  };
}

/** Takes from an object what the fields can read; `ignored` are the keys with values they cannot. */
function readFields(object: Readonly<Record<string, unknown>>): {
  readonly settings: Settings;
  readonly ignored: readonly string[];
} {
  const ignored: string[] = [];
  const read = Object.entries(FIELDS).map(([key, field]) => {
    const written = Object.hasOwn(object, key) ? object[key] : undefined;
    const value = field.read(written);
    // null is how some people write "not chosen".
    if (value === undefined && written !== undefined && written !== null) ignored.push(key);
    return [key, value ?? field.fallback] as const;
  });
  return { settings: Object.fromEntries(read) as unknown as Settings, ignored };
}
