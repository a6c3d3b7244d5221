import type { Material, ResetEvent } from '../../rules/types.ts';
import type { RulesMessages } from '../en/rules.ts';

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
    notes: 'Kaynakların sustuğu ya da ayrıldığı yerler',
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
  endgame: (moves, strong) =>
    `tek papazın karşısında ${orList(strong.map(side))} varken iki taraf da ${moves} hamle oynayınca`,
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

/** `2 papaz`, `1 papaz ve 2 asker`, `en az 3 papaz`. */
function side(material: Material | { readonly minKings: number }): string {
  if ('minKings' in material) return `en az ${material.minKings} papaz`;
  return [counted(material.kings, 'papaz'), counted(material.men, 'asker')]
    .filter((part) => part !== '')
    .join(' ve ');
}

function counted(count: number, noun: string): string {
  return count === 0 ? '' : `${count} ${noun}`;
}

function orList(parts: readonly string[]): string {
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} ya da ${last}`;
}
