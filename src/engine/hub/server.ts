import { startPosition } from '../../rules/board.ts';
import { legalMoves } from '../../rules/moves.ts';
import type { Ruleset } from '../../rules/types.ts';
import type { Engine } from '../client.ts';
import type { HubLevel } from './limits.ts';
import { parseHubLevel } from './limits.ts';
import { formatHubLine, type HubArgument, type HubLine, parseHubLine, valueOf } from './line.ts';
import { type PlayedLine, playHubMoves } from './moves.ts';
import {
  changeSetting,
  defaultSettings,
  hashOf,
  type HubSettings,
  levelOf,
  paramLines,
  rulesetOf,
} from './params.ts';
import { parseHubPosition } from './position.ts';
import { createTask, MODES, type SearchTask } from './task.ts';

/** What an engine is made with. */
export interface EngineSize {
  readonly hashMb: number;
  /** Only where another number was set: the engine knows best when to use fewer. */
  readonly threads?: number;
}

export interface HubServerOptions {
  readonly version: string;
  /** How many threads to search with, until another number is set. */
  readonly threads: number;
  readonly openEngine: (size: EngineSize) => Engine;
  /** Takes a line of the protocol, without its end. */
  readonly send: (line: string) => void;
  /** Called for `quit`. */
  readonly onQuit: () => void;
}

/** The engine's side of the protocol. */
export interface HubServer {
  /** A line of the interface. */
  receive(text: string): void;
  /** Ends at once: nothing more is sent. */
  close(): Promise<void>;
}

/** What a search needs to know of its position. */
interface Table extends PlayedLine {
  readonly ruleset: Ruleset;
}

/** A request that cannot be met; told to the interface. Never leaves this file. */
class Refusal extends Error {}

const COMMANDS = ['hub', 'set-param', 'init', 'new-game', 'pos', 'level', 'go', 'ping', 'ponder-hit', 'stop', 'quit'] as const; // prettier-ignore
type CommandName = (typeof COMMANDS)[number];

/** Answered also while a search goes on. */
const ANY_TIME: ReadonlySet<CommandName> = new Set(['ping', 'ponder-hit', 'stop', 'quit']);

/** Speaks the Hub protocol, version 2, for all games. Does no input or output of its own. */
export function createHubServer(options: HubServerOptions): HubServer {
  const { version, send } = options;
  /** What has to wait: for the engine to get ready, or for a search to end that was stopped. */
  const queue: HubLine[] = [];
  let settings: HubSettings = defaultSettings(options.threads);
  let engine: { readonly size: EngineSize; readonly engine: Engine } | undefined;
  let isPreparing = false;
  let isClosed = false;
  let table: Table | undefined;
  let level: HubLevel = {};
  /** `level` lines belong together until a search is asked for, also one that is refused. */
  let isNextLevelNew = false;
  let task: SearchTask | undefined;

  function tell(line: string): void {
    if (!isClosed) send(line);
  }

  function refuse(why: string): void {
    tell(formatHubLine('error', { message: why }));
  }

  const commands: Readonly<Record<CommandName, (line: HubLine) => void>> = {
    hub() {
      tell(formatHubLine('id', { name: 'Dama', version, author: 'the authors of dama' }));
      paramLines(settings).forEach(tell);
      tell('wait');
    },
    'set-param'(line) {
      const changed = changeSetting(
        settings,
        valueOf(line, 'name') ?? '',
        valueOf(line, 'value') ?? '',
      );
      if (!changed.ok) throw new Refusal(changed.error);
      // A position says nothing by other rules.
      if (isOtherGame(settings, changed.value)) table = undefined;
      settings = changed.value;
    },
    init() {
      void prepare(() => tell('ready'));
    },
    'new-game'() {
      if (engine !== undefined) void prepare(() => undefined);
    },
    pos(line) {
      table = undefined;
      table = readTable(settings, line);
    },
    level({ args }) {
      level = { ...(isNextLevelNew ? {} : level), ...readLevel(args) };
      isNextLevelNew = false;
    },
    go(line) {
      begin(line);
    },
    ping: () => tell('pong'),
    // The search may have ended while these were on their way.
    'ponder-hit': () => task?.ponderHit(),
    stop: () => task?.stop(),
    quit() {
      isClosed = true;
      options.onQuit();
    },
  };

  /**
   * Makes the engine as it is set, and lets it search a little: that starts its thread, and a search
   * to a fixed depth forgets all that was found before.
   */
  async function prepare(onReady: () => void): Promise<void> {
    isPreparing = true;
    try {
      const { engine: made } = await sized();
      const ruleset = ruled(settings);
      const position = startPosition(ruleset.variant, 'white');
      await made.search({ ruleset, position, limits: { depth: 1 } }).result;
      onReady();
    } catch (error) {
      refuse(messageOf(error));
    }
    isPreparing = false;
    drain();
  }

  async function sized(): Promise<NonNullable<typeof engine>> {
    const threads = Number(settings.threads);
    const size: EngineSize = {
      hashMb: hashOf(settings),
      ...(threads === options.threads ? {} : { threads }),
    };
    const before = engine;
    const isSame = before?.size.hashMb === size.hashMb && before.size.threads === size.threads;
    if (before !== undefined && isSame) return before;
    engine = undefined;
    await before?.engine.close();
    if (isClosed) throw new Refusal('it is closed');
    engine = { size, engine: options.openEngine(size) };
    return engine;
  }

  function begin(line: HubLine): void {
    isNextLevelNew = true;
    const mode = MODES.find((name) => line.args.some((argument) => argument.name === name));
    if (mode === undefined) throw new Refusal('go needs think, ponder or analyze');
    if (engine === undefined) throw new Refusal('init has to come before go');
    if (table === undefined) throw new Refusal('pos has to come before go');
    if (legalMoves(table.ruleset, table.position).length === 0) {
      throw new Refusal('there is no legal move: the game is over');
    }
    const { ruleset, position, history, draws } = table;
    task = createTask(engine.engine, {
      question: { ruleset, position, history, draws, seed: Number(settings.seed) },
      level,
      playLevel: levelOf(settings),
      mode,
      send: tell,
      onEnd() {
        task = undefined;
        drain();
      },
    });
  }

  /** Obeys what can be obeyed now. */
  function drain(): void {
    while (!isClosed) {
      const [line] = queue;
      if (line === undefined || mustWait(line.command as CommandName)) return;
      queue.shift();
      obey(line);
    }
  }

  function mustWait(command: CommandName): boolean {
    if (command === 'ping' || command === 'quit') return false;
    return isPreparing || (task?.isStopped() === true && !ANY_TIME.has(command));
  }

  function obey(line: HubLine): void {
    const command = line.command as CommandName;
    try {
      if (task !== undefined && !ANY_TIME.has(command)) {
        throw new Refusal(`${command}: a search is running, stop it first`);
      }
      commands[command](line);
    } catch (error) {
      refuse(messageOf(error));
    }
  }

  return {
    receive(text) {
      const line = parseHubLine(text);
      const { command } = line.ok ? line.value : line.error;
      if (isClosed || !isCommand(command)) return;
      if (!line.ok) {
        refuse(`${command}: the line is damaged at character ${line.error.at + 1}`);
      } else if (command === 'ping' || command === 'quit') {
        obey(line.value);
      } else {
        queue.push(line.value);
        drain();
      }
    },
    async close() {
      isClosed = true;
      task?.stop();
      await engine?.engine.close();
    },
  };
}

function isCommand(text: string): text is CommandName {
  return COMMANDS.some((command) => command === text);
}

function isOtherGame(a: HubSettings, b: HubSettings): boolean {
  return a.variant !== b.variant || a['forced-capture'] !== b['forced-capture'];
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function ruled(settings: HubSettings): Ruleset {
  const ruleset = rulesetOf(settings);
  if (!ruleset.ok) throw new Refusal(ruleset.error);
  return ruleset.value;
}

function readTable(settings: HubSettings, line: HubLine): Table {
  const ruleset = ruled(settings);
  const text = valueOf(line, 'pos');
  if (text === undefined) throw new Refusal('pos needs pos=...');
  const position = parseHubPosition(ruleset.variant, text);
  if (!position.ok) {
    const { error } = position;
    if (error.kind === 'turn') throw new Refusal('pos: W or B must come first, the side to move');
    if (error.kind === 'letter') {
      throw new Refusal(`pos: square ${error.number} cannot be '${error.letter}'`);
    }
    const { name } = ruleset.variant;
    throw new Refusal(`pos: ${name} has ${error.expected} squares, not ${error.found}`);
  }
  const moves = (valueOf(line, 'moves') ?? '').split(/\s+/).filter((word) => word !== '');
  const played = playHubMoves(ruleset, position.value, moves);
  if (!played.ok) throw new Refusal(`pos: the move ${played.error} is not legal`);
  return { ruleset, ...played.value };
}

function readLevel(args: readonly HubArgument[]): HubLevel {
  const level = parseHubLevel(args);
  if (level.ok) return level.value;
  throw new Refusal(`level: ${level.error.name} cannot be '${level.error.value}'`);
}
