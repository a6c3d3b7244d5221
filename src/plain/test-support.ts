import { PassThrough, Writable } from 'node:stream';
import { resolveSetup, firstToMove, type Setup } from '../game/setups.ts';
import { legalMovesOf } from '../game/game.ts';
import { type Language, loadMessages } from '../messages/index.ts';
import { formatMoves, parseMove } from '../notation/moves.ts';
import { currentPosition } from '../game/game.ts';
import type { Color, Position, VariantName } from '../rules/types.ts';
import { VARIANTS } from '../rules/variants.ts';
import type { Opponent } from './opponent.ts';
import type { PlayOptions } from './options.ts';
import { reduce, type Session } from './session.ts';

export interface TestGame {
  readonly variant?: VariantName;
  readonly setup?: Setup;
  readonly humanColor?: Color | 'both';
  readonly forcedCapture?: boolean;
  readonly start?: Position;
  readonly language?: Language;
  readonly seed?: number;
}

/** For tests only: an output that keeps what is written. */
export class Collector extends Writable {
  text = '';
  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.text += chunk.toString();
    done();
  }
  lines(): readonly string[] {
    return this.text.split('\n').slice(0, -1);
  }
}

/** For tests only: options of a game with its input and output in memory. */
export async function optionsFor(
  game: TestGame = {},
): Promise<
  PlayOptions & { readonly streams: { input: PassThrough; output: Collector; error: Collector } }
> {
  const { variant: name = 'russian', setup: wanted = 'house', language = 'en' } = game;
  const variant = VARIANTS[name];
  const setup = resolveSetup(variant, wanted);
  return {
    ruleset: { variant, forcedCapture: game.forcedCapture ?? true },
    setup,
    level: 'easy',
    humanColor: game.humanColor ?? firstToMove(variant, setup),
    ...(game.start === undefined ? {} : { start: game.start }),
    seed: game.seed ?? 1,
    limits: { depth: 1 },
    language,
    messages: await loadMessages(language),
    streams: { input: new PassThrough(), output: new Collector(), error: new Collector() },
    color: 0,
    glyphs: 'unicode',
    animation: false,
    chooseGame: false,
  };
}

/** For tests only: an opponent that plays the first legal move by the alphabet, at once. */
export function firstMoveOpponent(score = 0): Opponent & { readonly asked: string[] } {
  const asked: string[] = [];
  const answer = (kind: string): Opponent['choose'] => {
    return (game) => {
      asked.push(kind);
      const legal = legalMovesOf(game);
      const texts = formatMoves(game.ruleset, legal);
      const move = legal[texts.indexOf([...texts].sort()[0] ?? '')];
      return Promise.resolve(move === undefined ? undefined : { move, score });
    };
  };
  return {
    asked,
    choose: answer('choose'),
    hint: answer('hint'),
    analyse: () => Promise.resolve(),
    stop: () => undefined,
    close: () => Promise.resolve(),
  };
}

/** For tests only: plays moves as they are written; throws at one that is not legal. */
export function playTexts(session: Session, texts: readonly string[]): Session {
  return texts.reduce((so, text) => {
    const { ruleset } = so.options;
    const parsed = parseMove(ruleset, currentPosition(so.game), legalMovesOf(so.game), text);
    if (!parsed.ok) throw new Error(`${text}: ${parsed.error.code}`);
    const { value: move } = parsed;
    const reply = { type: 'reply', game: so.game, move, score: 0 } as const;
    const isComputers = so.players[currentPosition(so.game).turn] === 'computer';
    return reduce(so, isComputers ? reply : { type: 'play', move }).session;
  }, session);
}
