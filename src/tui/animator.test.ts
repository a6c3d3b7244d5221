import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createAnimator } from './animator.ts';
import { testScreen } from './test-support.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

async function open(animation = true) {
  const screen = await testScreen({ animation, humanColor: 'both' });
  const onFrame = vi.fn();
  const animator = createAnimator(screen.controller, onFrame);
  const play = async (move: string): Promise<void> => screen.press(...Array.from(move), 'enter');
  return { ...screen, animator, onFrame, play };
}

it('shows a move under way, and then what there is', async () => {
  const { animator, play, onFrame, controller } = await open();
  await play('b6a5');
  expect(animator.frame()).toBeDefined();
  // The game is ahead already: nothing waits for the picture.
  expect(controller.ui().session.game.at).toBe(1);
  await vi.advanceTimersByTimeAsync(1000);
  expect(animator.frame()).toBeUndefined();
  expect(onFrame).toHaveBeenCalledTimes(2);
  animator.close();
});

it('shows the answer after the move', async () => {
  const { animator, play } = await open();
  await play('b6a5');
  await play('a3b4');
  const first = animator.frame();
  await vi.advanceTimersByTimeAsync(300);
  expect(animator.frame()).toBeDefined();
  expect(animator.frame()).not.toBe(first);
  await vi.advanceTimersByTimeAsync(300);
  expect(animator.frame()).toBeUndefined();
  animator.close();
});

it('skips at once, all that is coming too', async () => {
  const { animator, play, onFrame } = await open();
  await play('b6a5');
  await play('a3b4');
  animator.skip();
  expect(animator.frame()).toBeUndefined();
  const told = onFrame.mock.calls.length;
  await vi.advanceTimersByTimeAsync(1000);
  expect(onFrame).toHaveBeenCalledTimes(told);
  animator.close();
});

it('shows nothing of undo, and nothing when it is turned off', async () => {
  const { animator, play, controller } = await open();
  await play('b6a5');
  animator.skip();
  controller.press('u');
  expect(animator.frame()).toBeUndefined();
  animator.close();
  const quiet = await open(false);
  await quiet.play('b6a5');
  expect(quiet.animator.frame()).toBeUndefined();
  expect(quiet.onFrame).not.toHaveBeenCalled();
  quiet.animator.close();
});
