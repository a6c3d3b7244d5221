import { describe, expect, it } from 'vitest';
import { storeError } from './errors.ts';

const failed = (code: string): Error => Object.assign(new Error('failed'), { code });

describe('storeError', () => {
  it.each([
    ['EACCES', 'store.denied'],
    ['EPERM', 'store.denied'],
    ['EROFS', 'store.denied'],
    ['ENOSPC', 'store.full'],
    ['EDQUOT', 'store.full'],
    ['ENOENT', 'store.missing'],
    ['EEXIST', 'store.exists'],
    ['ENOTDIR', 'store.not-folder'],
    ['EISDIR', 'store.is-folder'],
  ])('%s is %s', (system, code) => {
    expect(storeError(failed(system), '/a')).toEqual({ code, file: '/a' });
  });

  it("keeps the system's word for what is rarer", () => {
    expect(storeError(failed('EIO'), '/a')).toEqual({
      code: 'store.failed',
      file: '/a',
      reason: 'EIO',
    });
  });

  it('is not for mistakes of the program', () => {
    expect(() => storeError(new RangeError('oops'), '/a')).toThrow('oops');
  });
});
