import type { Language } from '../messages/index.ts';
import type { Unfinished } from '../plain/keeper.ts';
import type { PagerName } from './pager.ts';

/**
 * What a screen asks for that takes time or reaches beyond it: the controller sees to it and changes
 * the screen when it is there.
 */
export type Wish =
  | { readonly kind: 'quit' }
  | { readonly kind: 'hint' }
  /** The position, or the whole game, for the clipboard. */
  | { readonly kind: 'copy'; readonly what: 'position' | 'game' }
  /** A game of a file of the user's. */
  | { readonly kind: 'open'; readonly file: string }
  /** The saved games. */
  | { readonly kind: 'list' }
  /** The game in a new file. */
  | { readonly kind: 'save'; readonly file: string }
  /** A saved game, to be played on. */
  | { readonly kind: 'resume'; readonly game: Unfinished }
  /** A page of the rules. */
  | { readonly kind: 'page'; readonly name: PagerName }
  | { readonly kind: 'speak'; readonly language: Language };
