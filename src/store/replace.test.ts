import { describe, expect, it, vi } from 'vitest';
import { replace } from './files.ts';

/** A file that others have open for so many tries. */
function renameAfter(tries: number, code = 'EPERM') {
  let left = tries;
  return vi.fn(() => {
    left -= 1;
    return left < 0 ? Promise.resolve() : Promise.reject(Object.assign(new Error(code), { code }));
  });
}

describe('a file that somebody else has open', () => {
  it.each(['EPERM', 'EACCES', 'EBUSY'])('is waited for on Windows: %s', async (code) => {
    const rename = renameAfter(2, code);
    await replace('from', 'to', { platform: 'win32', rename });
    expect(rename).toHaveBeenCalledTimes(3);
  });

  it('is not waited for in vain', async () => {
    const rename = renameAfter(100);
    await expect(replace('from', 'to', { platform: 'win32', rename })).rejects.toThrow('EPERM');
    expect(rename).toHaveBeenCalledTimes(5);
  });

  it.each([
    ['win32', 'ENOSPC'],
    ['linux', 'EPERM'],
  ])('another failure is told at once: %s, %s', async (platform, code) => {
    const rename = renameAfter(100, code);
    await expect(replace('from', 'to', { platform, rename })).rejects.toThrow(code);
    expect(rename).toHaveBeenCalledTimes(1);
  });
});
