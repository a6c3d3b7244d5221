import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { legalMovesOf, movesPlayed } from '../game/game.ts';
import type { Opponent } from '../plain/opponent.ts';
import { firstMoveOpponent } from '../plain/test-support.ts';
import { testScreen, type TestScreen } from './test-support.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A computer that tells of many thoughts at once and answers when it is told to. */
function thinker() {
  let answer: (() => void) | undefined;
  const stopped = vi.fn();
  const analysed = vi.fn();
  const opponent: Opponent = {
    ...firstMoveOpponent(),
    choose: (game, _, onThought) =>
      new Promise((resolve) => {
        const [move] = legalMovesOf(game);
        for (let depth = 1; depth <= 30; depth += 1) {
          onThought?.({ score: 10 * depth, depth, pv: move === undefined ? [] : [move] });
        }
        answer = () => resolve(move === undefined ? undefined : { move, score: 0 });
      }),
    analyse(_game, _settings, onThought) {
      analysed();
      onThought({ score: -150, depth: 7, pv: [] });
      return Promise.resolve();
    },
    stop: stopped,
  };
  return { opponent, stopped, analysed, answer: () => answer?.() };
}

describe('while the computer thinks', () => {
  it('shows what it has found, not more often than anybody can read', async () => {
    const { opponent } = thinker();
    const screen = await testScreen({ humanColor: 'white' }, opponent);
    await screen.press('z');
    const draws = vi.fn();
    screen.controller.subscribe(draws);
    // It tells again when it is asked again.
    await screen.press('N', 'enter');
    draws.mockClear();
    vi.advanceTimersByTime(250);
    expect(draws.mock.calls.length).toBeLessThanOrEqual(2);
  });

  it('counts the seconds', async () => {
    const { opponent, answer } = thinker();
    const screen = await testScreen({ humanColor: 'white' }, opponent);
    expect(screen.text()).toContain('The computer is thinking...');
    vi.advanceTimersByTime(3000);
    expect(screen.text()).toContain('thinking... 3 s');
    answer();
    await screen.press('n');
    expect(screen.text()).toContain('Your move.');
  });
});

describe('while a person thinks', () => {
  it('thinks along only where somebody wants to see it', async () => {
    const { opponent, analysed, stopped } = thinker();
    const screen = await testScreen({}, opponent);
    expect(analysed).not.toHaveBeenCalled();
    await screen.press('z');
    vi.advanceTimersByTime(250);
    expect(analysed).toHaveBeenCalledTimes(1);
    // Black is to move and behind: White is ahead.
    expect(screen.text()).toContain('Eval White +1.5 ██████░░ depth 7');
    await screen.press('z');
    expect(stopped).toHaveBeenCalled();
    expect(screen.text()).not.toContain('Eval');
  });
});

describe('a hint', () => {
  /** A computer whose analysis and whose search for a hint find different moves. */
  function contrary() {
    const hint = vi.fn<Opponent['hint']>((game) => {
      const move = legalMovesOf(game)[1];
      if (move === undefined) return Promise.resolve(undefined);
      const thought = { score: 20, depth: 9, pv: [move] };
      return Promise.resolve({ move, score: 20, thought });
    });
    let tell: ((nth: number) => void) | undefined;
    const opponent: Opponent = {
      ...firstMoveOpponent(),
      hint,
      analyse: (game, _settings, onThought) => {
        tell = (nth) => {
          const move = legalMovesOf(game)[nth];
          if (move !== undefined) onThought({ score: 70, depth: 12, pv: [move] });
        };
        tell(0);
        return new Promise(() => undefined);
      },
    };
    return { opponent, hint, tell: (nth: number) => tell?.(nth) };
  }

  const hintOf = ({ controller }: TestScreen) => controller.ui().hint?.move;
  const lineOf = ({ controller }: TestScreen) => controller.ui().thought?.thought.pv;

  it('is the first move of the line that is shown, once that has had its time', async () => {
    const { opponent, hint, tell } = contrary();
    const screen = await testScreen({}, opponent);
    await screen.press('z', 'i');
    expect(screen.text()).toContain('Looking for a good move...');
    tell(2);
    await vi.advanceTimersByTimeAsync(1000);
    const [, , third] = legalMovesOf(screen.controller.ui().session.game);
    expect(hintOf(screen)).toEqual(third);
    expect(lineOf(screen)).toEqual([third]);
    // What is found later does not contradict what was said.
    tell(0);
    await vi.advanceTimersByTimeAsync(1000);
    expect(lineOf(screen)).toEqual([third]);
    expect(hint).not.toHaveBeenCalled();
  });

  it('is what the line shows where nothing was thought before', async () => {
    const { opponent } = contrary();
    const screen = await testScreen({}, opponent);
    await screen.press('i', 'z');
    await vi.advanceTimersByTimeAsync(500);
    const second = legalMovesOf(screen.controller.ui().session.game)[1];
    expect(hintOf(screen)).toEqual(second);
    expect(lineOf(screen)).toEqual([second]);
    expect(screen.text()).toContain('Eval Black +0.2');
  });
});

describe('a level asked for in a game', () => {
  it('is not held to the depth that the game began with', async () => {
    const asked = vi.fn<Opponent['choose']>(() => new Promise(() => undefined));
    const opponent: Opponent = { ...thinker().opponent, choose: asked };
    const screen = await testScreen({ limits: { depth: 1 } }, opponent);
    await screen.press(':');
    await screen.press(
      ...Array.from('level hard', (key) => (key === ' ' ? 'space' : key)),
      'enter',
    );
    await screen.press(...Array.from('b6a5'), 'enter');
    expect(asked).toHaveBeenCalledOnce();
    expect(asked.mock.calls[0]?.[1]).toEqual({
      level: 'hard',
      limits: {},
      seed: 1,
      ownEngine: true,
    });
  });
});

describe('the pace of the computer', () => {
  it.each([
    { level: 'easy', animation: true, waits: true },
    { level: 'hard', animation: true, waits: false },
    { level: 'easy', animation: false, waits: false },
  ] as const)('$level, animation $animation: waits $waits', async ({ level, animation, waits }) => {
    const settings = { humanColor: 'white', level, animation } as const;
    const screen = await testScreen(settings, firstMoveOpponent());
    const played = (): boolean => movesPlayed(screen.controller.ui().session.game).length === 1;
    await vi.advanceTimersByTimeAsync(300);
    expect(played()).toBe(!waits);
    await vi.advanceTimersByTimeAsync(600);
    expect(played()).toBe(true);
  });
});
