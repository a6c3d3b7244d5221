import { type Game, movesPlayed, outcome } from '../game/game.ts';
import type { Outcome } from '../game/outcome.ts';
import { initialPosition } from '../game/setups.ts';
import { formatFen } from '../notation/fen.ts';
import { formatMove } from '../notation/moves.ts';
import type { Color } from '../rules/types.ts';

/** What a record says besides the moves. */
export interface RecordHeader {
  readonly event: string;
  readonly date: Date;
  readonly players: Readonly<Record<Color, string>>;
  /** A remark in front of the moves, such as a house rule. */
  readonly remark?: string;
}

/** No line of moves is longer. */
const LINE_WIDTH = 79;

/** White's result first: PDN 3.0's default results, and those of the international game. */
const RESULTS = {
  default: { white: '1-0', black: '0-1', draw: '1/2-1/2' },
  international: { white: '2-0', black: '0-2', draw: '1-1' },
} as const;

/** The game so far in PDN 3.0, ending in a newline. */
export function formatRecord(game: Game, header: RecordHeader): string {
  const { ruleset, plies } = game;
  const { variant } = ruleset;
  const start = plies[0]?.position ?? initialPosition(variant, game.setup);
  const official = initialPosition(variant, 'official');
  const isUsual = start.turn === official.turn && start.cells === official.cells;
  const result = resultOf(game, outcome(game));
  const tags: readonly (readonly [string, string])[] = [
    ['Event', header.event],
    ['Date', formatDate(header.date)],
    ['White', header.players.white],
    ['Black', header.players.black],
    ['Result', result],
    ['GameType', variant.pdnGameType],
    ...(isUsual
      ? []
      : ([
          ['SetUp', '1'],
          ['FEN', formatFen(variant, start)],
        ] as const)),
  ];
  const remark = header.remark === undefined ? [] : [`{${header.remark}}`];
  const tokens = [...remark, ...numberedMoves(game), result];
  return `${tags.map(([name, value]) => `[${name} "${escape(value)}"]`).join('\n')}\n\n${wrap(tokens)}\n`;
}

function resultOf(game: Game, ended: Outcome | undefined): string {
  if (ended === undefined) return '*';
  const names =
    RESULTS[game.ruleset.variant.name === 'international' ? 'international' : 'default'];
  return ended.kind === 'draw' ? names.draw : names[ended.winner];
}

/** The moves with their numbers; whoever begins has the first of each pair. */
function numberedMoves(game: Game): readonly string[] {
  return movesPlayed(game).map((move, index) => {
    const text = formatMove(game.ruleset, game.plies[index]?.legal ?? [], move);
    return index % 2 === 0 ? `${index / 2 + 1}. ${text}` : text;
  });
}

function formatDate(date: Date): string {
  const pad = (part: number): string => String(part).padStart(2, '0');
  return `${date.getFullYear()}.${pad(date.getMonth() + 1)}.${pad(date.getDate())}`;
}

function escape(text: string): string {
  return text.replace(/[\\"]/g, '\\$&');
}

function wrap(tokens: readonly string[]): string {
  const lines: string[] = [];
  let line = '';
  for (const token of tokens) {
    const longer = line === '' ? token : `${line} ${token}`;
    if (longer.length <= LINE_WIDTH) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    line = token;
  }
  return [...lines, line].join('\n');
}
