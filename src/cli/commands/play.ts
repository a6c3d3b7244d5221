import type { Command } from 'commander';
import { LEVELS } from '../../engine/levels.ts';
import { firstToMove } from '../../game/setups.ts';
import { type FenPosition, parseFen } from '../../notation/fen.ts';
import { GLYPHS, type PlayLimits, type PlayOptions, SIZES } from '../../plain/options.ts';
import { COLORS, type Color, type Variant } from '../../rules/types.ts';
import { parseLanguage } from '../../messages/index.ts';
import { printable } from '../../messages/sanitize.ts';
import type { ExternalOpponent } from '../../plain/external-opponent.ts';
import type { Wanted } from '../../plain/prepare.ts';
import { opponent } from '../../rules/board.ts';
import type { Context } from '../context.ts';
import { requestFailure, usageFailure, type ExitCode } from '../failure.ts';
import { BOUNDS } from '../bounds.ts';
import { THEME_NAMES } from '../../tui/themes/index.ts';
import {
  readChoice,
  readDuration,
  readGame,
  readPower,
  readVariant,
  readWhole,
  type GameOptions,
} from '../values.ts';

/** The options of `dama play`. */
export interface PlayCommandOptions extends GameOptions {
  readonly level?: string;
  readonly engine?: string;
  readonly color?: string;
  readonly twoPlayers?: true;
  readonly position?: string;
  readonly resume?: string | true;
  readonly save: boolean;
  readonly strict?: true;
  readonly plain?: true;
  readonly glyphs?: string;
  readonly theme?: string;
  readonly size?: string;
  readonly animation: boolean;
  readonly seed?: string;
  readonly depth?: string;
  readonly threads?: string;
  readonly hash?: string;
  readonly time?: string;
}

/** `dama [play]`: the game, on the whole screen where there is one, else line by line. */
export async function runPlay(context: Context, command: Command): Promise<ExitCode> {
  const options = command.opts<PlayCommandOptions>();
  const play = readPlay(context, command, options);
  const { againstEngine, prepare, run } = needsLines(context, options)
    ? await lines()
    : await screen();
  const prepared = await prepare(play, readWanted(context, command, options));
  if (!prepared.ok) throw requestFailure(prepared.error);
  if (options.engine === undefined) return (await run(prepared.value)) as ExitCode;
  const opponent = await openOpponent(context, prepared.value, options.engine);
  const against = againstEngine(prepared.value, shownName(opponent));
  return (await run(against, opponent)) as ExitCode;
}

/** The longest name that is shown of an engine. */
const LONGEST_NAME = 40;

function shownName({ engineName }: ExternalOpponent): string {
  return printable(engineName).slice(0, LONGEST_NAME);
}

/** @throws Failure when the external engine does not get ready. */
async function openOpponent(
  { messages, error }: Context,
  { ruleset, seed, power }: PlayOptions,
  command: string,
): Promise<ExternalOpponent> {
  if (command.trim() === '')
    throw usageFailure({ code: 'usage.missing-value', option: '--engine' });
  const { openExternal } = await import('../../plain/external-opponent.ts');
  // It may load tables for a while; scripts need not be told.
  if (error.isTTY) error.write(`${messages.cli.engineStarts(command)}\n`);
  const opened = await openExternal({ command, ruleset, seed, power });
  if (!opened.ok) throw requestFailure(opened.error);
  return opened.value;
}

async function lines() {
  const { againstEngine, prepare, runPlain } = await import('../../plain/run.ts');
  return { againstEngine, prepare, run: runPlain };
}

async function screen() {
  const { againstEngine, prepare, runTui } = await import('../../tui/index.ts');
  return { againstEngine, prepare, run: runTui };
}

/** What has to be looked up in files, which only the game itself knows how to read. */
function readWanted(context: Context, command: Command, options: PlayCommandOptions): Wanted {
  const { env, input } = context;
  if (options.resume === '')
    throw usageFailure({ code: 'usage.missing-value', option: '--resume' });
  const saidOf = ['variant', 'setup', 'forcedCapture', 'level', 'color', 'twoPlayers', 'strict'];
  return {
    resume: options.resume,
    save: options.save,
    isInteractive: input.isTTY,
    anyLanguage:
      command.parent?.getOptionValueSource('lang') !== 'cli' &&
      parseLanguage(env['DAMA_LANG']) === undefined,
    anyGame: saidOf.every(
      (name) => (command.getOptionValueSource(name) ?? 'default') === 'default',
    ),
    humanColor: options.twoPlayers ? 'both' : readChoice('--color', options.color, COLORS),
    level: readChoice('--level', options.level, LEVELS),
    seed: readWhole('--seed', options.seed, BOUNDS.seed),
    limits:
      options.depth === undefined && options.time === undefined ? undefined : readLimits(options),
    variant: readVariant(command, options.variant),
  };
}

/**
 * A screen needs a terminal on both sides, one that can move its cursor, and somebody who can see
 * it. Asked before Ink is loaded: it would draw into pipes.
 */
function needsLines({ env, input, output }: Context, { plain }: PlayCommandOptions): boolean {
  return (
    plain === true ||
    !input.isTTY ||
    !output.isTTY ||
    env['TERM'] === 'dumb' ||
    env['INK_SCREEN_READER'] === 'true'
  );
}

function readPlay(context: Context, command: Command, options: PlayCommandOptions): PlayOptions {
  const game = readGame(command, options);
  const seed = readWhole('--seed', options.seed, BOUNDS.seed) ?? randomSeed();
  const level = readChoice('--level', options.level, LEVELS) ?? 'medium';
  const glyphs = readChoice('--glyphs', options.glyphs, GLYPHS);
  const theme = readChoice('--theme', options.theme, THEME_NAMES);
  const size = readChoice('--size', options.size, SIZES);
  const limits = readLimits(options);
  const start = readStart(game.ruleset.variant, options.position);
  const first = start?.position.turn ?? firstToMove(game.ruleset.variant, game.setup);
  const humanColor = readSide(options, first, seed);
  const { language, messages, input, output, error, color } = context;
  return {
    ruleset: game.ruleset,
    setup: game.setup,
    level,
    humanColor,
    ...startOptions(start),
    seed,
    limits,
    power: readPower(options),
    language,
    messages,
    streams: { input, output, error },
    color,
    ...(theme === undefined ? {} : { theme }),
    ...(glyphs === undefined ? {} : { glyphs }),
    ...(size === undefined ? {} : { size }),
    animation: options.animation,
    ...(options.strict ? { strict: true } : {}),
    chooseGame: isUndecided(command, options),
  };
}

/** Whether nothing was said, not even that a game shall be played: the screen opens with its menu. */
function isUndecided(command: Command, options: PlayCommandOptions): boolean {
  const isNamed = command.parent?.args[0] === command.name();
  return (
    !isNamed && command.getOptionValueSource('variant') !== 'cli' && options.position === undefined
  );
}

/** The person sits on the side that moves first, unless another one was asked for. */
function readSide(options: PlayCommandOptions, first: Color, seed: number): Color | 'both' {
  if (options.twoPlayers) return 'both';
  const side = readChoice('--color', options.color, [...COLORS, 'random']) ?? first;
  if (side !== 'random') return side;
  return seed % 2 === 0 ? first : opponent(first);
}

function readLimits(options: PlayCommandOptions): PlayLimits {
  const depth = readWhole('--depth', options.depth, BOUNDS.depth);
  const milliseconds = readDuration('--time', options.time);
  return {
    ...(depth === undefined ? {} : { depth }),
    ...(milliseconds === undefined ? {} : { milliseconds }),
  };
}

/** @throws Failure of the FEN's code. */
function readStart(variant: Variant, text: string | undefined): FenPosition | undefined {
  if (text === undefined) return undefined;
  const fen = parseFen(variant, text);
  if (!fen.ok) throw requestFailure(fen.error, { text });
  return fen.value;
}

function startOptions(start: FenPosition | undefined): Pick<PlayOptions, 'start' | 'halfMoves'> {
  if (start === undefined) return {};
  const { position, halfMoves } = start;
  return { start: position, ...(halfMoves === undefined ? {} : { halfMoves }) };
}

function randomSeed(): number {
  return Math.floor(Math.random() * (BOUNDS.seed.max + 1));
}
