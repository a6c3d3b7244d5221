import type { Messages } from '../index.ts';
import { cli } from './cli.ts';
import { common } from './common.ts';
import { errors } from './errors.ts';
import { explain } from './explain.ts';
import { play } from './play.ts';
import { rules } from './rules.ts';
import { tui } from './tui.ts';

export const messages: Messages = {
  language: 'tr',
  common,
  errors,
  cli,
  explain,
  play,
  tui,
  rules,
};
