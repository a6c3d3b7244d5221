import { loadMessages } from '../messages/index.ts';
import { loadPage } from '../messages/pages/index.ts';
import { currentPosition } from '../game/game.ts';
import { formatFen } from '../notation/fen.ts';
import { saveSession } from '../plain/saving.ts';
import type { Memory } from './memory.ts';
import type { Report } from './reports.ts';
import { shown, type Ui } from './ui.ts';
import { told } from './updates/prompting.ts';
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
      copy(holder);
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

/** The position goes into the clipboard and is shown, for terminals that have none to give. */
function copy({ ui, set, copy: toClipboard }: Holder): void {
  const { game, options } = shown(ui());
  const fen = formatFen(options.ruleset.variant, currentPosition(game));
  toClipboard(fen);
  set(told(ui(), ui().messages.tui.copied(fen)));
}

async function save(file: string, { ui, set }: Holder): Promise<void> {
  const { messages, session, level } = ui();
  const sentence = await saveSession(messages, session, level, file);
  set(told(ui(), sentence));
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
  if (now.hasGame) return;
  const report: Report = resumed.ok
    ? { kind: 'resumed' }
    : { kind: 'notResumed', error: resumed.error };
  const notice = { kind: 'files', reports: [report] } as const;
  if (!resumed.ok) {
    set({ ...now, unfinished: [], notice });
    return;
  }
  const { session, level } = resumed.value;
  set({ ...atBoard(now), session, level, view: undefined, hint: undefined, notice });
}
