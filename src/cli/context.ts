import { detectLanguage, loadMessages, type Language, type Messages } from '../messages/index.ts';
import type { ColorLevel } from '../plain/options.ts';
import { resolveColor, stylesFor, type Styles } from './colour.ts';
import { guardErrors, guardOutput } from './output.ts';

/**
 * What every command gets from outside. Streams are opened when they are first asked for: each takes
 * Node some time, and few commands need all three.
 */
export interface Context {
  readonly language: Language;
  readonly messages: Messages;
  readonly env: NodeJS.ProcessEnv;
  readonly input: NodeJS.ReadStream;
  readonly output: NodeJS.WriteStream;
  readonly error: NodeJS.WriteStream;
  /** How much colour `output` gets. */
  readonly color: ColorLevel;
  /** Styles for text on `output`, and on `error`. */
  readonly styles: Styles;
  readonly errorStyles: Styles;
  /** Whether errors are told as JSON. */
  readonly json: boolean;
}

/** The options that decide how even an error in the other options is told. */
export interface EarlyOptions {
  readonly lang: string | undefined;
  readonly json: boolean;
  readonly color: boolean;
}

/** Looks for those options in the raw arguments, up to a `--`. What they hold is checked later. */
export function readEarlyOptions(argv: readonly string[]): EarlyOptions {
  const end = argv.indexOf('--');
  const words = end === -1 ? argv : argv.slice(0, end);
  const at = words.lastIndexOf('--lang');
  const joined = words.findLast((word) => word.startsWith('--lang='));
  return {
    lang: (
      joined?.slice('--lang='.length) ?? (at === -1 ? undefined : words[at + 1])
    )?.toLowerCase(),
    json: words.includes('--json'),
    color: !words.includes('--no-color'),
  };
}

/** Puts together what a run of the program needs to know from outside. */
export async function createContext(argv: readonly string[]): Promise<Context> {
  const { env } = process;
  const { lang, json, color: flag } = readEarlyOptions(argv);
  const language = detectLanguage({ flag: lang, env });
  const color = resolveColor(env, process.stdout, flag);
  return {
    language,
    messages: await loadMessages(language),
    env,
    get input() {
      return process.stdin;
    },
    output: guardOutput(process.stdout),
    get error() {
      return guardErrors(process.stderr);
    },
    color,
    styles: stylesFor(color),
    get errorStyles() {
      return stylesFor(resolveColor(env, process.stderr, flag));
    },
    json,
  };
}
