import { describe, expect, it } from 'vitest';
import { detectLanguage, loadMessages } from './index.ts';
import { printable } from './sanitize.ts';

describe('the language', () => {
  it.each([
    [{ flag: 'tr', env: { LANG: 'en_US.UTF-8' } }, 'tr'],
    [{ flag: 'en', env: { DAMA_LANG: 'tr' } }, 'en'],
    [{ env: { DAMA_LANG: 'tr', LANG: 'en_US.UTF-8' } }, 'tr'],
    [{ env: { DAMA_LANG: 'TR' } }, 'tr'],
    [{ env: { DAMA_LANG: 'tr_TR' } }, 'tr'],
    [{ env: { DAMA_LANG: 'tr_TR.UTF-8', LANG: 'en_US' } }, 'tr'],
    [{ env: { DAMA_LANG: 'tr-TR' } }, 'tr'],
    [{ env: { DAMA_LANG: 'en-GB', LANG: 'tr_TR' } }, 'en'],
    [{ env: { DAMA_LANG: 'turkish', LANG: 'en_US' } }, 'en'],
    [{ flag: 'tr-TR', env: {} }, 'tr'],
    [{ env: { DAMA_LANG: 'xx', LANG: 'tr_TR.UTF-8' } }, 'tr'],
    [{ env: { LC_ALL: 'C', LANG: 'tr_TR.UTF-8' } }, 'en'],
    [{ env: { LC_MESSAGES: 'tr', LANG: 'en_US' } }, 'tr'],
    [{ env: { LC_ALL: '', LANG: 'tr_TR' } }, 'tr'],
    [{ env: { LANG: 'trv_TW' } }, 'en'],
    [{ env: { LANG: 'C' } }, 'en'],
    [{ env: {} }, 'en'],
  ] as const)('%j speaks %s', (source, language) => {
    expect(detectLanguage(source)).toBe(language);
  });

  it('loads both', async () => {
    expect((await loadMessages('en')).language).toBe('en');
    expect((await loadMessages('tr')).language).toBe('tr');
  });
});

describe('text from outside', () => {
  it.each([
    ['plain ğüşİ ✓', 'plain ğüşİ ✓'],
    ['\u001b[31mred', '\ufffd[31mred'],
    ['a\u0007b\u009bc\u007f', 'a\ufffdb\ufffdc\ufffd'],
    ['line\nline\ttab', 'line\ufffdline\ufffdtab'],
    ['\u202eevil', '\ufffdevil'],
    ['\u061cW:W1\u200b8\ufeff', '\ufffdW:W1\ufffd8\ufffd'],
    ['\u{e0041}tag', '\ufffdtag'],
    ['می\u200cخواهم', 'می\u200cخواهم'],
  ])('%j is printed as %j', (text, shown) => {
    expect(printable(text)).toBe(shown);
  });
});
