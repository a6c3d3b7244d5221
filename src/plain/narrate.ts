import { drawCounters } from '../game/draws.ts';
import { currentPosition, legalMovesOf, outcome } from '../game/game.ts';
import type { Outcome } from '../game/outcome.ts';
import { resolveSetup } from '../game/setups.ts';
import type { Level } from '../engine/levels.ts';
import type { Messages } from '../messages/index.ts';
import { formatMove, formatMoves } from '../notation/moves.ts';
import { crowningRow, opponent, rowOf } from '../rules/board.ts';
import type { Color, Move, Ruleset } from '../rules/types.ts';
import { isComputerToMove, isTwoPlayers, turnOf } from './session.ts';
import type { RefusalReason, Session, SessionEvent } from './session.ts';

type Draw = Extract<Outcome, { kind: 'draw' }>;

/** A draw that is this many moves away, or fewer, is announced. */
const NEAR_DRAW = 5;

/** What game this is and who plays whom, one sentence each. */
export function introduce(messages: Messages, session: Session, level: Level): readonly string[] {
  const { common, play } = messages;
  const { ruleset, setup, humanColor } = session.options;
  const { variant, forcedCapture } = ruleset;
  return [
    play.intro(common.gamesCapitalised[variant.name], common.setups[resolveSetup(variant, setup)]),
    ...(forcedCapture ? [] : [play.introFree]),
    humanColor === 'both'
      ? play.introTwo
      : play.introAgainst(
          common.colors[humanColor],
          common.colors[opponent(humanColor)],
          opponentName(messages, session, level),
        ),
  ];
}

/** Who plays the computer's side, or played it: another engine by its name, ours by its level. */
export function opponentName({ common }: Messages, session: Session, level: Level): string {
  const { options, game, playedBy } = session;
  // A game that is not over is played on by whoever is here.
  const before = outcome(game) === undefined ? undefined : playedBy;
  return options.engineName ?? before ?? common.levels[level];
}

/** What a command did. */
export function narrateEvent(messages: Messages, session: Session, event: SessionEvent): string {
  const { common, play } = messages;
  switch (event.type) {
    case 'played':
      return narrateMove(messages, session, event);
    case 'undone':
      return play.undone(event.plies);
    case 'redone':
      return play.redone(event.plies);
    case 'resigned':
      return play.resigned(common.colors[event.color]);
    case 'drawOffered':
      return play.drawOffered(common.colors[event.color]);
    case 'flipped':
      return play.flipped(common.colors[event.bottom]);
    case 'refused':
      return narrateRefusal(messages, event.reason);
    default:
      return play[event.type];
  }
}

function narrateRefusal({ play }: Messages, reason: RefusalReason): string {
  if (reason === 'strict') return play.strictGame;
  return reason === 'gameOver' ? play.gameIsOver : play.notYourTurn;
}

function narrateMove(
  messages: Messages,
  session: Session,
  event: Extract<SessionEvent, { type: 'played' }>,
): string {
  const { common, play } = messages;
  const told = isTwoPlayers(session)
    ? play.sidePlays(common.colors[event.color], event.text)
    : event.player === 'human'
      ? play.youPlay(event.text)
      : play.enginePlays(event.text);
  if (event.move.crowned) return `${told} ${play.crowned}`;
  return passedTheLastRow(session, event.move, event.color) ? `${told} ${play.notCrowned}` : told;
}

/** Whether a man crossed its last row inside a capture and went on as a man. */
function passedTheLastRow(session: Session, move: Move, color: Color): boolean {
  const { game, options } = session;
  const { variant } = options.ruleset;
  const last = crowningRow(variant, color);
  const stops = move.path.slice(1, -1);
  const piece = currentPosition(game).cells[move.to];
  return (piece === 'w' || piece === 'b') && stops.some((stop) => rowOf(variant, stop) === last);
}

/** Where the game stands: whose move it is, what is forced, what draws near; or how it ended. */
export function narrateTurn(messages: Messages, session: Session): readonly string[] {
  const ended = outcome(session.game);
  if (ended !== undefined) return [narrateOutcome(messages, session, ended)];
  return [
    whoMoves(messages, session),
    ...captureNotice(messages, session),
    ...drawNotice(messages, session),
  ];
}

function whoMoves({ common, play }: Messages, session: Session): string {
  if (isTwoPlayers(session)) return play.sideToMove(common.colors[turnOf(session)]);
  return isComputerToMove(session) ? play.engineToMove : play.yourMove;
}

/** That a person must capture (or may), and what. */
export function captureNotice({ play }: Messages, session: Session): readonly string[] {
  if (isComputerToMove(session)) return [];
  const { ruleset } = session.options;
  const legal = legalMovesOf(session.game);
  const captures = legal.filter((move) => move.captures.length > 0);
  if (captures.length === 0) return [];
  const list = listMoves(ruleset, legal, captures);
  return [ruleset.forcedCapture ? play.mustCapture(list) : play.mayCapture(list)];
}

/** That a draw is near, by the rule that comes first. */
export function drawNotice({ common, play }: Messages, session: Session): readonly string[] {
  const nearest = drawCounters(session.game)[0];
  return nearest === undefined || nearest.movesLeft > NEAR_DRAW
    ? []
    : [play.drawSoon(nearest.movesLeft, common.drawRule(nearest.rule))];
}

/** How a game ended, and why. */
export function narrateOutcome(messages: Messages, session: Session, ended: Outcome): string {
  const { common, play } = messages;
  if (ended.kind === 'draw') return play.draw(drawReason(messages, ended));
  const reason = common.reasons[ended.reason];
  if (isTwoPlayers(session)) return play.wins(common.colors[ended.winner], reason);
  return session.players[ended.winner] === 'human' ? play.youWin(reason) : play.youLose(reason);
}

/** Why a game was drawn, as a phrase, with the rule behind it. */
export function drawReason({ common, play }: Messages, ended: Draw): string {
  if (ended.reason === 'agreement') return common.reasons.agreement;
  const rule = common.drawRule(ended.rule);
  // The name of the rule says as much as the reason does.
  if (ended.reason === 'repetition') return rule;
  return play.reasonWithRule(common.reasons[ended.reason], rule);
}

/** Moves in a row, each in its shortest unambiguous notation, in the order of their squares. */
export function listMoves(
  ruleset: Ruleset,
  legal: readonly Move[],
  moves: readonly Move[],
): string {
  const texts = formatMoves(ruleset, legal);
  return moves
    .map((move) => texts[legal.indexOf(move)] ?? formatMove(ruleset, legal, move))
    .sort(compareMoveTexts)
    .join(', ');
}

const naturally = new Intl.Collator('en', { numeric: true });

/** Orders written moves as people look for them: `9-13` before `10-14`. */
export function compareMoveTexts(a: string, b: string): number {
  return naturally.compare(a, b);
}
