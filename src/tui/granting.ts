import { loadMessages } from '../messages/index.ts';
import { loadPage } from '../messages/pages/index.ts';
import { currentPosition } from '../game/game.ts';
import { formatFen } from '../notation/fen.ts';
import { openFile } from '../plain/open.ts';
import { saveSession, sessionRecord } from '../plain/saving.ts';
import type { Memory } from './memory.ts';
import type { Report } from './reports.ts';
import { shown, type Ui } from './ui.ts';
import { told as tell } from './updates/prompting.ts';
import { isFinished, lookedAt } from './updates/saved.ts';
import { goingOn } from './opponents.ts';
import { wrap } from './text.ts';
import { atBoard } from './updates/navigate.ts';
import type { Wish } from './wishes.ts';

/** The screen's state, which goes on changing while something is waited for. */
export interface Holder {
  readonly ui: () => Ui;
  readonly set: (ui: Ui) => void;
  readonly quit: () => void;
  readonly hint: () => void;
  /** Puts text into the clipboard of the terminal, if it lets us. */
  readonly copy: (text: string) => void;
  readonly memory: Memory;
}

/** Sees to what a screen asked for. Whatever has been overtaken meanwhile is dropped. */
export async function grant(wish: Wish, holder: Holder): Promise<void> {
  switch (wish.kind) {
    case 'quit':
      holder.quit();
      return;
    case 'hint':
      holder.hint();
      return;
    case 'copy':
      copy(wish.what, holder);
      return;
    case 'open':
      await open(wish.file, holder);
      return;
    case 'list':
      await list(holder);
      return;
    case 'save':
      await save(wish.file, holder);
      return;
    case 'page':
      await openPage(wish.name, holder);
      return;
    case 'speak':
      await speak(wish.language, holder);
      return;
    case 'resume':
      await resume(wish.game, holder);
  }
}

/** So many lines of text are told below the board; longer ones have a window. */
const TOLD_LINES = 3;

/**
 * The position or the game goes into the clipboard, and is shown for terminals that have none to
 * give: in a window, where it can be marked.
 */
function copy(what: 'position' | 'game', { ui, set, copy: toClipboard }: Holder): void {
  const now = ui();
  const { tui } = now.messages;
  const { game, options } = shown(now);
  const text =
    what === 'position'
      ? formatFen(options.ruleset.variant, currentPosition(game))
      : sessionRecord(now.messages, now.session, now.level);
  toClipboard(text);
  const told = tui.copied(text);
  const isShort = wrap(told, now.window.columns).length <= TOLD_LINES;
  const window = { title: tui.copiedTitle, text: text.trimEnd() };
  set(
    what === 'position' && isShort && now.overlay === undefined
      ? tell(now, told)
      : { ...now, overlay: 'text', text: window, scroll: 0 },
  );
}

/** A game of a file, to be played on or looked at. Nothing else changes when there is none. */
async function open(file: string, { ui, set }: Holder): Promise<void> {
  const opened = await openFile(file, { level: ui().level });
  const now = ui();
  if (!opened.ok) {
    const report: Report = { kind: 'notOpened', error: opened.error };
    set({ ...now, notice: { kind: 'files', reports: [report] } });
    return;
  }
  const { session, level, among } = opened.value;
  const report: Report = { kind: 'opened', file, among };
  set({
    ...lookedAt(now, goingOn(now, session), level),
    notice: { kind: 'files', reports: [report] },
  });
}

async function list({ ui, set, memory }: Holder): Promise<void> {
  const others = await memory.list(ui().level);
  const now = ui();
  const open = memory.current();
  // One that is over stays with whoever played it until the next one begins: it is in the list.
  const games = open !== undefined && isFinished(open) ? [open, ...others] : others;
  const saved = { ...now.saved, games, isOpenKept: open !== undefined };
  if (now.screen === 'saved') set({ ...now, saved });
}

async function save(file: string, { ui, set }: Holder): Promise<void> {
  const { messages, session, level } = ui();
  const sentence = await saveSession(messages, session, level, file);
  set(tell(ui(), sentence));
}

async function openPage(
  name: Extract<Wish, { kind: 'page' }>['name'],
  { ui, set }: Holder,
): Promise<void> {
  if (name === 'comparison') return;
  const page = await loadPage(ui().preferences.language, name);
  const now = ui();
  if (now.rules.name === name) set({ ...now, rules: { ...now.rules, page } });
}

async function speak(
  language: Extract<Wish, { kind: 'speak' }>['language'],
  { ui, set }: Holder,
): Promise<void> {
  const messages = await loadMessages(language);
  const now = ui();
  set({ ...now, messages, preferences: { ...now.preferences, language } });
}

async function resume(
  game: Extract<Wish, { kind: 'resume' }>['game'],
  { ui, set, memory }: Holder,
): Promise<void> {
  const resumed = await memory.resume(game);
  const now = ui();
  // Pressed twice: it goes on already.
  if (now.session.game === game.session.game) return;
  const report: Report = resumed.ok
    ? { kind: 'resumed' }
    : { kind: 'notResumed', error: resumed.error };
  const notice = { kind: 'files', reports: [report] } as const;
  if (!resumed.ok) {
    set({ ...now, unfinished: [], notice });
    return;
  }
  const { session, level } = resumed.value;
  const played = goingOn(now, session);
  set({ ...atBoard(now), session: played, level, view: undefined, hint: undefined, notice });
}
