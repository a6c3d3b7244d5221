// The men seen through small windows of eight squares. What stands on them, 0 nothing (or a king),
// 1 a man of White's, 2 one of Black's, makes a number in base 3, which leads to a learned pair of
// weights. Windows of the same shape are shifts of each other; the bits of one are gathered in a few
// steps, and a table gives their sum of powers of three.
//
// Turning the board and exchanging the colours changes the sign of what a position is worth. So each
// window is looked at twice with the same table, as it is and at its turned place: there the bits
// come in reverse, Black's men as 1 and White's as 2, and the weight is subtracted.

import { upLeft } from './traits';
import {
  POWERS10,
  POWERS10_REVERSED,
  POWERS8,
  POWERS8_REVERSED,
  POWERS9,
  POWERS9_REVERSED,
  tableAt,
  weights,
} from './weights';

/** The pair for men that are 1 and men that are 2, as gathered bits. */
@inline
function lookUp(table: usize, powers: usize, ones: u64, twos: u64): i32 {
  const first = <usize>load<u16>(weights + powers + ((<usize>ones) << 1));
  const second = <usize>load<u16>(weights + powers + ((<usize>twos) << 1));
  return load<i32>(table + first + 2 * second);
}

/** Two whole rows of 8x8, the lower one of even number. */
@inline
function evenRows8(men: u64, shift: u64): u64 {
  return (men >> shift) & 0x1ef;
}

/** Two whole rows of 8x8, the lower one of odd number; or four columns of two such rows of 10x10. */
@inline
function oddRows8(men: u64, shift: u64): u64 {
  return (men >> shift) & 0xff;
}
@inline
function oddRows10(men: u64, shift: u64): u64 {
  return (men >> shift) & 0x1ef;
}

/** Four columns of two rows of 10x10, the lower one of even number. */
@inline
function evenRows10(men: u64, shift: u64): u64 {
  return (men >> shift) & 0x3cf;
}

/** Two columns of four rows: the upper two rows are laid beside the lower two. */
@inline
function block8(men: u64, shift: u64): u64 {
  const seen = men >> shift;
  return (seen & 0x63) | ((seen >> 7) & 0x18c);
}
@inline
function evenBlock10(men: u64, shift: u64): u64 {
  const seen = men >> shift;
  return (seen & 0xc3) | ((seen >> 9) & 0x30c);
}
@inline
function oddBlock10(men: u64, shift: u64): u64 {
  const seen = men >> shift;
  return (seen & 0x63) | ((seen >> 9) & 0x18c);
}

@inline
function evenStrip8(pattern: usize, w: u64, b: u64, shift: u64, turned: u64): i32 {
  const table = tableAt(pattern);
  return (
    lookUp(table, POWERS9, evenRows8(w, shift), evenRows8(b, shift)) -
    lookUp(table, POWERS9_REVERSED, evenRows8(b, turned), evenRows8(w, turned))
  );
}
@inline
function oddStrip8(pattern: usize, w: u64, b: u64, shift: u64, turned: u64): i32 {
  const table = tableAt(pattern);
  return (
    lookUp(table, POWERS8, oddRows8(w, shift), oddRows8(b, shift)) -
    lookUp(table, POWERS8_REVERSED, oddRows8(b, turned), oddRows8(w, turned))
  );
}
@inline
function blockPair8(pattern: usize, w: u64, b: u64, shift: u64, turned: u64): i32 {
  const table = tableAt(pattern);
  return (
    lookUp(table, POWERS9, block8(w, shift), block8(b, shift)) -
    lookUp(table, POWERS9_REVERSED, block8(b, turned), block8(w, turned))
  );
}

function patterns8(w: u64, b: u64): i32 {
  return (
    evenStrip8(0, w, b, 0, 27) +
    oddStrip8(1, w, b, 5, 23) +
    evenStrip8(2, w, b, 9, 18) +
    oddStrip8(3, w, b, 14, 14) +
    blockPair8(4, w, b, 0, 20) +
    blockPair8(5, w, b, 1, 19) +
    blockPair8(6, w, b, 2, 18) +
    blockPair8(7, w, b, 9, 11) +
    blockPair8(8, w, b, 10, 10)
  );
}

@inline
function evenStrip10(pattern: usize, w: u64, b: u64, shift: u64, turned: u64): i32 {
  const table = tableAt(pattern);
  return (
    lookUp(table, POWERS10, evenRows10(w, shift), evenRows10(b, shift)) -
    lookUp(table, POWERS10_REVERSED, evenRows10(b, turned), evenRows10(w, turned))
  );
}
@inline
function oddStrip10(pattern: usize, w: u64, b: u64, shift: u64, turned: u64): i32 {
  const table = tableAt(pattern);
  return (
    lookUp(table, POWERS9, oddRows10(w, shift), oddRows10(b, shift)) -
    lookUp(table, POWERS9_REVERSED, oddRows10(b, turned), oddRows10(w, turned))
  );
}
@inline
function evenBlockPair10(pattern: usize, w: u64, b: u64, shift: u64, turned: u64): i32 {
  const table = tableAt(pattern);
  return (
    lookUp(table, POWERS10, evenBlock10(w, shift), evenBlock10(b, shift)) -
    lookUp(table, POWERS10_REVERSED, evenBlock10(b, turned), evenBlock10(w, turned))
  );
}
@inline
function oddBlockPair10(pattern: usize, w: u64, b: u64, shift: u64, turned: u64): i32 {
  const table = tableAt(pattern);
  return (
    lookUp(table, POWERS9, oddBlock10(w, shift), oddBlock10(b, shift)) -
    lookUp(table, POWERS9_REVERSED, oddBlock10(b, turned), oddBlock10(w, turned))
  );
}

function patterns10(w: u64, b: u64): i32 {
  return (
    evenStrip10(0, w, b, 0, 45) +
    oddStrip10(1, w, b, 6, 40) +
    evenStrip10(2, w, b, 11, 34) +
    oddStrip10(3, w, b, 17, 29) +
    evenStrip10(4, w, b, 22, 23) +
    oddStrip10(5, w, b, 28, 18) +
    evenStrip10(6, w, b, 33, 12) +
    oddStrip10(7, w, b, 39, 7) +
    evenStrip10(8, w, b, 44, 1) +
    evenBlockPair10(9, w, b, 0, 36) +
    evenBlockPair10(10, w, b, 1, 35) +
    evenBlockPair10(11, w, b, 2, 34) +
    evenBlockPair10(12, w, b, 3, 33) +
    oddBlockPair10(13, w, b, 17, 20) +
    oddBlockPair10(14, w, b, 18, 19)
  );
}

/** What the men of both sides are worth by the company they stand in, for White, as a pair. */
export function menPatterns(white: u64, black: u64): i32 {
  return upLeft == 4 ? patterns8(white, black) : patterns10(white, black);
}
