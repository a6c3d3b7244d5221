import { lastMove } from '../game/game.ts';
import type { Move, Square } from '../rules/types.ts';
import type { Mark, Marks } from './board-view.ts';
import { completionsIn } from './completions.ts';
import { choosableSquares, personMoves, stopsOf } from './selection.ts';
import { shown, type Ui } from './ui.ts';

type Marked = readonly (readonly [Mark, readonly Square[]])[];

/** What the squares mean: what is pointed at, where it can go, what must capture, what was played. */
export function marksOf(ui: Ui): Marks {
  const { cursor } = ui.selection;
  const marks: Marked = [
    ...lastMoveMarks(ui),
    ...captureMarks(ui),
    ...hintMarks(ui),
    ...underwayMarks(ui).filter(([mark]) => mark !== 'target' || ui.preferences.targets),
    ...(cursor === undefined ? [] : ([['cursor', [cursor]]] as const)),
  ];
  return Object.fromEntries(marks.map(([mark, squares]) => [mark, new Set(squares)]));
}

function lastMoveMarks(ui: Ui): Marked {
  const last = lastMove(shown(ui).game);
  if (last === undefined) return [];
  return [
    ['lastMove', [last.from, last.to]],
    ['captured', last.captures],
  ];
}

function captureMarks(ui: Ui): Marked {
  const moves = personMoves(shown(ui));
  const mustCapture = moves.some(({ captures }) => captures.length > 0);
  return mustCapture ? [['movable', moves.map(({ from }) => from)]] : [];
}

function hintMarks({ hint }: Ui): Marked {
  if (hint === undefined) return [];
  return [['hint', hint.isFull ? [hint.move.from, hint.move.to] : [hint.move.from]]];
}

/** What a person has begun: a move to choose from a list, a typed one, or a piece taken up. */
function underwayMarks(ui: Ui): Marked {
  const session = shown(ui);
  const { typed, selection, choices } = ui;
  const choice = choices?.moves[choices.at];
  if (choice !== undefined) return pathMarks(choice);
  if (typed !== '') {
    const candidates = completionsIn(ui);
    return [
      ['selected', candidates.map(({ move }) => move.from)],
      ['target', candidates.map(({ move }) => move.to)],
    ];
  }
  const stops = stopsOf(selection);
  const at = stops.at(-1);
  if (at === undefined) return [];
  return [
    ['selected', [at]],
    ['stop', stops.slice(0, -1)],
    ['jumped', selection.hops.map(({ captured }) => captured)],
    ['target', choosableSquares(session, selection)],
  ];
}

/** A whole move as it would be made. */
function pathMarks({ from, to, path, captures }: Move): Marked {
  return [
    ['selected', [from]],
    ['stop', path.slice(1, -1)],
    ['jumped', captures],
    ['target', [to]],
  ];
}
