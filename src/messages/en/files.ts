import type { FenError, MoveError } from '../../notation/errors.ts';
import type { PdnError, PdnExpectation, Place } from '../../notation/pdn/errors.ts';
import type { Describe, ErrorText } from '../error-text.ts';
import { linesOf, quote } from '../phrases.ts';
import { printable } from '../sanitize.ts';

/** A file or folder that an error is about. */
interface OfFile {
  readonly file: string;
}

const where = ({ line, column }: Place): string => `line ${line}, column ${column}`;

const missing: Readonly<Record<PdnExpectation, (found: string) => string>> = {
  move: (found) => `${quote(found)} is no move, remark or result`,
  tag: (found) => `${quote(found)} is not a whole tag like [White "..."]`,
  commentEnd: () => 'a remark begins here and has no "}" at its end',
  variationEnd: () => 'a variation before this has no ")" at its end',
  setup: () => 'a position in the text is written /FEN "..."/',
};

/** What can be wrong with the games of a file, and with files. Errors inside others tell why. */
export const fileErrors = {
  'pdn.syntax': (
    error: Place & { readonly found: string; readonly expected: PdnExpectation },
  ): ErrorText => ({ message: `${where(error)}: ${missing[error.expected](error.found)}` }),
  'pdn.move': (
    error: Place & { readonly number: string; readonly error: MoveError },
    describe: Describe,
  ): ErrorText => {
    const { message, hint = '' } = describe(error.error);
    return { message: `${where(error)}, move ${error.number} ${message}`, hint };
  },
  'pdn.fen': (error: Place & { readonly error: FenError }, describe: Describe): ErrorText => ({
    message: `${where(error)}: ${describe(error.error).message}`,
  }),
  'pdn.game-type': (error: Place & { readonly gameType: string }): ErrorText => ({
    message: `${where(error)}: GameType ${quote(error.gameType)} is a game that dama does not play`,
    hint: 'dama variants lists the games it plays',
  }),
  'pdn.setup-inside': (error: Place): ErrorText => ({
    message: `${where(error)}: a new position is set up in the middle of the game`,
  }),
  'pdn.too-deep': (error: Place & { readonly max: number }): ErrorText => ({
    message: `${where(error)}: variations lie in each other more than ${error.max} deep`,
  }),
  'pdn.too-complex': (error: Place): ErrorText => ({
    message: `${where(error)}: the position has more captures than can be listed`,
  }),

  'store.denied': ({ file }: OfFile): ErrorText => ({
    message: `there is no permission for ${printable(file)}`,
  }),
  'store.full': ({ file }: OfFile): ErrorText => ({
    message: `the disk has no room left for ${printable(file)}`,
  }),
  'store.missing': ({ file }: OfFile): ErrorText => ({
    message: `"${printable(file)}" or its folder does not exist`,
  }),
  'store.exists': ({ file }: OfFile): ErrorText => ({
    message: `${printable(file)} exists already and was not touched`,
  }),
  'store.not-folder': ({ file }: OfFile): ErrorText => ({
    message: `${printable(file)} lies in something that is not a folder`,
  }),
  'store.is-folder': ({ file }: OfFile): ErrorText => ({
    message: `${printable(file)} is a folder, not a file`,
  }),
  'store.not-file': ({ file }: OfFile): ErrorText => ({
    message: `${printable(file)} is not a file`,
  }),
  'store.too-large': (error: OfFile & { readonly limit: number }): ErrorText => ({
    message: `${printable(error.file)} is larger than ${megabytes(error.limit)} MB`,
  }),
  'store.no-game': ({ file }: OfFile): ErrorText => ({
    message: `${printable(file)} has no game in it`,
  }),
  'store.failed': (error: OfFile & { readonly reason: string }): ErrorText => ({
    message: `${printable(error.file)} failed with ${printable(error.reason)}`,
  }),
  'store.no-home': (_error: object): ErrorText => ({
    message: 'there is no home folder to keep settings and games in',
    hint: 'set HOME, or DAMA_CONFIG_DIR and DAMA_DATA_DIR',
  }),

  'resume.nothing': (
    error: { readonly notices: readonly { readonly code: string }[] },
    describe: Describe,
  ): ErrorText => ({
    message: 'there is no unfinished game to go on with',
    hint: [
      ...linesOf(error.notices, describe),
      'dama play begins one; dama play --resume FILE goes on from a PDN file',
    ].join('\n'),
  }),
  'resume.held': (_error: object): ErrorText => ({
    message: 'the unfinished game is being played by another dama now',
    hint: 'leave it there, then go on here; or begin another one: dama play',
  }),
  'resume.over': (error: OfFile & { readonly games: number }): ErrorText => ({
    message:
      error.games === 1
        ? `the game in ${printable(error.file)} is over`
        : `all ${error.games} games in ${printable(error.file)} are over`,
  }),
  'resume.damaged': (
    error: OfFile & { readonly error: PdnError },
    describe: Describe,
  ): ErrorText => ({
    message: `${printable(error.file)} cannot be read as PDN: ${describe(error.error).message}`,
    hint: 'the file was not touched',
  }),

  'store.settings-set-aside': (error: OfFile & { readonly movedTo: string }): ErrorText => ({
    message: 'the settings could not be understood, so the defaults hold',
    hint: `the file is kept as ${printable(error.movedTo)}`,
  }),
  'store.setting-ignored': (error: OfFile & { readonly key: string }): ErrorText => ({
    message: `the setting ${quote(error.key)} has no valid value, so its default holds`,
    hint: `it stands in ${printable(error.file)}`,
  }),
  'store.game-set-aside': (
    error: OfFile & { readonly movedTo: string; readonly error: PdnError | undefined },
    describe: Describe,
  ): ErrorText => ({
    message:
      error.error === undefined
        ? 'a saved game could not be read: the file does not hold one game'
        : `a saved game could not be read: ${describe(error.error).message}`,
    hint: `the file is kept as ${printable(error.movedTo)}`,
  }),
  'store.unreadable': (
    error: OfFile & { readonly error: { readonly code: string } },
    describe: Describe,
  ): ErrorText => ({
    message: `a file was left as it is: ${describe(error.error).message}`,
  }),
};

export type FileErrorMessages = typeof fileErrors;

function megabytes(bytes: number): number {
  return Math.floor(bytes / 1_000_000);
}
