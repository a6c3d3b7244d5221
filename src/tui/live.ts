import { resolveGlyphs } from '../plain/glyphs.ts';
import type { PlayOptions } from '../plain/options.ts';
import type { Animator } from './animator.ts';
import type { Changes } from './app.tsx';
import type { Controller } from './controller.ts';
import { createProbe, type Probe } from './probe.ts';

/** What is known only while the screen is shown. */
export interface Live {
  readonly animator: Animator;
  readonly probe: Probe;
}

/** Asks the terminal what it can show, where nobody has decided that. */
export function askTerminal({ glyphs, color, streams }: PlayOptions, onChange: () => void): Probe {
  const { env, platform } = process;
  const needs = {
    guess: resolveGlyphs(undefined, env, platform),
    isOpen: glyphs === undefined,
    color,
    name: env['TERM'],
  };
  return createProbe(streams.input, needs, onChange);
}

/** A controller whose every key ends what is under way on the screen. */
export function skipping(controller: Controller, animator: Animator): Controller {
  return {
    ...controller,
    receive(event, hit) {
      animator.skip();
      controller.receive(event, hit);
    },
  };
}

/** Changes that are told by `tell`. */
export function createChanges(): Changes & { readonly tell: () => void } {
  const listeners = new Set<() => void>();
  let version = 0;
  return {
    version: () => version,
    tell() {
      version += 1;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
