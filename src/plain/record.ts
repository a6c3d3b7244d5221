import type { Game } from '../game/game.ts';
import { recordOf } from '../game/record.ts';
import { formatPdnGame } from '../notation/pdn/format.ts';
import type { Color } from '../rules/types.ts';

/** What a record says besides the game. */
export interface RecordHeader {
  readonly event: string;
  readonly date: Date;
  readonly players: Readonly<Record<Color, string>>;
  /** A remark in front of the moves, such as a house rule in words. */
  readonly remark?: string;
}

/** The game so far in PDN 3.0, ending in a newline. */
export function formatRecord(game: Game, { event, date, players, remark }: RecordHeader): string {
  const record = recordOf(game, [
    { name: 'Event', value: event },
    { name: 'Date', value: formatDate(date) },
    { name: 'White', value: players.white },
    { name: 'Black', value: players.black },
  ]);
  const line = remark === undefined ? record.line : { ...record.line, comment: remark };
  return formatPdnGame({ ...record, line });
}

function formatDate(date: Date): string {
  const pad = (part: number): string => String(part).padStart(2, '0');
  return `${date.getFullYear()}.${pad(date.getMonth() + 1)}.${pad(date.getDate())}`;
}
