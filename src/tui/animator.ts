import type { Game } from '../game/game.ts';
import { type Frame, frameDuration, framesOf, type Played } from './animation.ts';
import type { Ui } from './ui.ts';

/** Shows moves under way, beside a state that has them behind it already. */
export interface Animator {
  /** The picture to show now, if any. */
  readonly frame: () => Frame | undefined;
  /** Shows what there is without any more pictures. */
  readonly skip: () => void;
  readonly close: () => void;
}

/** Where the moves come from. */
export interface Watched {
  readonly ui: () => Ui;
  readonly subscribe: (listener: () => void) => () => void;
}

/** More plies than a move and its answer are not played but loaded, or stepped through. */
const MOST_PLIES = 2;

/**
 * Watches for moves that are played, and calls `onFrame` whenever there is another picture. It never
 * holds anything up: the state is ahead of what it shows.
 */
export function createAnimator(watched: Watched, onFrame: () => void): Animator {
  let game = watched.ui().session.game;
  let coming: Frame[] = [];
  let shown: Frame | undefined;
  let durations: number[] = [];
  let timer: NodeJS.Timeout | undefined;

  function next(): void {
    timer = undefined;
    const before = shown;
    shown = coming.shift();
    const duration = durations.shift();
    if (shown !== undefined) timer = setTimeout(next, duration);
    if (shown !== before) onFrame();
  }

  function skip(): void {
    coming = [];
    durations = [];
    if (timer !== undefined) clearTimeout(timer);
    if (shown !== undefined || timer !== undefined) next();
  }

  function watch(): void {
    const ui = watched.ui();
    const before = game;
    game = ui.session.game;
    if (game === before) return;
    const plies = playedSince(before, game);
    const isShown = ui.screen === 'game' && ui.view === undefined && ui.preferences.animation;
    if (!isShown || plies.length === 0) {
      skip();
      return;
    }
    for (const played of plies) {
      const frames = framesOf(game.ruleset.variant, played);
      coming.push(...frames);
      durations.push(...frames.map(() => frameDuration(played.move, frames.length)));
    }
    if (timer === undefined) next();
  }

  const stopWatching = watched.subscribe(watch);
  return {
    frame: () => shown,
    skip,
    close() {
      stopWatching();
      if (timer !== undefined) clearTimeout(timer);
    },
  };
}

/** The moves that one game has over another, when it is the same one, a few plies later. */
export function playedSince(before: Game, after: Game): readonly Played[] {
  const count = after.at - before.at;
  if (count < 1 || count > MOST_PLIES) return [];
  if (after.plies[before.at] !== before.plies[before.at]) return [];
  return after.plies.slice(before.at, after.at).flatMap(({ position }, index) => {
    const move = after.plies[before.at + index + 1]?.move;
    return move === undefined ? [] : [{ before: position, move }];
  });
}
