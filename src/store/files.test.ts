import { execFileSync } from 'node:child_process';
import { chmod, link, mkdir, readFile, readlink, stat, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeFolder, moveToFree, moveToNew, readText, writeWhole } from './files.ts';
import { namesIn, temporaryFolder } from './test-support.ts';

describe('writeWhole', () => {
  it('writes a new file, with the permissions asked for', async () => {
    const folder = await temporaryFolder();
    const file = path.join(folder, 'a');
    expect(await writeWhole(file, 'text', { overwrite: false, mode: 0o600 })).toBeUndefined();
    expect(await readFile(file, 'utf8')).toBe('text');
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await namesIn(folder)).toEqual(['a']);
  });

  it('replaces a file only when it may', async () => {
    const folder = await temporaryFolder();
    const file = path.join(folder, 'a');
    await writeFile(file, 'old');
    expect(await writeWhole(file, 'new', { overwrite: false })).toEqual({
      code: 'store.exists',
      file,
    });
    expect(await readFile(file, 'utf8')).toBe('old');
    expect(await writeWhole(file, 'new', { overwrite: true })).toBeUndefined();
    expect(await readFile(file, 'utf8')).toBe('new');
    expect(await namesIn(folder)).toEqual(['a']);
  });

  it('writes through a link to a file elsewhere, and leaves it a link', async () => {
    const folder = await temporaryFolder();
    await mkdir(path.join(folder, 'elsewhere'));
    const file = path.join(folder, 'a');
    await symlink('elsewhere/real', file);
    await writeFile(file, 'old');
    expect(await writeWhole(file, 'new', { overwrite: true })).toBeUndefined();
    expect(await readlink(file)).toBe('elsewhere/real');
    expect(await readFile(path.join(folder, 'elsewhere', 'real'), 'utf8')).toBe('new');
  });

  it('leaves everything as it was when it cannot give the file its name', async () => {
    const folder = await temporaryFolder();
    const file = path.join(folder, 'a');
    await mkdir(path.join(file, 'full'), { recursive: true });
    expect(await writeWhole(file, 'new', { overwrite: true })).toMatchObject({ file });
    expect(await namesIn(folder)).toEqual(['a']);
    expect(await namesIn(file)).toEqual(['full']);
  });

  it.each([
    ['there is no folder', ['missing', 'a'], 'store.missing'],
    ['the folder is a file', ['taken', 'a'], 'store.not-folder'],
    ['the name is too long', ['x'.repeat(300)], 'store.failed'],
  ])('says why when %s', async (_, names, code) => {
    const folder = await temporaryFolder();
    await writeFile(path.join(folder, 'taken'), '');
    const file = path.join(folder, ...names);
    for (const overwrite of [true, false]) {
      expect(await writeWhole(file, 'new', { overwrite })).toMatchObject({ code, file });
    }
    expect(await namesIn(folder)).toEqual(['taken']);
  });

  it.skipIf(process.getuid?.() === 0)('says so in a folder that is read-only', async () => {
    const folder = await temporaryFolder();
    await chmod(folder, 0o500);
    const file = path.join(folder, 'a');
    expect(await writeWhole(file, 'new', { overwrite: true })).toEqual({
      code: 'store.denied',
      file,
    });
  });

  it('is never seen half done, however many write at once', async () => {
    const folder = await temporaryFolder();
    const file = path.join(folder, 'a');
    const texts = Array.from({ length: 12 }, (_, index) => String(index % 10).repeat(200_000));
    await writeWhole(file, texts[0] ?? '', { overwrite: true });
    const done = new AbortController();
    const seen = new Set<string>();
    const reading = (async () => {
      while (!done.signal.aborted) seen.add(await readFile(file, 'utf8'));
    })();
    await Promise.all(texts.map((text) => writeWhole(file, text, { overwrite: true })));
    done.abort();
    await reading;
    for (const text of seen) expect(texts).toContain(text);
    expect(await namesIn(folder)).toEqual(['a']);
  });

  it('gives a new name to one of many who want it', async () => {
    const folder = await temporaryFolder();
    const file = path.join(folder, 'a');
    const results = await Promise.all(
      ['1', '2', '3', '4'].map((text) => writeWhole(file, text, { overwrite: false })),
    );
    expect(results.filter((failed) => failed === undefined)).toHaveLength(1);
    expect(results.filter((failed) => failed?.code === 'store.exists')).toHaveLength(3);
  });
});

describe('moving', () => {
  it('never takes the name of another file', async () => {
    const folder = await temporaryFolder();
    const [from, taken] = [path.join(folder, 'from'), path.join(folder, 'to')];
    await writeFile(from, 'from');
    await writeFile(taken, 'taken');
    await expect(moveToNew(from, taken)).rejects.toMatchObject({ code: 'EEXIST' });
    const to = await moveToFree(from, (suffix) => `${taken}${suffix}`);
    expect(to).toBe(`${taken}-2`);
    expect(await namesIn(folder)).toEqual(['to', 'to-2']);
    await expect(moveToNew(from, to)).rejects.toMatchObject({ code: 'ENOENT' });
  });

  it('moves folders too, which cannot be linked', async () => {
    const folder = await temporaryFolder();
    await mkdir(path.join(folder, 'from'));
    await expect(link(path.join(folder, 'from'), path.join(folder, 'to'))).rejects.toThrow();
    await moveToNew(path.join(folder, 'from'), path.join(folder, 'to'));
    expect(await namesIn(folder)).toEqual(['to']);
  });
});

describe('readText', () => {
  it.each([
    ['UTF-8', Buffer.from('\u0160vec \u25cf')],
    ['UTF-8 with a mark', Buffer.from('\ufeff\u0160vec \u25cf')],
    ['UTF-16', Buffer.from('\ufeff\u0160vec \u25cf', 'utf16le')],
    ['UTF-16 the other way round', Buffer.from('\ufeff\u0160vec \u25cf', 'utf16le').swap16()],
  ])('reads %s', async (_, bytes) => {
    const file = path.join(await temporaryFolder(), 'a');
    await writeFile(file, bytes);
    expect(await readText(file, 100)).toEqual({ ok: true, value: '\u0160vec \u25cf' });
  });

  it('reads as much as it may, and no more', async () => {
    const file = path.join(await temporaryFolder(), 'a');
    await writeFile(file, 'x'.repeat(100));
    expect(await readText(file, 100)).toEqual({ ok: true, value: 'x'.repeat(100) });
    expect(await readText(file, 99)).toMatchObject({ error: { code: 'store.too-large' } });
  });

  it.runIf(process.platform === 'linux')('ends a file that does not say its size', async () => {
    expect(await readText('/proc/self/status', 10)).toMatchObject({
      error: { code: 'store.too-large' },
    });
  });

  it.skipIf(process.platform === 'win32')('does not wait for a device or a pipe', async () => {
    const pipe = path.join(await temporaryFolder(), 'pipe');
    execFileSync('mkfifo', [pipe]);
    for (const file of [pipe, '/dev/zero', '/dev/tty']) {
      expect(await readText(file, 100)).toEqual({
        ok: false,
        error: { code: 'store.not-file', file },
      });
    }
  });

  it('reads old Western European files', async () => {
    const file = path.join(await temporaryFolder(), 'a');
    await writeFile(file, Buffer.from([0x4a, 0xfc, 0x72, 0x67]));
    expect(await readText(file, 100)).toEqual({ ok: true, value: 'J\u00fcrg' });
  });

  it.each([
    ['missing', 'store.missing'],
    ['folder', 'store.is-folder'],
    ['large', 'store.too-large'],
    ['large/a', 'store.not-folder'],
  ])('says why it cannot: %s', async (name, code) => {
    const folder = await temporaryFolder();
    await mkdir(path.join(folder, 'folder'));
    await writeFile(path.join(folder, 'large'), 'x'.repeat(10_001));
    const file = path.join(folder, name);
    expect(await readText(file, 10_000)).toMatchObject({ ok: false, error: { code, file } });
  });
});

describe('makeFolder', () => {
  it('makes a folder and those it lies in, for this user only', async () => {
    const folder = path.join(await temporaryFolder(), 'a', 'b');
    await makeFolder(folder);
    await makeFolder(folder);
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
    expect((await stat(path.dirname(folder))).mode & 0o777).toBe(0o700);
  });

  it('says where it cannot', async () => {
    const file = path.join(await temporaryFolder(), 'a');
    await writeFile(file, 'text');
    await expect(makeFolder(file)).rejects.toMatchObject({ code: 'EEXIST' });
    await expect(makeFolder(path.join(file, 'b', 'c'))).rejects.toMatchObject({ code: 'ENOTDIR' });
  });

  it.runIf(process.platform === 'linux')(
    'gives up where there are no folders to make',
    async () => {
      await expect(makeFolder('/proc/dama/games')).rejects.toMatchObject({ code: 'ENOENT' });
    },
  );
});
