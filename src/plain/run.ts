import type { MoveError } from '../notation/errors.ts';
import { formatPath, parseMove } from '../notation/moves.ts';
import { currentPosition, type Game, legalMovesOf, movesPlayed, outcome } from '../game/game.ts';
import type { Level } from '../engine/levels.ts';
import type { Messages } from '../messages/index.ts';
import { describeError } from '../messages/error-text.ts';
import { quote } from '../messages/phrases.ts';
import { printable } from '../messages/sanitize.ts';
import {
  ANSWERS,
  exampleMove,
  faultLines,
  isQuestion,
  sentence,
  tellError,
  tellRefusal,
} from './answers.ts';
import { createOpponent } from './engine-opponent.ts';
import { leadText } from './evaluation.ts';
import { resolveGlyphs } from './glyphs.ts';
import { type LineTerminal, openLines } from './lines.ts';
import { introduce, listMoves, narrateEvent, narrateTurn } from './narrate.ts';
import type { Opponent, OpponentSettings, Reply } from './opponent.ts';
import { createKeeper, type Keeper, NO_KEEPER } from './keeper.ts';
import type { StoreError } from '../store/errors.ts';
import type { Glyphs, PlayLimits, PlayOptions, ResumedGame } from './options.ts';
import { saveSession, sessionRecord } from './saving.ts';
import {
  atOwnLevel,
  createSession,
  isComputerToMove,
  isStrict,
  reduce,
  type Session,
  type SessionCommand,
  turnOf,
  withoutEngine,
} from './session.ts';
import { type CommandName, isWord, levelWords, parseLine } from './vocabulary.ts';

export { againstEngine, prepare } from './prepare.ts';

/** What a shell expects of a program that Ctrl+C ended. */
const INTERRUPTED = 130;

/** Commands that change the session and nothing else. */
const CHANGES = {
  undo: { type: 'undo' },
  redo: { type: 'redo' },
  resign: { type: 'resign' },
  draw: { type: 'draw' },
  new: { type: 'new' },
  flip: { type: 'flip' },
} as const satisfies Partial<Record<CommandName, SessionCommand>>;

/** A game in the line mode while it runs. */
interface LineGame {
  readonly options: PlayOptions;
  readonly glyphs: Glyphs;
  readonly terminal: LineTerminal;
  readonly opponent: Opponent;
  readonly keeper: Keeper;
  session: Session;
  /** How strong our own engine plays, and how far it looks where its level does not say. */
  level: Level;
  limits: PlayLimits;
  /** What our engine advises in a position: the hint and the evaluation are one and the same. */
  advice: { readonly game: Game; readonly reply: Reply | undefined } | undefined;
  refusal: MoveError | undefined;
}

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

/** @param lost why the game that goes on is not the kept one any more, but one of its own */
function welcome(game: LineGame, lost: StoreError | undefined): void {
  const { messages, level, resumed, notices = [] } = game.options;
  const { terminal, session } = game;
  for (const notice of notices) terminal.print(tellError(messages, notice));
  terminal.print(introduce(messages, session, level).join(' '));
  if (resumed !== undefined) terminal.print(resumedText(messages, resumed));
  if (lost !== undefined) terminal.print(notTaken(messages, lost));
  terminal.print(messages.play.introHow(exampleMove(session)));
  if (!isComputerToMove(session)) terminal.print(narrateTurn(messages, session).join(' '));
}

function notTaken(messages: Messages, lost: StoreError): string {
  if (lost.code === 'store.missing') return messages.play.takenElsewhere;
  return messages.play.notKept(describeError(messages, lost).message);
}

function resumedText({ play }: Messages, { session, among }: ResumedGame): string {
  const move = Math.floor(movesPlayed(session.game).length / 2) + 1;
  const which = among === undefined ? [] : [play.resumedAmong(among.number, among.of)];
  return [...which, play.resumed(move)].join(' ');
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

function engineFailure({ play }: Messages, error: unknown): string {
  return play.engineFailed(printable(error instanceof Error ? error.message : String(error)));
}

function settingsOf({ level, limits, options, session }: LineGame): OpponentSettings {
  const ownEngine = session.options.engineName === undefined;
  return { level, limits, seed: options.seed, ownEngine };
}

/** Does what a line says. */
async function obey(game: LineGame, text: string): Promise<'quit' | undefined> {
  const { messages } = game.options;
  const line = parseLine(messages, text);
  if (line.kind === 'empty') return undefined;
  if (line.kind === 'move') {
    playText(game, line.text);
    return undefined;
  }
  if (line.kind === 'leftover') {
    game.terminal.print(messages.play.leftover(quote(line.word), quote(line.rest)));
    return undefined;
  }
  const { name, argument } = line;
  if (isQuestion(name)) {
    const { session, glyphs, refusal } = game;
    const lines = ANSWERS[name]({ messages, session, glyphs, refusal }, argument);
    lines.forEach((answer) => game.terminal.print(answer));
    return undefined;
  }
  if (name === 'quit') return 'quit';
  if (name === 'hint') await tellAdvice(game, hintText);
  else if (name === 'eval') await tellAdvice(game, evaluationText);
  else if (name === 'level') changeLevel(game, argument);
  else if (name === 'save') await save(game, argument);
  else change(game, CHANGES[name]);
  return undefined;
}

function playText(game: LineGame, text: string): void {
  const { messages, ruleset } = game.options;
  const { terminal, session } = game;
  const legal = legalMovesOf(session.game);
  const parsed = parseMove(ruleset, currentPosition(session.game), legal, text);
  if (parsed.ok) {
    change(game, { type: 'play', move: parsed.value });
    return;
  }
  game.refusal = parsed.error;
  terminal.print(
    parsed.error.code === 'move.syntax'
      ? `${messages.play.unknown(text)} ${messages.play.unknownHint(parsed.error.example)}`
      : tellRefusal(messages, session, parsed.error),
  );
}

/** Applies a command and tells what it did and where the game stands now. */
function change(game: LineGame, command: SessionCommand): void {
  const { messages } = game.options;
  const { session, event } = reduce(game.session, command);
  if (session.game !== game.session.game) game.refusal = undefined;
  game.session = session;
  game.keeper.keep(session, game.level);
  // That the game is over is in how it ended.
  const isOver = event.type === 'refused' && event.reason === 'gameOver';
  const told = isOver ? [] : [narrateEvent(messages, session, event)];
  // After a person's move the computer's follows, and tells the turn then.
  const turn = isComputerToMove(session) ? [] : narrateTurn(messages, session);
  const after =
    outcome(session.game) !== undefined && event.type !== 'refused'
      ? [messages.play.afterwards]
      : [];
  game.terminal.print([...told, ...turn, ...after].join(' '));
}

/** Tells what our engine advises, or why it does not. */
async function tellAdvice(
  game: LineGame,
  textOf: (messages: Messages, session: Session, reply: Reply) => string,
): Promise<void> {
  const { messages } = game.options;
  const { terminal, session } = game;
  if (isStrict(session)) {
    terminal.print(messages.play.strictGame);
    return;
  }
  try {
    const reply = await adviceFor(game);
    terminal.print(reply === undefined ? messages.play.noHint : textOf(messages, session, reply));
  } catch (error) {
    terminal.print(engineFailure(messages, error));
  }
}

async function adviceFor(game: LineGame): Promise<Reply | undefined> {
  const { opponent, session } = game;
  if (game.advice?.game === session.game) return game.advice.reply;
  if (legalMovesOf(session.game).length === 0) return undefined;
  const reply = await opponent.hint(session.game, settingsOf(game));
  // What was stopped is no advice to remember.
  if (reply !== undefined) game.advice = { game: session.game, reply };
  return reply;
}

function hintText({ play }: Messages, { game }: Session, { move }: Reply): string {
  return play.hint(listMoves(game.ruleset, legalMovesOf(game), [move]));
}

function evaluationText(messages: Messages, { game }: Session, reply: Reply): string {
  const { move, score, thought = { score, depth: 1, pv: [move] } } = reply;
  const lead = leadText(messages, currentPosition(game).turn, thought);
  const line = thought.pv.map((next) => formatPath(game.ruleset.variant, next)).join(' ');
  return sentence(messages.play.evaluation(lead, thought.depth, line), messages.language);
}

/** Whoever asks for a level wants it whole: what the computer was held to before no longer counts. */
function changeLevel(game: LineGame, text: string): void {
  const { messages } = game.options;
  const { common, play } = messages;
  const { terminal, session } = game;
  const { engineName } = session.options;
  const level = levelWords(messages).find((words) => isWord(words, text))?.[1];
  if (engineName !== undefined) terminal.print(play.noLevels(quote(engineName)));
  else if (level === undefined) {
    const names = levelWords(messages).map(([name]) => name);
    terminal.print(play.needs(play.words.level[0] ?? '', names.join(', ')));
  } else {
    game.level = level;
    game.limits = {};
    game.session = atOwnLevel(session);
    terminal.print(play.levelNow(common.levels[level]));
  }
}

async function save(game: LineGame, file: string): Promise<void> {
  const { messages } = game.options;
  const { play } = messages;
  const { terminal, session, level } = game;
  if (file === '') {
    terminal.print(play.saveNeedsFile);
    return;
  }
  if (file === '-') {
    terminal.print(sessionRecord(messages, session, level).trimEnd());
    return;
  }
  terminal.print(await saveSession(messages, session, level, file));
}
