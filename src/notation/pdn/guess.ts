import type { Variant, VariantName } from '../../rules/types.ts';
import { VARIANTS } from '../../rules/variants.ts';
import type { RawGame } from './games.ts';
import { tagValue } from './tags.ts';

/** The games by how often they are met in files, for each way of naming squares. */
const ORDERS = {
  algebraic: ['russian', 'brazilian', 'czech', 'international', 'american', 'italian', 'spanish'],
  small: ['american', 'international', 'italian', 'spanish', 'russian', 'brazilian', 'czech'],
  large: ['international', 'american', 'italian', 'spanish', 'russian', 'brazilian', 'czech'],
} as const satisfies Record<string, readonly VariantName[]>;

/**
 * The variants that a game without a GameType can be, the likeliest first: by whether it names
 * squares with letters, or has numbers that only the large board has.
 */
export function guessOrder(raw: RawGame): readonly Variant[] {
  return ORDERS[styleOf(raw)].map((name) => VARIANTS[name]);
}

function styleOf({ tags, line }: RawGame): keyof typeof ORDERS {
  const fen = line.setup?.fen ?? tagValue(tags, 'FEN') ?? '';
  // The letters of a FEN's colours and kings stand before numbers too, but are capitals.
  const texts = [fen.replace(/[BKW]/g, ' '), ...line.moves.map(({ text }) => text)];
  if (texts.some((text) => /[a-j]\d/i.test(text))) return 'algebraic';
  const numbers = texts.flatMap((text) => text.match(/\d+/g) ?? []);
  return numbers.some((number) => number.length <= 2 && Number(number) > 32) ? 'large' : 'small';
}
