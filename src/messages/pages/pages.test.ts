import { describe, expect, test } from 'vitest';
import { VARIANT_NAMES } from '../../rules/types.ts';
import { VARIANTS } from '../../rules/variants.ts';
import { LANGUAGES, type Language } from '../index.ts';
import { loadPage } from './index.ts';
import { PAGE_NAMES, type PageName, type RulesPage } from './types.ts';

/** What both languages must have alike: how many of everything, and the positions themselves. */
function shape(page: RulesPage): object {
  return {
    name: page.name,
    advice: page.advice.length,
    questions: page.questions.length,
    notes: page.notes.length,
    examples: page.examples.map(({ caption: _, ...position }) => position),
  };
}

/** Every text of a page that is prose. */
function texts(page: RulesPage): string[] {
  const { title, intro, board, setup, moves, captures, choice, promotion, end, draws } = page;
  return [
    ...[title, intro, board, setup.house, setup.official, moves, captures, choice, promotion],
    ...[end, draws, ...page.advice, ...page.notes],
    ...page.questions.flatMap(({ question, answer }) => [question, answer]),
    ...page.examples.map(({ caption }) => caption),
  ];
}

function everyPage(): { language: Language; name: PageName }[] {
  return LANGUAGES.flatMap((language) => PAGE_NAMES.map((name) => ({ language, name })));
}

test.each(PAGE_NAMES)('%s has the same shape in every language', async (name) => {
  const pages = await Promise.all(LANGUAGES.map((language) => loadPage(language, name)));
  for (const page of pages) expect(shape(page)).toEqual({ ...shape(pages[0] ?? page), name });
});

describe.each(everyPage())('$name in $language', ({ language, name }) => {
  test('has no empty text and ends its sentences', async () => {
    const page = await loadPage(language, name);
    for (const text of texts(page).slice(1)) expect(text).toMatch(/[.?!]$/);
    for (const { question } of page.questions) expect(question).toMatch(/\?$/);
  });

  test('has a length that is read to the end', async () => {
    const words = texts(await loadPage(language, name))
      .join(' ')
      .split(/\s+/).length;
    expect(words).toBeGreaterThan(400);
    expect(words).toBeLessThan(1000);
  });

  test('names only squares that exist', async () => {
    const page = await loadPage(language, name);
    const squares = texts(page).flatMap((text) => text.match(/\b[a-z][0-9]+\b/g) ?? []);
    for (const square of squares) expect(square).toMatch(/^[aceg][1357]$|^[bdfh][2468]$/);
  });
});

test.each(PAGE_NAMES)('%s in English is plain ASCII, which every terminal shows', async (name) => {
  expect(texts(await loadPage('en', name)).join('')).toMatch(/^[\x00-\x7f]*$/);
});

test('algebraic games speak of squares by name, numeric ones by number', async () => {
  for (const { language, name } of everyPage().filter(({ name }) => name !== 'free-capture')) {
    const page = await loadPage(language, name);
    const speaksByName = texts(page).some((text) => /\b[a-h][1-8]\b/.test(text));
    expect(speaksByName, `${name} in ${language}`).toBe(
      VARIANTS[name as (typeof VARIANT_NAMES)[number]].squareNames === 'algebraic',
    );
  }
});
