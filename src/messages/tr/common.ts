import type { Color, DrawRule } from '../../rules/types.ts';
import type { CommonMessages } from '../en/common.ts';

const colorWords = { white: 'beyaz', black: 'siyah' } as const satisfies Record<Color, string>;

export const common: CommonMessages = {
  yes: 'evet',
  no: 'hayır',
  none: 'yok',

  games: {
    american: 'Amerikan daması',
    russian: 'Rus daması',
    brazilian: 'Brezilya daması',
    spanish: 'İspanyol daması',
    italian: 'İtalyan daması',
    czech: 'Çek daması',
    international: 'uluslararası dama',
  },
  gamesCapitalised: {
    american: 'Amerikan daması',
    russian: 'Rus daması',
    brazilian: 'Brezilya daması',
    spanish: 'İspanyol daması',
    italian: 'İtalyan daması',
    czech: 'Çek daması',
    international: 'Uluslararası dama',
  },
  gamesShort: {
    american: 'Amerikan',
    russian: 'Rus',
    brazilian: 'Brezilya',
    spanish: 'İspanyol',
    italian: 'İtalyan',
    czech: 'Çek',
    international: 'Uluslararası',
  },
  freeCapture: 'Zorunlu yemesiz',

  colors: { white: 'Beyaz', black: 'Siyah' },
  man: 'asker',
  king: 'papaz',
  pieceOf: (color, king) => `${colorWords[color]} ${king ? 'papaz' : 'asker'}`,
  men: (count) => `${count} asker`,
  kings: (count) => `${count} papaz`,
  pieces: (count) => `${count} taş`,
  moves: (count) => `${count} hamle`,

  levels: { easy: 'kolay', medium: 'orta', hard: 'zor' },
  setups: { house: 'ev usulü', official: 'resmî' },
  languages: { en: 'İngilizce', tr: 'Türkçe' },
  computer: 'bilgisayar',
  twoPlayers: 'iki oyuncu',

  reasons: {
    noPieces: 'taş kalmadı',
    noMoves: 'yapacak hamle kalmadı',
    resignation: 'terk',
    agreement: 'anlaşma',
    repetition: 'konum tekrarı',
    quiet: 'çok uzun süre ilerleme olmadı',
    endgame: 'oyun sonu süresinde kazanılamadı',
  },
  drawRule: (rule: DrawRule): string => {
    if (rule.kind === 'repetition') return `${rule.times} kez aynı konum`;
    if (rule.kind === 'endgame' && rule.loneKingOnMainRoad === true)
      return `uzun çaprazda ${rule.moves} hamle kuralı`;
    return `${rule.moves} hamle kuralı`;
  },

  traits: {
    board: 'Tahta',
    menPerSide: 'Taraf başına asker',
    captureForced: 'Yeme zorunlu',
    captureCompleted: 'Yeme sonuna kadar sürer',
    menCaptureBackward: 'Asker geriye yer',
    flyingKings: 'Uçan papaz',
    menCaptureKings: 'Asker papaz yiyebilir',
    mostPieces: 'En çok taş kuralı',
    furtherPriorities: 'Diğer öncelikler',
    crowningInCapture: 'Yerken son sıraya varan asker',
    removal: 'Yenen taşlar kalkar',
    officialFirst: 'İlk hamle (resmî)',
    mirrored: 'Aynalı tahta (resmî)',
  },
  boardSize: (size) => `${size}x${size}`,
  crowningInCapture: {
    stops: 'papaz olur, durur',
    continuesAsKing: 'papaz olur, papaz olarak devam eder',
    continuesAsMan: 'asker olarak devam eder',
  },
  priorities: {
    mostPieces: 'en çok taş',
    withKing: 'papazla yeme',
    mostKings: 'en çok papaz',
    earliestKing: 'ilk papaza en erken varan',
  },
  removedAtEnd: 'hamle bitince',
};
