import type { FenExpectation, IllegalMoveReason } from '../../notation/errors.ts';
import type { ErrorMessages } from '../en/errors.ts';
import { listSome, quote } from '../phrases.ts';
import { printable } from '../sanitize.ts';
import { common } from './common.ts';
import { fileErrors } from './files.ts';
import { hubErrors } from './hub.ts';

const FEN_EXAMPLE = 'W:W21,22,K30:B1,2,K3';

const expectations: Readonly<Record<FenExpectation, string>> = {
  turn: 'W veya B (sıradaki taraf)',
  colon: 'bir sonraki bölümden önce ":"',
  color: 'W veya B (kimin kareleri olduğu)',
  square: 'bir kare',
  separator: '"," veya ":"',
  number: 'bir sayı',
  tagEnd: 'etiketin sonundaki "]',
};

const illegalReasons: Readonly<Record<IllegalMoveReason, string>> = {
  gameOver: 'oyun bitti',
  noPiece: 'başladığı karede taş yok',
  opponentPiece: 'oradaki taş rakibin',
  mustCapture: 'yemek zorunlu',
  priority: 'başka bir yeme önce gelir',
  unfinished: 'yeme sürmek zorunda',
  notLegal: 'oradaki taş böyle oynayamaz',
};

const place = (at: number): string => `${at + 1}. karakter`;

const didYouMean = (suggestions: readonly string[]): string =>
  suggestions.length === 0 ? '' : `bunu mu demek istediniz: ${suggestions.join(' veya ')}?`;

const lines = (...parts: readonly string[]): string =>
  parts.filter((part) => part !== '').join('\n');

const fenHint = `bir konum şöyle yazılır: ${FEN_EXAMPLE} (sıradaki taraf, Beyaz'ın kareleri, Siyah'ın kareleri, papazdan önce K)`;

const weightsHint = "en iyi oyunu için dama'yı yeniden kurun";

const more = (left: number): string => `ve ${left} tane daha`;

export const errors: ErrorMessages = {
  'usage.unknown-option': (error) => ({
    message: `burada ${quote(error.option)} diye bir seçenek yok`,
    hint: didYouMean(error.suggestions),
  }),
  'usage.unknown-command': (error) => ({
    message: `${quote(error.name)} diye bir komut yok`,
    hint: lines(didYouMean(error.suggestions), `komutlar: ${error.commands.join(', ')}`),
  }),
  'usage.command-not-first': (error) => ({
    message: `${quote(error.name)} komutu seçeneklerinden önce gelmeli`,
    hint: `şöyle yazın: dama ${error.name} ...`,
  }),
  'usage.missing-argument': (error) => ({ message: `${error.argument} eksik` }),
  'usage.missing-value': (error) => ({ message: `${error.option} bir değer ister` }),
  'usage.excess-arguments': (error) => ({
    message: `fazladan yazılanlar var: ${listSome(error.excess.map(quote), 3, more)}`,
    hint: error.takesPosition ? 'içinde boşluk olan konumu tırnak içine alın' : '',
  }),
  'usage.conflict': (error) => ({
    message: `${error.option} ile ${error.other} birlikte kullanılamaz`,
  }),
  'usage.choice': (error) => ({
    message: `${error.name} için ${quote(error.value)} geçerli değil`,
    hint: lines(
      didYouMean(error.suggestions),
      `şunlardan birini seçin: ${error.choices.join(', ')}`,
    ),
  }),
  'usage.variant': (error) => ({
    message: `${error.name}: ${quote(error.value)} adında bir oyun yok`,
    hint: lines(didYouMean(error.suggestions), `oyunlar: ${error.choices.join(', ')}`),
  }),
  'usage.whole-number': (error) => ({
    message: `${error.name} ${error.min} ile ${error.max} arasında bir tam sayı olmalı; ${quote(error.value)} olmaz`,
  }),
  'usage.duration': (error) => ({
    message: `${error.name} bir süre olmalı; ${quote(error.value)} olmaz`,
    hint: 'saniye olarak 2 veya 0.5, ya da birimiyle: 500ms, 2s, 1m, 1h; en çok 24 saat',
  }),
  'usage.square': (error) => ({
    message: `${error.name}: ${quote(error.value)} bu tahtanın oyun karelerinden biri değil`,
    hint: `kareler şöyle yazılır: ${error.example}; dama show tahtayı kareleriyle gösterir`,
  }),
  'usage.stdin-is-terminal': () => ({
    message: 'konum gelmiyor: "-" konumları standart girdiden okur, o da şu an terminal',
    hint: 'konumları satır satır verin: dama moves - < konumlar.txt',
  }),
  'ruleset.forced-only': (error) => ({
    message: `zorunlu yemesiz oyun ${common.games[error.variant]} için yok`,
    hint: 'kuralları en uzun yemeyi zorunlu kılar; --no-forced-capture ev kuralı 8x8 oyunlar içindir',
  }),

  'input.empty': () => ({
    message: 'standart girdide hiç konum yok',
    hint: 'her satırda bir konum verin',
  }),
  'input.bad-lines': (error) => ({
    message: `${error.total} satırın ${error.bad} tanesi yanıtlanamadı`,
  }),
  'input.line-too-long': (error) => ({
    message: `satır ${error.limit} karakterden uzun, bir konum olamaz`,
    hint: 'her satırda bir konum verin',
  }),
  'input.failed': (error) => ({ message: `standart girdi okunamıyor: ${printable(error.reason)}` }),
  'output.failed': (error) => ({ message: `yanıt yazılamadı: ${printable(error.reason)}` }),
  'position.too-complex': () => ({
    message: 'konumda listelenemeyecek kadar çok yeme var',
  }),
  'engine.failed': (error) => ({
    message: `motor çalışmayı durdurdu: ${printable(error.reason)}`,
    hint: 'yeniden deneyin; yine olursa lütfen bildirin',
  }),
  'weights.missing': (error) => ({
    message: `motorun ${common.games[error.variant]} için öğrendikleri bulunamadı: daha basit ölçütlerle oynuyor`,
    hint: weightsHint,
  }),
  'weights.damaged': (error) => ({
    message: `motorun ${common.games[error.variant]} için öğrendikleri bozuk: daha basit ölçütlerle oynuyor`,
    hint: weightsHint,
  }),
  'weights.wrong-version': (error) => ({
    message: `motorun ${common.games[error.variant]} için öğrendikleri başka bir sürüme ait: daha basit ölçütlerle oynuyor`,
    hint: weightsHint,
  }),
  'game.over': (error) => ({
    message: `aranacak hamle yok: oyun bitmiş, ${common.colors[error.winner]} kazanmış (${common.reasons[error.reason]})`,
  }),
  internal: (error) => ({
    message: `dama içinde bir şeyler ters gitti: ${printable(error.reason)}`,
    hint: lines(
      'bu, programın bir hatası: lütfen çalıştırdığınız komutla birlikte bildirin',
      'DAMA_DEBUG=1 hatanın yerini gösterir',
    ),
  }),

  'fen.empty': () => ({ message: 'konum boş', hint: fenHint }),
  'fen.syntax': (error) => ({
    message:
      error.found === ''
        ? `konum erken bitiyor: ardından ${expectations[error.expected]} gelmeli`
        : `konumun ${place(error.at)}i ${expectations[error.expected]} olmalı; ${quote(error.found)} olmaz`,
    hint: fenHint,
  }),
  'fen.unknown-turn': (error) => ({
    message: `konum sıranın kimde olduğunu söylemiyor: ${place(error.at)} W veya B olmalı`,
  }),
  'fen.unknown-square': (error) => ({
    message: `${quote(error.square)} (${place(error.at)}) ${common.boardSize(error.size)} tahtanın oyun karelerinden biri değil`,
    hint: `kareler 1 ile ${(error.size * error.size) / 2} arası sayılar ya da a1 gibi harf ve sayılardır`,
  }),
  'fen.square-twice': (error) => ({
    message: `${quote(error.square)} karesi iki kez verilmiş (ikincisi ${place(error.at)})`,
  }),
  'fen.color-twice': (error) => ({
    message: `${common.colors[error.color]} tarafının kareleri iki kez verilmiş (ikincisi ${place(error.at)})`,
  }),
  'fen.counter-twice': (error) => ({
    message: `${error.counter} sayacı iki kez verilmiş (ikincisi ${place(error.at)})`,
    hint: 'bir konumun sonunda her sayaç en çok bir kez yazılır: W:W21:B1:H4:F12',
  }),
  'fen.range-reversed': (error) => ({
    message: `${quote(error.range)} aralığı (${place(error.at)}) tersine gidiyor`,
    hint: 'küçük sayıyı önce yazın',
  }),
  'fen.range-letters': (error) => ({
    message: `${quote(error.range)} aralığı (${place(error.at)}) sayılar arasında olmalı`,
    hint: 'kareleri tek tek yazın ya da 1-12 gibi sayılar kullanın',
  }),
  'fen.ghost': (error) => ({
    message: `${quote(error.square)} karesindeki taş (${place(error.at)}) zaten yenmiş: konum bir hamlenin ortasında`,
    hint: 'konumu hamlenin tamamından önce ya da sonra verin',
  }),
  'fen.man-on-crowning-row': (error) => ({
    message: `${quote(error.square)} karesinde (${place(error.at)}) ${common.pieceOf(error.color, false)} duramaz: orada papaz olurdu`,
    hint: `papaz için K${error.square} yazın`,
  }),
  'fen.too-many': (error) => ({
    message: `${common.colors[error.color]} tarafında ${common.pieces(error.count)} var; bu oyunda bir tarafta en çok ${error.max} taş olur`,
  }),
  'fen.no-pieces': () => ({ message: 'konumda hiç taş yok', hint: fenHint }),

  'move.syntax': (error) => ({
    message: `${quote(error.text)} bir hamle değil`,
    hint: `hamleler şöyle yazılır: ${error.example}`,
  }),
  'move.unknown-square': (error) => ({
    message: `${quote(error.square)} ${common.boardSize(error.size)} tahtanın oyun karelerinden biri değil`,
  }),
  'move.illegal': (error) => ({
    message: `${quote(error.text)} oynanamaz: ${illegalReasons[error.reason]}`,
    hint: error.legal.length === 0 ? '' : `oynanabilir hamleler: ${listSome(error.legal, 8, more)}`,
  }),
  'move.ambiguous': (error) => ({
    message: `${quote(error.text)} ${error.candidates.length} ayrı hamle olabilir`,
    hint: `yolun tamamını yazın: ${error.candidates.join(', ')}`,
  }),

  ...fileErrors,
  ...hubErrors,
};
