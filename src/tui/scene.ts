import type { Messages } from '../messages/index.ts';
import type { ColorLevel, Glyphs } from '../plain/options.ts';
import type { Frame } from './animation.ts';
import type { WindowSize } from './layout.ts';

/** What the drawing of every screen depends on besides the screen's state. */
export interface Scene {
  readonly messages: Messages;
  readonly window: WindowSize;
  readonly color: ColorLevel;
  readonly glyphs: Glyphs;
  /** The Linux console, with colours of its own. */
  readonly isConsole?: boolean;
  /** Whether the terminal is known to be dark. */
  readonly isDark?: boolean;
  /** A move under way, shown instead of the position after it. */
  readonly frame?: Frame | undefined;
}
