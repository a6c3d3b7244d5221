import stringWidth from 'string-width';
import { beforeAll, describe, expect, test } from 'vitest';
import { drawRules, SETUPS } from '../../game/setups.ts';
import { VARIANT_NAMES, type DrawRule, type VariantName } from '../../rules/types.ts';
import { VARIANTS } from '../../rules/variants.ts';
import { common as commonEn } from '../en/common.ts';
import { rules as rulesEn } from '../en/rules.ts';
import { LANGUAGES, type Language } from '../index.ts';
import { common as commonTr } from '../tr/common.ts';
import { rules as rulesTr } from '../tr/rules.ts';
import { loadPage } from './index.ts';
import { renderComparison, renderPage, type PageMessages } from './render.ts';
import { TRAIT_ROWS } from './traits.ts';
import { PAGE_NAMES, TOPICS, type PageName, type RulesPage } from './types.ts';

/** The sections that pages are rendered with. */
const MESSAGES: Readonly<Record<Language, PageMessages>> = {
  en: { common: commonEn, rules: rulesEn },
  tr: { common: commonTr, rules: rulesTr },
};

const pages = new Map<string, RulesPage>();

function page(language: Language, name: PageName): RulesPage {
  const found = pages.get(`${language} ${name}`);
  if (found === undefined) throw new Error(`no page ${name} in ${language}`);
  return found;
}

function render(language: Language, name: PageName, width: number, options = {}): string {
  const variant = VARIANTS[name === 'free-capture' ? 'american' : name];
  return renderPage(page(language, name), variant, MESSAGES[language], width, options);
}

function widest(text: string): number {
  const lines = text.split('\n').filter((line) => !line.includes('FEN: '));
  return Math.max(...lines.map((line) => stringWidth(line)));
}

/** The number a draw rule is known by. */
function numberOf(rule: DrawRule): number {
  return rule.kind === 'repetition' ? rule.times : rule.moves;
}

beforeAll(async () => {
  for (const language of LANGUAGES) {
    for (const name of PAGE_NAMES) pages.set(`${language} ${name}`, await loadPage(language, name));
  }
});

describe.each(LANGUAGES)('in %s', (language) => {
  test.each(PAGE_NAMES)('%s fits every width', (name) => {
    for (const width of [40, 60, 80, 132]) {
      expect(widest(render(language, name, width)), `${width}`).toBeLessThanOrEqual(width);
    }
  });

  test.each(PAGE_NAMES)('%s has every part under its heading, in order', (name) => {
    const lines = render(language, name, 80).split('\n');
    const headings = TOPICS.map((topic) => MESSAGES[language].rules.headings[topic]);
    const places = headings.map((heading) => lines.indexOf(heading));
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });

  test.each(TOPICS)('the topic %s stands alone', (topic) => {
    const text = render(language, 'italian', 80, { topic });
    expect(text).toContain(MESSAGES[language].rules.headings[topic]);
    const others = TOPICS.filter((other) => other !== topic);
    for (const other of others) {
      expect(text.split('\n')).not.toContain(MESSAGES[language].rules.headings[other]);
    }
  });

  test.each(VARIANT_NAMES)('%s names every number of its draw rules', (name) => {
    const text = render(language, name, 80, { topic: 'draws' });
    for (const setup of SETUPS) {
      for (const rule of drawRules(VARIANTS[name], setup)) {
        expect(text).toMatch(new RegExp(`\\b${numberOf(rule)}\\b`));
      }
    }
  });

  test.each(PAGE_NAMES)('the table of %s has its eleven rows', (name) => {
    const text = render(language, name, 200, { topic: 'differences' });
    expect(TRAIT_ROWS).toHaveLength(11);
    for (const row of TRAIT_ROWS) expect(text).toContain(MESSAGES[language].common.traits[row]);
  });

  test('the comparison names all seven games in 80 columns', () => {
    const text = renderComparison(MESSAGES[language], 80);
    expect(widest(text)).toBeLessThanOrEqual(80);
    for (const name of VARIANT_NAMES) {
      expect(text).toContain(MESSAGES[language].common.gamesShort[name]);
    }
  });
});

/** The cells of a row of the table, which stands on one line in a window this wide. */
function cells(name: PageName, label: string): string[] {
  const text = render('en', name, 240, { topic: 'differences' });
  const line = text.split('\n').find((candidate) => candidate.trim().startsWith(label)) ?? '';
  return line.trim().split(/ {2,}/).slice(1);
}

describe('the table of differences is read from the traits', () => {
  const expected: readonly [PageName, string, string, string][] = [
    ['russian', 'Man reaching', 'crowned, stops', 'crowned, goes on as king'],
    ['brazilian', 'Man reaching', 'crowned, stops', 'goes on as man'],
    ['spanish', 'Further', 'none', 'most kings taken'],
    ['italian', 'Men may take kings', 'yes', 'no'],
    ['italian', 'Further', 'none', 'with a king; most kings taken; a king met earliest'],
    ['czech', 'Most pieces', 'no', 'no'],
    ['czech', 'Further', 'none', 'with a king'],
    ['international', 'Board', '8x8', '10x10'],
    ['international', 'Men a side', '12', '20'],
    ['free-capture', 'Capture forced', 'yes', 'no'],
    ['free-capture', 'Capture completed', 'yes', 'yes'],
  ];
  test.each(expected)('%s: %s', (name, label, american, here) => {
    expect(cells(name, label)).toEqual([american, here]);
  });

  test('and American stands in it alone', () => {
    expect(cells('american', 'Flying kings')).toEqual(['no']);
  });
});

test('colour goes on headings only, and changes no line', () => {
  const heading = (text: string): string => `<${text}>`;
  const plain = render('en', 'czech', 80);
  const coloured = render('en', 'czech', 80, { heading });
  expect(coloured.replaceAll(/^<(.*)>$/gm, '$1')).toBe(plain);
  expect(coloured.match(/^<.*>$/gm)).toHaveLength(1 + TOPICS.length);
});

test('a board is drawn above the FEN of each example where one is given', () => {
  const board = (): string[] => ['[board]'];
  const text = render('en', 'czech', 80, { topic: 'examples', board });
  expect(text.match(/^ +\[board\]\n +FEN: /gm)).toHaveLength(page('en', 'czech').examples.length);
});

test.each<[VariantName, string]>([
  [
    'russian',
    '5 moves by each side with three kings, two kings and a man or a king and two men against one king that holds the long diagonal',
  ],
  [
    'russian',
    '30 moves by each side without a capture or a promotion, kings on both sides and 4 to 5 pieces on the board',
  ],
  [
    'brazilian',
    '5 moves by each side with two kings against two kings, one king or a king and a man; or with one king against one king or a king and a man',
  ],
  ['international', 'against one king, counted on when a piece is taken'],
  ['italian', 'with the same player to move, 3 times in the game'],
])('draws of %s in words: %s', (name, words) => {
  expect(render('en', name, 400, { topic: 'draws' }).replaceAll(/\s+/g, ' ')).toContain(words);
});
