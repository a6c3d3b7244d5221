import type { VariantName } from '../../rules/types.ts';

/**
 * Why an external engine cannot go on. Its name and what it wrote are raw text from outside; the
 * name is the command where it has not told one.
 *
 * - `hub.cannot-start`: the command ended before it said anything but why;
 * - `hub.no-word`: it ended without even that; `exit` as below;
 * - `hub.no-handshake`: it runs, but does not greet as an engine does in the time it has;
 * - `hub.unknown-game`: it does not play the game, or not with free capture;
 * - `hub.died`: it ended; `exit` is its exit code or the signal that ended it;
 * - `hub.hangs`: it did not answer in its time, not even when told to stop, and was ended;
 * - `hub.illegal-move`: what it answered is not a legal move;
 * - `hub.error`: it says itself that it cannot;
 * - `hub.closed`: it was closed before it could answer.
 */
export type HubError =
  | { readonly code: 'hub.cannot-start'; readonly command: string; readonly reason: string }
  | { readonly code: 'hub.no-word'; readonly command: string; readonly exit: string }
  | { readonly code: 'hub.no-handshake'; readonly command: string; readonly milliseconds: number }
  | {
      readonly code: 'hub.unknown-game';
      readonly name: string;
      readonly variant: VariantName;
      readonly forcedCapture: boolean;
      /** What it says that it plays; undefined when it has no parameter for that. */
      readonly games: readonly string[] | undefined;
    }
  | {
      readonly code: 'hub.died';
      readonly name: string;
      readonly exit: string;
      /** The last line it wrote to its error stream, or nothing. */
      readonly lastLine: string;
    }
  | { readonly code: 'hub.hangs'; readonly name: string; readonly milliseconds: number }
  | { readonly code: 'hub.illegal-move'; readonly name: string; readonly move: string }
  | { readonly code: 'hub.error'; readonly name: string; readonly message: string }
  | { readonly code: 'hub.closed'; readonly name: string };

/** What the promise of a search by an external engine is rejected with. */
export class HubFailure extends Error {
  override readonly name = 'HubFailure';
  readonly code: HubError['code'];
  readonly error: HubError;
  constructor(error: HubError) {
    super(JSON.stringify(error));
    this.code = error.code;
    this.error = error;
  }
}

/** Whether it is a `HubFailure`, also one from a part of the bundle with a class of its own. */
export function isHubFailure(error: unknown): error is HubFailure {
  return error instanceof Error && error.name === 'HubFailure';
}
