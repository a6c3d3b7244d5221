import { describe, expect, it } from 'vitest';
import type { VariantName } from '../../rules/types.ts';
import { VARIANTS } from '../../rules/variants.ts';
import { parseHubLine } from './line.ts';
import { hashSetting, type HubParam, parseParam, settingsFor } from './settings.ts';

function params(...lines: readonly string[]): readonly HubParam[] {
  return lines.flatMap((text) => {
    const line = parseHubLine(`param ${text}`);
    const param = line.ok ? parseParam(line.value) : undefined;
    return param === undefined ? [] : [param];
  });
}

const rules = (name: VariantName, forcedCapture = true) => ({
  variant: VARIANTS[name],
  forcedCapture,
});

const SCAN = params('name=variant value=normal type=enum values="normal killer bt"');
const DAMA = params(
  'name=variant value=normal type=enum values="normal american russian"',
  'name=forced-capture value=true type=bool',
  'name=hash value=32 type=int min=1 max=1024',
);

describe('choosing the game', () => {
  it.each<[readonly HubParam[], ReturnType<typeof rules>, unknown]>([
    [SCAN, rules('international'), { ok: true, value: [] }],
    [SCAN, rules('russian'), { ok: false, error: ['normal', 'killer', 'bt'] }],
    [[], rules('international'), { ok: true, value: [] }],
    [[], rules('american'), { ok: false, error: undefined }],
    [DAMA, rules('russian'), { ok: true, value: [['variant', 'russian']] }],
    [DAMA, rules('russian', false), { ok: true, value: [['variant', 'russian'], ['forced-capture', 'false']] }], // prettier-ignore
    [params('name=variant value=english type=string'), rules('american'), { ok: true, value: [] }],
    [params('name=variant value=bt values="bt polish"'), rules('international'), { ok: true, value: [['variant', 'polish']] }], // prettier-ignore
    [
      params('name=variant value=american'),
      rules('american', false),
      { ok: false, error: ['american'] },
    ],
  ])('%j %#', (declared, ruleset, expected) => {
    expect(settingsFor(declared, ruleset)).toEqual(expected);
  });
});

it('chooses a size of the table that is allowed', () => {
  expect(hashSetting(DAMA, 64)).toEqual([['hash', '64']]);
  expect(hashSetting(DAMA, 4096)).toEqual([['hash', '1024']]);
  expect(hashSetting(DAMA, 32)).toEqual([]);
  expect(hashSetting(DAMA, undefined)).toEqual([]);
  expect(hashSetting(SCAN, 64)).toEqual([]);
});
