import { currentPosition, legalMovesOf } from '../game/game.ts';
import { quote } from '../messages/phrases.ts';
import { parseMove } from '../notation/moves.ts';
import { evaluationText, hintText, tellAdvice } from './advice.ts';
import { ANSWERS, isQuestion, tellRefusal } from './answers.ts';
import { change, type LineGame } from './line-game.ts';
import { saveSession, sessionRecord } from './saving.ts';
import { atOwnLevel, type SessionCommand } from './session.ts';
import { type CommandName, isWord, levelWords, parseLine } from './vocabulary.ts';

/** Commands that change the session and nothing else. */
const CHANGES = {
  undo: { type: 'undo' },
  redo: { type: 'redo' },
  resign: { type: 'resign' },
  draw: { type: 'draw' },
  new: { type: 'new' },
  flip: { type: 'flip' },
} as const satisfies Partial<Record<CommandName, SessionCommand>>;

/** Does what a line says. */
export async function obey(game: LineGame, text: string): Promise<'quit' | undefined> {
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
