import type { VariantName } from '../../rules/types.ts';
import type { ErrorText } from '../error-text.ts';
import { listSome, quote } from '../phrases.ts';
import { printable } from '../sanitize.ts';
import { common } from './common.ts';

interface OfEngine {
  readonly name: string;
}

const seconds = (milliseconds: number): string => {
  const count = Number((milliseconds / 1000).toFixed(1));
  return `${count} ${count === 1 ? 'second' : 'seconds'}`;
};

const exitText = (exit: string): string =>
  /^\d+$/.test(exit) ? `exit code ${exit}` : printable(exit);

const ASK_FOR_HUB =
  'many engines speak the Hub protocol (version 2) only when asked to: --engine "./scan hub"';

/** What can be wrong with an external engine. */
export const hubErrors = {
  'hub.cannot-start': (error: {
    readonly command: string;
    readonly reason: string;
  }): ErrorText => ({
    message: `the engine ${quote(error.command)} cannot be started: ${printable(error.reason)}`,
    hint: 'give the command as you would type it in a shell, in quotes: --engine "./scan hub"',
  }),
  'hub.no-word': (error: { readonly command: string; readonly exit: string }): ErrorText => ({
    message: `the engine ${quote(error.command)} ended by itself (${exitText(error.exit)}) before it answered as a Hub engine`,
    hint: ASK_FOR_HUB,
  }),
  'hub.no-handshake': (error: {
    readonly command: string;
    readonly milliseconds: number;
  }): ErrorText => ({
    message: `${quote(error.command)} runs, but did not answer as a Hub engine in ${seconds(error.milliseconds)}`,
    hint: ASK_FOR_HUB,
  }),
  'hub.unknown-game': (
    error: OfEngine & {
      readonly variant: VariantName;
      readonly forcedCapture: boolean;
      readonly games: readonly string[] | undefined;
    },
  ): ErrorText => ({
    message: `the engine ${quote(error.name)} does not play ${common.games[error.variant]}${error.forcedCapture ? '' : ' with free capture'}`,
    hint:
      error.games === undefined
        ? 'it has no parameter "variant", so it plays International draughts only'
        : `it plays: ${listSome(error.games.map(printable), 20, (n) => `and ${n} more`)}`,
  }),
  'hub.died': (
    error: OfEngine & { readonly exit: string; readonly lastLine: string },
  ): ErrorText => ({
    message: `the engine ${quote(error.name)} ended by itself (${exitText(error.exit)})`,
    hint: error.lastLine === '' ? '' : `its last words: ${quote(error.lastLine)}`,
  }),
  'hub.hangs': (error: OfEngine & { readonly milliseconds: number }): ErrorText => ({
    message: `the engine ${quote(error.name)} did not answer in ${seconds(error.milliseconds)} and was ended`,
  }),
  'hub.illegal-move': (error: OfEngine & { readonly move: string }): ErrorText => ({
    message:
      error.move === ''
        ? `the engine ${quote(error.name)} answered without a move`
        : `the engine ${quote(error.name)} played ${quote(error.move)}, which is not a legal move`,
  }),
  'hub.error': (error: OfEngine & { readonly message: string }): ErrorText => ({
    message: `the engine ${quote(error.name)} reports an error: ${quote(error.message)}`,
  }),
  'hub.closed': (error: OfEngine): ErrorText => ({
    message: `the engine ${quote(error.name)} has been closed`,
  }),
};
