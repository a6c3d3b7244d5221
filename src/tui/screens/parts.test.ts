import { describe, expect, it, test } from 'vitest';
import { createPaint, type StyledLine } from '../paint.ts';
import { testScreen } from '../test-support.ts';
import { blank } from './columns.ts';
import { formLines } from './form.ts';
import { pageLines } from './page.ts';

const text = (lines: readonly StyledLine[]): readonly string[] => createPaint(0)(lines).split('\n');

describe('the header of a game', () => {
  test.each([
    [80, 'Russian draughts, official   You (White) against the computer (easy)'],
    [48, 'Russian draughts, official   White against easy'],
    [40, 'Russian, official   White against easy'],
  ])('has no word cut in %i columns', async (columns, header) => {
    const screen = await testScreen({ setup: 'official' });
    const [first = ''] = screen.text(columns, 18).split('\n');
    expect(first.trim()).toBe(header);
  });
});

describe('below the board', () => {
  it('what is told takes the empty input of the smallest window', async () => {
    const screen = await testScreen({ variant: 'international', strict: true });
    const [told = '', bar = ''] = screen.text(24, 13).split('\n').slice(-2);
    expect(told).toBe('Your move.');
    expect(bar).toContain('help');
    await screen.press('R');
    expect(screen.text(24, 13).split('\n').slice(-2).join(' ')).toContain('sure? (y/n)');
  });

  it('the keys stay on the same line whatever is told', async () => {
    const screen = await testScreen({ humanColor: 'both' });
    const rows = new Set<number>();
    for (const key of ['w', 'escape', 'tab', 'i', 'R']) {
      await screen.press(key);
      rows.add(screen.text(80, 24).split('\n').length);
    }
    expect([...rows]).toEqual([23]);
  });

  it('what is typed stays in sight, and no move is cut', async () => {
    const screen = await testScreen({ variant: 'american' });
    await screen.press('1');
    const line = screen.text(24, 13).split('\n').at(-2);
    expect(line).toMatch(/^> 1_ {2}(\d+-\d+ {2})+\.\.\.$/);
  });
});

describe('lists', () => {
  test.each([
    ['m', 'Legal moves'],
    ['M', 'Moves played'],
  ])(
    '%s stands beside the board where there is room, instead of it elsewhere',
    async (key, title) => {
      const screen = await testScreen();
      await screen.press(key);
      const [wide, narrow] = [screen.text(80, 24), screen.text(40, 14)];
      expect(wide).toContain(title);
      expect(wide).toContain('h   g   f');
      expect(narrow).toContain(title);
      expect(narrow).not.toContain('h   g   f');
    },
  );
});

it('counts the pieces of the sides below each other in a narrow panel', async () => {
  const screen = await testScreen({ variant: 'international' });
  const lines = screen.text(90, 45).split('\n');
  for (const line of lines) expect(line.length).toBeLessThanOrEqual(90);
  const at = lines.findIndex((line) => line.includes('White 20'));
  expect(lines[at]).not.toContain('Black 20');
  expect(lines[at + 1]).toContain('Black 20');
});

describe('a form', () => {
  const rows = [
    { label: 'Size of the board', value: 'the largest', isCurrent: true },
    { label: 'Animation', value: 'no', isCurrent: false },
  ];
  const drawn = (width: number): readonly string[] => text(formLines(rows, width, {}));

  it('has columns where they fit', () => {
    expect(drawn(40).map((line) => line.trimEnd())).toEqual([
      '> Size of the board < the largest >',
      '  Animation           no',
    ]);
  });

  it('gives each label what its own value leaves elsewhere', () => {
    expect(drawn(24)).toEqual(['> Siz... < the largest >', `  ${'Animation'.padEnd(19)} no`]);
  });
});

it('a page stands in the middle of its window, its foot at the bottom', () => {
  const picture = Array.from({ length: 4 }, (): StyledLine => [{ text: '####' }]);
  const page = { text: [[{ text: 'ab' }]], picture, column: 4, foot: [{ text: 'foot' }] };
  const lines = text(pageLines(page, { columns: 12, rows: 12 }));
  expect(lines).toHaveLength(11);
  expect(lines[3]).toBe('  ab  ####');
  expect(lines.at(-1)).toBe('  foot');
  expect(blank(-1)).toEqual([]);
});
