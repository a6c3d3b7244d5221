import { expect, it, test } from 'vitest';
import type { Size } from '../plain/options.ts';
import { chooseLayout, nextSize, stageOf } from './layout.ts';

const INTERNATIONAL = { size: 10, hasFiles: false };
const RUSSIAN = { size: 8, hasFiles: true };

test.each([
  [120, 40, INTERNATIONAL, '6x3', 44],
  [80, 24, INTERNATIONAL, '4x2', 30],
  [80, 24, RUSSIAN, '4x2', 38],
  [80, 40, RUSSIAN, '6x3', 22],
  [48, 14, INTERNATIONAL, '4x1', 0],
  [60, 20, INTERNATIONAL, '4x1', 0],
  [40, 30, INTERNATIONAL, '2x1', 0],
  [24, 13, INTERNATIONAL, '2x1', 0],
  [24, 13, RUSSIAN, '2x1', 0],
] as const)('%i x %i for %j: cells of %s, panel of %i', (columns, rows, board, cell, panel) => {
  const layout = chooseLayout({ columns, rows }, board);
  expect(layout && `${layout.cell.width}x${layout.cell.height}`).toBe(cell);
  expect(layout?.panelWidth).toBe(panel);
});

test.each([
  [20, 10],
  [23, 13],
  [24, 12],
  [20, 5],
  [1, 1],
  [300, 5],
])('%i x %i is too small', (columns, rows) => {
  expect(chooseLayout({ columns, rows }, INTERNATIONAL)).toBeUndefined();
});

it('always leaves the last line free and fits the width', () => {
  for (const board of [INTERNATIONAL, RUSSIAN]) {
    for (let columns = 24; columns <= 140; columns += 1) {
      for (let rows = 13; rows <= 60; rows += 1) {
        const layout = chooseLayout({ columns, rows }, board);
        if (layout === undefined) throw new Error(`${columns}x${rows}`);
        const { boardWidth, boardHeight, header, messageRows, bar, panelWidth } = layout;
        const used = boardHeight + (header ? 1 : 0) + messageRows + 1 + (bar ? 1 : 0);
        expect(used).toBeLessThan(rows);
        expect(boardWidth + (panelWidth > 0 ? 2 + panelWidth : 0)).toBeLessThanOrEqual(columns);
      }
    }
  }
});

test.each([
  ['large', 'large'],
  ['medium', 'medium'],
  ['tiny', 'tiny'],
  ['auto', 'large'],
] as const)('a large window shows the wish for %s as %s', (wanted, size) => {
  expect(chooseLayout({ columns: 120, rows: 40 }, RUSSIAN, wanted)?.size).toBe(size);
});

it('shows a wish that does not fit as the largest that does', () => {
  expect(chooseLayout({ columns: 48, rows: 14 }, RUSSIAN, 'large')?.size).toBe('compact');
});

it('goes through the sizes that fit, and no further', () => {
  const window = { columns: 80, rows: 24 };
  const steps = (from: Size, by: 'larger' | 'smaller'): readonly Size[] => {
    const next = nextSize(window, RUSSIAN, from, by);
    return next === from ? [] : [next, ...steps(next, by)];
  };
  expect(steps('auto', 'smaller')).toEqual(['compact', 'tiny']);
  expect(steps('tiny', 'larger')).toEqual(['compact', 'auto']);
  // What does not fit counts as what is shown instead.
  expect(nextSize(window, RUSSIAN, 'large', 'smaller')).toBe('compact');
});

it('stands in the middle of a larger window, with the same board', () => {
  for (const board of [INTERNATIONAL, RUSSIAN]) {
    for (const window of [
      { columns: 80, rows: 24 },
      { columns: 120, rows: 40 },
      { columns: 200, rows: 60 },
      { columns: 467, rows: 145 },
    ]) {
      const layout = chooseLayout(window, board);
      const stage = stageOf(window, layout);
      expect(chooseLayout(stage, board)?.size).toBe(layout?.size);
      expect(chooseLayout(stage, board)?.panelWidth).toBe(layout?.panelWidth);
      expect(stage.left).toBe(Math.floor((window.columns - stage.columns) / 2));
      expect(stage.top + stage.rows).toBeLessThanOrEqual(window.rows);
    }
  }
});
