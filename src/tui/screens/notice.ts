import { outcome } from '../../game/game.ts';
import type { Outcome } from '../../game/outcome.ts';
import type { Messages } from '../../messages/index.ts';
import { printable } from '../../messages/sanitize.ts';
import { formatMove, formatPath } from '../../notation/moves.ts';
import { squareName } from '../../notation/squares.ts';
import { tellRefusal } from '../../plain/answers.ts';
import { tellBlocked } from '../../plain/explain.ts';
import { listMoves, narrateEvent, narrateTurn } from '../../plain/narrate.ts';
import {
  isComputerToMove,
  isLeftBehind,
  isStrict,
  type Session,
  speakingSide,
} from '../../plain/session.ts';
import { explain } from '../../plain/why.ts';
import type { Square } from '../../rules/types.ts';
import { filesText } from './report.ts';
import { resultText, verdictText } from './result.ts';
import { wrap } from '../text.ts';
import { plainLine, type Segment, type StyledLine } from '../paint.ts';
import { personMoves } from '../selection.ts';
import { type MoveChoices, type Notice, shown, type Ui } from '../ui.ts';

/** How much is said where there is a choice. */
type Wording = 'full' | 'brief';

/** What is told; the result of a game that is over is in it however little room there is. */
export function noticeText(
  messages: Messages,
  ui: Ui,
  room: { readonly width: number; readonly rows: number } = { width: Infinity, rows: Infinity },
): string {
  const texts = isEnding(ui)
    ? endingTexts(messages, ui)
    : [usualText(messages, ui, 'full'), usualText(messages, ui, 'brief')];
  const fits = (text: string): boolean => wrap(text, room.width).length <= room.rows;
  return texts.find(fits) ?? texts.at(-1) ?? '';
}

/** Whether the end of the game is on the screen, and nothing that has to be said first. */
function isEnding(ui: Ui): boolean {
  const isAsked = ui.question !== undefined || ui.choices !== undefined;
  return !isAsked && outcome(shown(ui).game) !== undefined && standsAfter(ui.notice);
}

/** The end of the game in fewer and fewer words. */
function endingTexts(messages: Messages, ui: Ui): readonly string[] {
  const session = shown(ui);
  const ended = outcome(session.game);
  if (ended === undefined) return [];
  const { notice, overlay } = ui;
  const result = resultText(messages, session, ended);
  const told = notice === undefined || saysResult(notice) ? [] : [tellNotice(messages, ui, notice)];
  const keys = overlay === 'over' ? waysBack(messages, session, ended) : [messages.tui.ended];
  return [
    [...told, result, ...keys].join(' '),
    [result, ...keys].join(' '),
    result,
    verdictText(messages, session, ended),
  ];
}

/** One key gives up, so it has to be said how to go on; the window says what else there is. */
function waysBack({ tui }: Messages, session: Session, ended: Outcome): readonly string[] {
  const isGivenUp = ended.reason === 'resignation' && !isStrict(session);
  return isGivenUp ? [tui.resignedBack] : [];
}

/** Whether a notice says the same as the result that follows. */
function saysResult(notice: Notice): boolean {
  if (notice.kind !== 'event') return false;
  const { event } = notice;
  const isRefused = event.type === 'refused' && event.reason === 'gameOver';
  return event.type === 'resigned' || event.type === 'drawAgreed' || isRefused;
}

/** The sentences of the message line: a question, what happened, and where the game stands. */
function usualText(messages: Messages, ui: Ui, wording: Wording): string {
  const { tui, common } = messages;
  const isBrief = wording === 'brief';
  if (ui.question === 'resign') {
    const side = common.colors[speakingSide(ui.session)];
    return isBrief ? tui.resignShort : tui.resignQuestion(side);
  }
  if (ui.question === 'draw') return isBrief ? tui.drawShort : tui.drawQuestion;
  if (ui.choices !== undefined) return choicesText(messages, ui, ui.choices);
  const told = ui.notice === undefined ? [] : [tellNotice(messages, ui, ui.notice)];
  return [...told, ...standing(messages, ui, wording)].join(' ');
}

function choicesText({ tui }: Messages, ui: Ui, { moves, at }: MoveChoices): string {
  const { variant } = ui.session.options.ruleset;
  return tui.whichMove(
    moves.map((move, index) => {
      const text = `${index + 1}) ${formatPath(variant, move)}`;
      return index === at ? `[${text}]` : text;
    }),
  );
}

function hintText(messages: Messages, ui: Ui, { move, isFull }: NonNullable<Ui['hint']>): string {
  const { ruleset } = ui.session.options;
  return isFull
    ? messages.play.hint(formatMove(ruleset, personMoves(shown(ui)), move))
    : messages.tui.hintPiece(squareName(ruleset.variant, move.from));
}

function tellNotice(messages: Messages, ui: Ui, notice: Notice): string {
  const { play, tui } = messages;
  const session = shown(ui);
  switch (notice.kind) {
    case 'event':
      return narrateEvent(messages, session, notice.event);
    case 'refusal':
      return tellRefusal(messages, session, notice.error);
    case 'blocked':
      return tellBlocked(messages, session.game, notice.square);
    case 'why':
      return whyText(messages, ui, notice);
    case 'told':
      return notice.lines.join(' ');
    case 'notAMove':
      return tui.pastedNoMove;
    case 'freeCapture':
      return play.introFree;
    case 'hint':
      return ui.hint === undefined ? '' : hintText(messages, ui, ui.hint);
    case 'seekingHint':
      return tui.seekingHint;
    case 'noHint':
      return play.noHint;
    case 'changed':
      return notice.text;
    case 'files':
      return filesText(messages, notice);
    case 'engineFailed':
      return play.engineFailed(printable(notice.why));
  }
}

/**
 * Why things are as they are. What was refused has been read already: where captures are forced, that
 * is the answer; elsewhere only the move itself has one.
 */
function whyText(messages: Messages, ui: Ui, { about }: Extract<Notice, { kind: 'why' }>): string {
  const session = shown(ui);
  const isForced =
    session.options.ruleset.forcedCapture &&
    personMoves(session).some(({ captures }) => captures.length > 0);
  if (about === undefined || isForced) return explain(messages, session).join(' ');
  const told = tellNotice(messages, ui, about);
  return about.kind === 'refusal' ? messages.play.whyRefused(told) : told;
}

/** Notices that have said all there is to say: where the game stands does not follow them. */
const WHOLE: ReadonlySet<Notice['kind']> = new Set([
  'told',
  'refusal',
  'why',
  'engineFailed',
  'hint',
  'seekingHint',
]);

function standsAfter(notice: Notice | undefined): boolean {
  return notice === undefined || !WHOLE.has(notice.kind);
}

/** Whose move it is. */
function standing(messages: Messages, ui: Ui, wording: Wording): readonly string[] {
  const { notice, view } = ui;
  const session = shown(ui);
  if (!standsAfter(notice)) return [];
  if (view !== undefined) {
    const { viewing, viewingOnly } = messages.tui;
    const isShort = wording === 'brief' || isLeftBehind(session);
    return [(isShort ? viewingOnly : viewing)(view, ui.session.game.at)];
  }
  if (isComputerToMove(session)) return [messages.tui.thinking(ui.thinkingSeconds)];
  if (ui.selection.selected !== undefined && ui.selection.hops.length === 0) {
    return [movesFrom(messages, session, ui.selection.selected)];
  }
  return narrateTurn(messages, session);
}

/** Where the piece in hand can go. */
function movesFrom({ play }: Messages, session: Session, square: Square): string {
  const { ruleset } = session.options;
  const moves = personMoves(session);
  const own = moves.filter(({ from }) => from === square);
  return play.movesFrom(squareName(ruleset.variant, square), listMoves(ruleset, moves, own));
}

/** The lines of what is told, on the screen: the entries of a numbered list can be clicked. */
export function toldLines(ui: Ui, lines: readonly string[]): readonly StyledLine[] {
  if (ui.choices === undefined || ui.question !== undefined) return lines.map(plainLine);
  let number = 0;
  return lines.map((line) =>
    line.split(/(?=\[?\b\d+\) )/).map((text): Segment => {
      const begun = /^\[?(\d+)\)/.exec(text);
      if (begun !== null) number = Number(begun[1]);
      return number === 0 ? { text } : { text, hit: { kind: 'choice', number } };
    }),
  );
}
