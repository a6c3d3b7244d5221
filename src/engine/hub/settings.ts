import { err, ok, type Result } from '../../rules/result.ts';
import type { Ruleset, Variant } from '../../rules/types.ts';
import { type HubLine, valueOf } from './line.ts';

/** A setting of an engine, as it declares it. */
export interface HubParam {
  readonly name: string;
  readonly value: string;
  /** What an enum may be; undefined for the other types. */
  readonly values: readonly string[] | undefined;
  readonly min: number | undefined;
  readonly max: number | undefined;
}

/** Reads a `param` line; undefined when it has no name. */
export function parseParam(line: HubLine): HubParam | undefined {
  const name = valueOf(line, 'name') ?? '';
  if (name === '') return undefined;
  const values = valueOf(line, 'values');
  return {
    name,
    value: valueOf(line, 'value') ?? '',
    values: values?.split(/\s+/).filter((word) => word !== ''),
    min: numberOf(valueOf(line, 'min')),
    max: numberOf(valueOf(line, 'max')),
  };
}

function numberOf(text: string | undefined): number | undefined {
  const number = Number(text ?? '');
  return text === undefined || text === '' || !Number.isFinite(number) ? undefined : number;
}

/** A value to be set. */
export type Setting = readonly [name: string, value: string];

/** The names an engine may know a game by. The protocol calls the game on 10x10 `normal`. */
export function hubNamesOf({ name, aliases }: Variant): readonly string[] {
  return [...(name === 'international' ? ['normal'] : []), name, ...aliases];
}

/**
 * What to set so that an engine plays a game; the error is what it says that it plays, undefined where
 * it has no word for that and so plays International draughts alone.
 */
export function settingsFor(
  params: readonly HubParam[],
  { variant, forcedCapture }: Ruleset,
): Result<readonly Setting[], readonly string[] | undefined> {
  const game = gameSetting(params, variant);
  if (!game.ok) return game;
  const capture = params.find(({ name }) => name === 'forced-capture');
  if (capture === undefined && !forcedCapture) return err(gamesOf(params));
  const forced: Setting[] = capture === undefined ? [] : changed(capture, String(forcedCapture));
  return ok([...game.value, ...forced]);
}

function gameSetting(
  params: readonly HubParam[],
  variant: Variant,
): Result<readonly Setting[], readonly string[] | undefined> {
  const names = hubNamesOf(variant);
  const param = params.find(({ name }) => name === 'variant');
  // An engine that has no such setting plays the game the protocol was made for.
  if (param === undefined) return names.includes('normal') ? ok([]) : err(undefined);
  const offered = param.values ?? [param.value];
  const known = names.find((name) => offered.includes(name));
  return known === undefined ? err(gamesOf(params)) : ok(changed(param, known));
}

function gamesOf(params: readonly HubParam[]): readonly string[] | undefined {
  const param = params.find(({ name }) => name === 'variant');
  return param?.values ?? (param && [param.value]);
}

/** The protocol wants only those set that are to change. */
function changed(param: HubParam, value: string): Setting[] {
  return param.value === value ? [] : [[param.name, value]];
}

/** The size of the table, as near as the engine allows; nothing where it has no such setting. */
export function hashSetting(
  params: readonly HubParam[],
  hashMb: number | undefined,
): readonly Setting[] {
  const param = params.find(({ name }) => name === 'hash');
  if (param === undefined || hashMb === undefined) return [];
  const { min = hashMb, max = hashMb } = param;
  return changed(param, String(Math.min(Math.max(hashMb, min), max)));
}
