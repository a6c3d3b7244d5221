// The evaluation made by hand. Its terms are few; they know traits, not games.

import { countQuietMoves } from './moves';
import { MAN_VALUE, advance, centre, count, kingValue, mainRoad, pairs, trapped } from './shapes';
import { bottomRow, flyingKings, topRow, valid } from './traits';

/**
 * What a position is worth for the side to move.
 * @param moves how many quiet moves it has
 */
export function handmade(own: u64, opp: u64, kings: u64, side: i32, moves: i32): i32 {
  const ownKings = count(own & kings);
  const oppKings = count(opp & kings);
  const ownWorth = MAN_VALUE * (count(own) - ownKings) + kingValue * ownKings;
  const oppWorth = MAN_VALUE * (count(opp) - oppKings) + kingValue * oppKings;
  const ahead = ownWorth - oppWorth;
  // Being ahead tells more the less there is: exchanges are good for the stronger side.
  let value = ahead + (ahead * 200) / (ownWorth + oppWorth);
  value += side == 0 ? placement(own, opp, kings) : -placement(opp, own, kings);
  return value + 2 * (moves - <i32>countQuietMoves(opp, own, kings, 1 - side));
}

/** What stands well, White's gain being positive. */
function placement(white: u64, black: u64, kings: u64): i32 {
  const whiteMen = white & ~kings;
  const blackMen = black & ~kings;
  const men = count(whiteMen | blackMen);
  // Men near their goal count more the emptier the board is.
  const perRow = 2 + (men < 8 ? 8 - men : 0);
  let value = perRow * advance(whiteMen, blackMen);
  // The back row keeps the other side from crowning, as long as it has men to crown.
  const guard = flyingKings ? 6 : 8;
  if (blackMen) value += guard * count(whiteMen & bottomRow);
  if (whiteMen) value -= guard * count(blackMen & topRow);
  value += 4 * (count(whiteMen & centre) - count(blackMen & centre));
  value += 2 * (pairs(whiteMen) - pairs(blackMen));
  return value + kingPlacement(white & kings, black & kings, white | black);
}

function kingPlacement(white: u64, black: u64, occupied: u64): i32 {
  if (!(white | black)) return 0;
  const empty = valid & ~occupied;
  let value = 30 * (trapped(black, empty) - trapped(white, empty));
  const good = flyingKings ? mainRoad : centre;
  value += 8 * (count(white & good) - count(black & good));
  return value;
}
