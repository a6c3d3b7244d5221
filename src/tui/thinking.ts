import { paceOf } from '../engine/levels.ts';
import type { Game } from '../game/game.ts';
import { legalMovesOf, outcome } from '../game/game.ts';
import { faultLines, tellError } from '../plain/answers.ts';
import { HINT_MILLISECONDS } from '../plain/engine-opponent.ts';
import type { Opponent, OpponentSettings, Reply, Thought } from '../plain/opponent.ts';
import type { PlayOptions } from '../plain/options.ts';
import { isComputerToMove, isStrict, withoutEngine } from '../plain/session.ts';
import type { Move } from '../rules/types.ts';
import { personMoves } from './selection.ts';
import type { Notice, Ui } from './ui.ts';
import { change } from './updates/board.ts';

/** The screen's state, which goes on changing while somebody thinks. */
export interface Thinker {
  readonly ui: () => Ui;
  readonly set: (ui: Ui) => void;
  readonly opponent: Opponent;
  readonly options: PlayOptions;
}

/** Lets the computer think about what the screen shows. */
export interface Thinking {
  /** To be called after every change: starts what is due, and stops what nobody wants any more. */
  attend(): void;
  seekHint(): Promise<void>;
  close(): void;
}

/** A move, and what stands behind it. */
type Advice = Partial<Pick<Reply, 'move' | 'thought'>>;

/** A search tells what it has found after every depth; the screen shows it so often at most. */
const THOUGHT_MS = 200;
const SECOND = 1000;

export function createThinking({ ui, set, opponent, options }: Thinker): Thinking {
  /** What the computer is busy with: its move, a hint, or what it thinks of a person's position. */
  let busy: { readonly game: Game; readonly kind: 'move' | 'hint' | 'analysis' } | undefined;
  let waiting: NodeJS.Timeout | undefined;
  let clock: NodeJS.Timeout | undefined;
  /** What a person's position is thought to be worth: since when, and until when. */
  let analysis: { readonly since: number; readonly ended: Promise<void> } | undefined;
  /** Whether the hint was asked for again while it was looked for. */
  let isWantedInFull = false;

  /** What went wrong with the engine, until it has been told together with a move. */
  let fault: Notice | undefined;

  opponent.onFault?.((told) => {
    const now = ui();
    fault = { kind: 'told', lines: faultLines(now.messages, now.session, told) };
    const session = told.until === 'game' ? withoutEngine(now.session) : now.session;
    set({ ...now, session, notice: fault });
  });
  opponent.onWarning?.((error) => {
    fault = { kind: 'told', lines: [tellError(ui().messages, error)] };
    set({ ...ui(), notice: fault });
  });

  function begin(game: Game, kind: NonNullable<typeof busy>['kind']): void {
    if (busy !== undefined) stop();
    busy = { game, kind };
  }

  function stop(): void {
    busy = undefined;
    clearInterval(clock);
    opponent.stop();
  }

  function attend(): void {
    const { session, screen, isSeekingHint } = ui();
    const { game } = session;
    const isStale = busy !== undefined && busy.game !== game;
    const isUnwanted = busy?.kind === 'analysis' && !isSeekingHint && !wantsAnalysis(ui());
    if (isStale || isUnwanted) {
      stop();
      if (isSeekingHint) {
        set({ ...withoutSeeking(ui()), isSeekingHint: false });
        return;
      }
    }
    if (screen !== 'game' || busy !== undefined) return;
    if (isComputerToMove(session)) void reply(game);
    else if (wantsAnalysis(ui())) void analyse(game);
  }

  async function reply(game: Game): Promise<void> {
    begin(game, 'move');
    startClock(game);
    try {
      const asked = opponent.choose(game, settings(), (thought) => show(game, thought));
      const [answer] = await Promise.all([asked, atPace(game)]);
      if (busy?.game === game) clearInterval(clock);
      if (answer === undefined || ui().session.game !== game) return;
      const { move, score } = answer;
      const answered = change(ui(), { type: 'reply', game, move, score });
      // That somebody else plays on is more than which move it was: the board shows that.
      const told: Partial<Ui> = fault === undefined ? {} : { notice: fault };
      fault = undefined;
      set({ ...answered, ...told, thinkingSeconds: 0 });
    } catch (error) {
      fail(game, error);
    }
  }

  /** For as long as the person thinks, or until there is nothing more to find. */
  async function analyse(game: Game): Promise<void> {
    begin(game, 'analysis');
    try {
      const ended = opponent.analyse(game, settings(), (thought) => show(game, thought));
      analysis = { since: performance.now(), ended: ended.catch(() => undefined) };
      await ended;
    } catch (error) {
      fail(game, error);
    }
  }

  async function seekHint(): Promise<void> {
    const { session, hint, isSeekingHint } = ui();
    if (hint !== undefined) {
      set({ ...ui(), hint: { ...hint, isFull: true }, notice: { kind: 'hint' } });
      return;
    }
    if (isStrict(session)) {
      set({ ...ui(), notice: { kind: 'event', event: { type: 'refused', reason: 'strict' } } });
      return;
    }
    if (ui().view !== undefined) {
      set({ ...ui(), notice: { kind: 'told', lines: [ui().messages.tui.hintLater] } });
      return;
    }
    if (isComputerToMove(session)) {
      set({ ...ui(), notice: { kind: 'told', lines: [ui().messages.tui.hintNotNow] } });
      return;
    }
    if (personMoves(session).length === 0) return;
    isWantedInFull = isSeekingHint;
    set({ ...ui(), isSeekingHint: true, notice: { kind: 'seekingHint' } });
    if (isSeekingHint) return;
    const { game } = session;
    try {
      const advice = (await fromAnalysis(game)) ?? (await fromSearch(game));
      if (ui().session.game !== game) return;
      stop();
      if (advice.thought !== undefined) latest = { game, thought: advice.thought };
      const seen = latest?.game === game ? { thought: latest } : {};
      set({ ...found({ ...ui(), ...seen }, advice.move), isSeekingHint: false });
    } catch (error) {
      fail(game, error);
    }
  }

  /** The hint is where the line on the screen begins, once as much thought stands behind it. */
  async function fromAnalysis(game: Game): Promise<Advice | undefined> {
    if (busy?.kind !== 'analysis' || busy.game !== game || analysis === undefined) return undefined;
    const { since, ended } = analysis;
    await Promise.race([ended, pause(since + HINT_MILLISECONDS - performance.now())]);
    const thought = latest?.game === game ? latest.thought : undefined;
    const move = thought?.pv[0];
    return thought === undefined || move === undefined ? undefined : { move, thought };
  }

  async function fromSearch(game: Game): Promise<Advice> {
    if (ui().session.game !== game) return {};
    begin(game, 'hint');
    const answer = await opponent.hint(game, settings(), (thought) => show(game, thought));
    return answer ?? {};
  }

  /** A hint is of the current position: whoever looks at another one by now does not want it. */
  function found(now: Ui, move: Move | undefined): Ui {
    if (now.view !== undefined) return withoutSeeking(now);
    if (move === undefined) return { ...now, notice: { kind: 'noHint' } };
    return { ...now, hint: { move, isFull: isWantedInFull }, notice: { kind: 'hint' } };
  }

  function show(game: Game, thought: Thought): void {
    // A hint stands for what was known when it was given: the line beside it says the same.
    if (ui().session.game !== game || ui().hint !== undefined) return;
    latest = { game, thought };
    if (!ui().preferences.evaluation) return;
    waiting ??= setTimeout(() => {
      waiting = undefined;
      if (latest !== undefined && latest.game === ui().session.game) {
        set({ ...ui(), thought: latest });
      }
    }, THOUGHT_MS).unref();
  }
  let latest: Ui['thought'];

  /** How long the computer has been thinking, by the second. */
  function startClock(game: Game): void {
    clearInterval(clock);
    let seconds = 0;
    clock = setInterval(() => {
      seconds += 1;
      if (ui().session.game === game) set({ ...ui(), thinkingSeconds: seconds });
    }, SECOND).unref();
  }

  /** Where moves are drawn calmly, a weak player does not answer like a machine. */
  async function atPace(game: Game): Promise<void> {
    if (!ui().preferences.animation || !isOwnEngine(ui())) return;
    const milliseconds = paceOf(ui().level, legalMovesOf(game).length);
    if (milliseconds > 0) await pause(milliseconds);
  }

  function settings(): OpponentSettings {
    const { level, session } = ui();
    // A game that goes on has its own.
    return {
      level,
      limits: session.options.limits ?? options.limits,
      seed: options.seed,
      ownEngine: isOwnEngine(ui()),
    };
  }

  function fail(game: Game, error: unknown): void {
    clearInterval(clock);
    if (ui().session.game !== game) return;
    const why = error instanceof Error ? error.message : String(error);
    const notice: Notice = { kind: 'engineFailed', why };
    set({ ...ui(), isSeekingHint: false, notice });
  }

  return {
    attend,
    seekHint,
    close() {
      clearInterval(clock);
      clearTimeout(waiting);
    },
  };
}

async function pause(milliseconds: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, milliseconds).unref());
}

/** Whether it is our engine that plays this game. */
function isOwnEngine({ session }: Ui): boolean {
  return session.options.engineName === undefined;
}

/** Without saying that a hint is looked for. */
function withoutSeeking(ui: Ui): Ui {
  return ui.notice?.kind === 'seekingHint' ? { ...ui, notice: undefined } : ui;
}

/** Whether a person is to move who wants to see what the computer thinks. */
function wantsAnalysis({ session, screen, preferences, hint }: Ui): boolean {
  return (
    screen === 'game' &&
    hint === undefined &&
    preferences.evaluation &&
    !isStrict(session) &&
    !isComputerToMove(session) &&
    outcome(session.game) === undefined
  );
}
