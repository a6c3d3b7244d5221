import type { Command } from 'commander';
import {
  createEngine,
  EngineError,
  type Score,
  type Search,
  type SearchLine,
  type SearchRequest,
  type SearchResult,
} from '../../engine/client.ts';
import { countsAt } from '../../engine/question.ts';
import { LEVELS } from '../../engine/levels.ts';
import { createGame, outcome } from '../../game/game.ts';
import { initialPosition } from '../../game/setups.ts';
import { formatFen } from '../../notation/fen.ts';
import { formatMove } from '../../notation/moves.ts';
import { applyMove } from '../../rules/board.ts';
import { legalMoves } from '../../rules/moves.ts';
import type { Move, Position, Ruleset } from '../../rules/types.ts';
import type { Context } from '../context.ts';
import { EXIT, requestFailure, type ExitCode } from '../failure.ts';
import { warn } from '../report.ts';
import { BOUNDS } from '../bounds.ts';
import { answerPositions } from '../position-argument.ts';
import { bestText } from '../best-text.ts';
import {
  readChoice,
  readDuration,
  readGame,
  readPower,
  readWhole,
  type GameOptions,
} from '../values.ts';

/** How long to think when nobody said. */
const DEFAULT_MILLISECONDS = 1000;

/** The options of `dama best`. */
export interface BestOptions extends GameOptions {
  readonly depth?: string;
  readonly time?: string;
  readonly nodes?: string;
  readonly level?: string;
  readonly multipv?: string;
  readonly threads?: string;
  readonly hash?: string;
  readonly seed?: string;
}

/** The options, read: what to ask of the engine for each position. */
type Wanted = Omit<SearchRequest, 'ruleset' | 'position' | 'draws'>;

/** One of the lines that were searched, in the game's notation. */
export interface WrittenLine {
  readonly move: string;
  readonly score: Score;
  readonly pv: readonly string[];
}

/** What the engine found, in the game's notation. */
export interface Found {
  readonly result: SearchResult;
  /** Best first; at least one. */
  readonly lines: readonly [WrittenLine, ...WrittenLine[]];
}

/** `dama best [position]`: the engine's move. Ctrl+C prints the best one so far. */
export async function runBest(context: Context, command: Command): Promise<ExitCode> {
  const [argument] = command.args;
  const options = command.opts<BestOptions>();
  const { ruleset, setup } = readGame(command, options);
  const { variant } = ruleset;
  const wanted = readWanted(options);
  const engine = createEngine({
    ...readPower(options),
    ...(wanted.seed === undefined ? {} : { seed: wanted.seed }),
    onWarning: (error) => warn(context, error),
  });
  let running: Search | undefined;
  let interrupted = false;
  const interrupt = (): void => {
    // Somebody who presses Ctrl+C again does not want the move any more.
    if (interrupted) process.exit(EXIT.interrupted);
    interrupted = true;
    running?.stop();
  };
  process.on('SIGINT', interrupt);
  try {
    return await answerPositions(context, {
      variant,
      argument,
      start: initialPosition(variant, setup),
      answer: async (position, { halfMoves }) => {
        refuseIfOver(ruleset, position);
        const draws = countsAt(variant, setup, position, halfMoves);
        running = engine.search({ ruleset, position, draws, ...wanted });
        if (interrupted) running.stop();
        return written(ruleset, position, await answerOf(running));
      },
      toJson: ({ result, lines }, position) => ({
        variant: variant.name,
        setup,
        forcedCapture: ruleset.forcedCapture,
        position: formatFen(variant, position),
        move: lines[0].move,
        score: lines[0].score,
        depth: result.depth,
        nodes: result.nodes,
        milliseconds: Math.round(result.milliseconds),
        pv: lines[0].pv,
        ...(wanted.multipv === undefined ? {} : { lines }),
      }),
      toText: (found) => bestText(context, found, wanted.multipv !== undefined),
      severalLines: wanted.multipv !== undefined,
      interrupted: () => interrupted,
    });
  } finally {
    process.off('SIGINT', interrupt);
    await engine.close();
  }
}

function readWanted(options: BestOptions): Wanted {
  const depth = readWhole('--depth', options.depth, BOUNDS.depth);
  const milliseconds = readDuration('--time', options.time);
  const nodes = readWhole('--nodes', options.nodes, BOUNDS.nodes);
  const level = readChoice('--level', options.level, LEVELS);
  const multipv = readWhole('--multipv', options.multipv, BOUNDS.multipv);
  const seed = readWhole('--seed', options.seed, BOUNDS.seed);
  const given = { depth, milliseconds, nodes };
  const isLimited = Object.values({ ...given, level }).some((value) => value !== undefined);
  return {
    limits: isLimited ? withoutUndefined(given) : { milliseconds: DEFAULT_MILLISECONDS },
    ...withoutUndefined({ level, multipv, seed }),
  };
}

function withoutUndefined<T extends object>(
  object: T,
): { [Key in keyof T]?: Exclude<T[Key], undefined> } {
  return Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined)) as {
    [Key in keyof T]?: Exclude<T[Key], undefined>;
  };
}

/** @throws Failure `game.over` when there is nothing to search. */
function refuseIfOver(ruleset: Ruleset, position: Position): void {
  const result = outcome(createGame({ ruleset, setup: 'house', start: position }));
  if (result?.kind !== 'win') return;
  const { winner, reason } = result;
  throw requestFailure({ code: 'game.over', winner, reason });
}

/** @throws Failure when the engine broke down. */
async function answerOf(search: Search): Promise<SearchResult> {
  try {
    return await search.result;
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    if (error.code === 'position.too-complex') throw requestFailure({ code: error.code });
    throw requestFailure({ code: 'engine.failed', reason: error.message });
  }
}

function written(ruleset: Ruleset, position: Position, result: SearchResult): Found {
  const { move, score, pv } = result;
  if (move === undefined) throw new Error('the engine found no move where there is one');
  const inWords = (line: SearchLine): WrittenLine => ({
    move: formatMove(ruleset, legalMoves(ruleset, position), line.move),
    score: line.score,
    pv: formatLine(ruleset, position, line.pv),
  });
  const [first = { move, score, pv }, ...others] = result.lines;
  return { result, lines: [inWords(first), ...others.map(inWords)] };
}

/** A sequence of moves, each in the shortest notation of the position it is played in. */
function formatLine(ruleset: Ruleset, start: Position, moves: readonly Move[]): string[] {
  let position = start;
  return moves.map((move) => {
    const text = formatMove(ruleset, legalMoves(ruleset, position), move);
    position = applyMove(position, move);
    return text;
  });
}
