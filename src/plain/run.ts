import { describeError } from '../messages/error-text.ts';
import { faultLines, tellError } from './answers.ts';
import { createOpponent } from './engine-opponent.ts';
import { resolveGlyphs } from './glyphs.ts';
import { createKeeper, type Keeper, NO_KEEPER } from './keeper.ts';
import { change, engineFailure, type LineGame, settingsOf } from './line-game.ts';
import { type LineTerminal, openLines } from './lines.ts';
import { obey } from './obey.ts';
import type { Opponent } from './opponent.ts';
import type { PlayOptions } from './options.ts';
import { createSession, isComputerToMove, turnOf, withoutEngine } from './session.ts';
import { welcome } from './welcome.ts';

export { againstEngine, prepare } from './prepare.ts';

/** What a shell expects of a program that Ctrl+C ended. */
const INTERRUPTED = 130;

/**
 * Plays line by line until the input ends or somebody quits: one line for each thing that happens,
 * nothing redrawn, so that screen readers and pipes can follow. Lines are taken strictly in order,
 * each after the engine's answer to the one before.
 *
 * @returns the exit code: 0, or 130 after Ctrl+C
 */
export async function runPlain(
  options: PlayOptions,
  opponent: Opponent = createOpponent(options.seed, options.power),
): Promise<number> {
  const interruption = new AbortController();
  const interrupt = (): void => {
    interruption.abort();
    opponent.stop();
    terminal.close();
  };
  const terminal = openLines(options.streams, interrupt);
  process.on('SIGINT', interrupt);
  const session = options.resumed?.session ?? createSession(options);
  const keeper = keeperFor(options, terminal);
  const glyphs = resolveGlyphs(options.glyphs, process.env, process.platform);
  const game: LineGame = {
    options,
    glyphs,
    terminal,
    opponent,
    keeper,
    session,
    level: options.level,
    limits: options.limits,
    advice: undefined,
    refusal: undefined,
  };
  opponent.onFault?.((fault) => {
    terminal.print(faultLines(options.messages, game.session, fault).join(' '));
    if (fault.until === 'game') game.session = withoutEngine(game.session);
  });
  opponent.onWarning?.((error) => terminal.print(tellError(options.messages, error)));
  try {
    const { kept } = options.resumed ?? {};
    const taken = kept === undefined ? undefined : await keeper.resume(kept);
    welcome(game, taken?.ok === false ? taken.error : undefined);
    await converse(game, interruption.signal);
  } finally {
    process.off('SIGINT', interrupt);
    terminal.close();
    await opponent.close();
    await keeper.close();
  }
  return interruption.signal.aborted ? INTERRUPTED : 0;
}

/** Keeps the game, where it is to be kept; what goes wrong with that is told once. */
function keeperFor({ store, save, messages }: PlayOptions, terminal: LineTerminal): Keeper {
  if (store === undefined || save === false) return NO_KEEPER;
  return createKeeper(
    store,
    () => messages,
    (error) => terminal.print(messages.play.notKept(describeError(messages, error).message)),
  );
}

async function converse(game: LineGame, stop: AbortSignal): Promise<void> {
  const { terminal, options } = game;
  for (;;) {
    if (isComputerToMove(game.session)) await answerMove(game);
    if (stop.aborted || terminal.isBroken()) return;
    const { common, play } = options.messages;
    const line = await terminal.next(play.prompt(common.colors[turnOf(game.session)]));
    if (line === undefined || (await obey(game, line)) === 'quit') return;
  }
}

/** The computer's move. An engine that fails is told of; the game can still be saved. */
async function answerMove(game: LineGame): Promise<void> {
  const { opponent, options, session, terminal } = game;
  try {
    const reply = await opponent.choose(session.game, settingsOf(game));
    if (reply === undefined) return;
    const { move, score } = reply;
    change(game, { type: 'reply', game: session.game, move, score });
  } catch (error) {
    terminal.print(engineFailure(options.messages, error));
  }
}
