import type { EndgameSide, ResetEvent } from '../../rules/types.ts';
import type { RulesMessages } from '../en/rules.ts';
import type { Facing } from '../pages/draws.ts';

export const rules: RulesMessages = {
  headings: {
    board: 'Tahta ve taşlar',
    setup: 'Diziliş',
    moves: 'Hamleler',
    captures: 'Yeme',
    choice: 'Hangi yeme seçilir',
    promotion: 'Papaz olmak',
    end: 'Oyunu kazanmak',
    draws: 'Beraberlik',
    differences: 'Amerikan damasıyla karşılaştırma',
    advice: 'Öğütler',
    questions: 'Sık sorulanlar',
    notes: 'Kaynakların sustuğu, ayrıldığı yerler',
    examples: 'Örnekler',
  },

  houseSetup: 'Ev: ',
  officialSetup: 'Resmî: ',
  rule: 'Kural',

  houseDraws: 'Ev oyunu şu durumda berabere biter:',
  officialDraws: 'Resmî oyun şu durumlarda berabere biter:',
  repetition: (times) => `sıra aynı oyuncudayken aynı konum oyunda ${times}. kez ortaya çıkınca`,
  quiet: (moves, without) =>
    `iki taraf da ${moves} hamle boyunca ${without.map((event) => events[event]).join(', ')} oynayınca`,
  quietPieces: (min, max) =>
    ` (iki tarafta da papaz, tahtada toplam ${min === max ? min : `${min}-${max}`} taş varken)`,
  endgame: (moves, facing) =>
    `${facing.map(facingText).join('; ya da ')} varken iki taraf da ${moves} hamle oynayınca`,
  keepsRunning: ' (arada taş yense de sayım sürer)',
  onMainRoad: ' (tek papaz uzun çaprazı tutuyorsa)',

  fen: 'FEN',
  legalMoves: 'Geçerli hamleler',

  comparisonTitle: 'Yedi oyun yan yana',
  comparisonIntro:
    'Hepsinde taşlar koyu karelerde durur, çapraz yürür ve çapraz yer. Rakibin taşı ya da hamlesi ' +
    'kalmayınca oyunu kazanırsınız. Farklar şunlardır:',
  comparisonHint:
    'Tek bir oyunun sayfası için: dama rules AD. AD şunlardan biri olur: american, russian, ' +
    'brazilian, spanish, italian, czech, international. Zorunlu yemenin kaldırıldığı ev kuralı ' +
    'için: dama rules free-capture.',
};

const events: Readonly<Record<ResetEvent, string>> = {
  capture: 'taş yemeden',
  promotion: 'papaz çıkarmadan',
  manMove: 'asker oynatmadan',
};

/** A side of an ending, and the same in the dative that `karşı` asks for. */
const endgameSides: Readonly<Record<EndgameSide, readonly [plain: string, dative: string]>> = {
  K: ['tek papaz', 'tek papaza'],
  KK: ['iki papaz', 'iki papaza'],
  KM: ['bir papazla bir asker', 'bir papazla bir askere'],
  KKK: ['üç papaz', 'üç papaza'],
  KKM: ['iki papazla bir asker', 'iki papazla bir askere'],
  KMM: ['bir papazla iki asker', 'bir papazla iki askere'],
  'KKK+': ['üç ya da daha çok papaz', 'üç ya da daha çok papaza'],
};

function facingText({ sides, against }: Facing): string {
  const plain = orList(sides.map((name) => endgameSides[name][0]));
  const dative = orList(against.map((name) => endgameSides[name][1]));
  return `${dative} karşı ${plain}`;
}

function orList(parts: readonly string[]): string {
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} veya ${last}`;
}
