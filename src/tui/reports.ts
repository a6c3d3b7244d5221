import type { OpenError } from '../plain/open.ts';
import type { StoreError, StoreNotice } from '../store/errors.ts';

/** What became of settings and saved games. Told once; playing goes on whatever it is. */
export type Report =
  | { readonly kind: 'settingsSaved'; readonly file: string }
  | { readonly kind: 'settingsNotSaved'; readonly error: StoreError }
  | { readonly kind: 'gameNotKept'; readonly error: StoreError }
  | { readonly kind: 'notResumed'; readonly error: StoreError }
  /** A file of the user's. */
  | { readonly kind: 'notOpened'; readonly error: OpenError }
  | {
      readonly kind: 'opened';
      readonly file: string;
      readonly among?: { readonly number: number; readonly of: number } | undefined;
    }
  /** A game goes on: which one of its file, where there are several. */
  | {
      readonly kind: 'resumed';
      readonly among?: { readonly number: number; readonly of: number } | undefined;
    }
  /** Something was wrong with a file that was read. */
  | { readonly kind: 'found'; readonly notice: StoreNotice };
