// Positions to learn from, as they lie in shards: 32 bytes each, little-endian.
//
//   0, 8, 16   the pieces of the side to move, those of the other, the kings (u64, padded board)
//   24         what the search said, in hundredths of a man, for the side to move (i16)
//   26         how the game ended for it: 0 lost, 1 drawn, 2 won
//   27         0 when White is to move, 1 when Black is
//   28         the number of the game (u32)

export const RECORD_BYTES = 32;

export interface TrainingRecord {
  readonly own: bigint;
  readonly opp: bigint;
  readonly kings: bigint;
  readonly side: number;
  readonly score: number;
  readonly result: number;
  readonly game: number;
}

export function writeRecords(records: readonly TrainingRecord[]): Uint8Array {
  const bytes = new DataView(new ArrayBuffer(records.length * RECORD_BYTES));
  records.forEach(({ own, opp, kings, side, score, result, game }, index) => {
    const at = index * RECORD_BYTES;
    bytes.setBigUint64(at, own, true);
    bytes.setBigUint64(at + 8, opp, true);
    bytes.setBigUint64(at + 16, kings, true);
    bytes.setInt16(at + 24, score, true);
    bytes.setUint8(at + 26, result);
    bytes.setUint8(at + 27, side);
    bytes.setUint32(at + 28, game, true);
  });
  return new Uint8Array(bytes.buffer);
}

export function readRecord(bytes: DataView, index: number): TrainingRecord {
  const at = index * RECORD_BYTES;
  return {
    own: bytes.getBigUint64(at, true),
    opp: bytes.getBigUint64(at + 8, true),
    kings: bytes.getBigUint64(at + 16, true),
    score: bytes.getInt16(at + 24, true),
    result: bytes.getUint8(at + 26),
    side: bytes.getUint8(at + 27),
    game: bytes.getUint32(at + 28, true),
  };
}
