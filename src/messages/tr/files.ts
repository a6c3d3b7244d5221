import type { PdnExpectation, Place } from '../../notation/pdn/errors.ts';
import type { FileErrorMessages } from '../en/files.ts';
import { linesOf, quote } from '../phrases.ts';
import { printable } from '../sanitize.ts';

const where = ({ line, column }: Place): string => `${line}. satır, ${column}. sütun`;

const missing: Readonly<Record<PdnExpectation, (found: string) => string>> = {
  move: (found) => `${quote(found)} ne hamle, ne açıklama, ne de sonuç`,
  tag: (found) => `${quote(found)} tam bir etiket değil; etiket şöyle yazılır: [White "..."]`,
  commentEnd: () => 'burada başlayan açıklamanın sonunda "}" yok',
  variationEnd: () => 'bundan önceki bir varyantın sonunda ")" yok',
  setup: () => 'metin içindeki konum şöyle yazılır: /FEN "..."/',
};

export const fileErrors: FileErrorMessages = {
  'pdn.syntax': (error) => ({
    message: `${where(error)}: ${missing[error.expected](error.found)}`,
  }),
  'pdn.move': (error, describe) => {
    const { message, hint = '' } = describe(error.error);
    return { message: `${where(error)}, hamle ${error.number} ${message}`, hint };
  },
  'pdn.fen': (error, describe) => ({
    message: `${where(error)}: ${describe(error.error).message}`,
  }),
  'pdn.game-type': (error) => ({
    message: `${where(error)}: GameType ${quote(error.gameType)} burada oynanmayan bir oyun`,
    hint: 'dama variants oynanan oyunları listeler',
  }),
  'pdn.setup-inside': (error) => ({
    message: `${where(error)}: oyunun ortasında yeni bir konum kuruluyor`,
  }),
  'pdn.too-deep': (error) => ({
    message: `${where(error)}: varyantlar ${error.max} kattan daha derin iç içe geçmiş`,
  }),
  'pdn.too-complex': (error) => ({
    message: `${where(error)}: konumda listelenemeyecek kadar çok yeme var`,
  }),

  'store.denied': ({ file }) => ({ message: `${printable(file)} için izin yok` }),
  'store.full': ({ file }) => ({ message: `diskte ${printable(file)} için yer kalmadı` }),
  'store.missing': ({ file }) => ({
    message: `"${printable(file)}" ya da bulunacağı klasör yok`,
  }),
  'store.exists': ({ file }) => ({ message: `${printable(file)} zaten var, ona dokunulmadı` }),
  'store.not-folder': ({ file }) => ({
    message: `${printable(file)} klasör olmayan bir şeyin içinde görünüyor`,
  }),
  'store.is-folder': ({ file }) => ({ message: `${printable(file)} bir dosya değil, klasör` }),
  'store.not-file': ({ file }) => ({ message: `${printable(file)} bir dosya değil` }),
  'store.too-large': (error) => ({
    message: `${printable(error.file)} çok büyük: sınır ${Math.floor(error.limit / 1_000_000)} MB`,
  }),
  'store.no-game': ({ file }) => ({ message: `${printable(file)} içinde oyun yok` }),
  'store.failed': (error) => ({
    message: `${printable(error.file)} kullanılamadı: ${printable(error.reason)}`,
  }),
  'store.no-home': () => ({
    message: 'ayarların ve oyunların saklanacağı bir ev klasörü yok',
    hint: 'HOME ya da DAMA_CONFIG_DIR ile DAMA_DATA_DIR değişkenlerini ayarlayın',
  }),

  'resume.nothing': ({ notices }, describe) => ({
    message: 'devam edilecek bitmemiş bir oyun yok',
    hint: [
      ...linesOf(notices, describe),
      'dama play yeni bir oyun başlatır; dama play --resume DOSYA bir PDN dosyasından devam eder',
    ].join('\n'),
  }),
  'resume.held': () => ({
    message: 'bitmemiş oyun şu anda başka bir dama programında oynanıyor',
    hint: 'önce orada çıkın, sonra burada devam edin; ya da yeni bir oyun başlatın: dama play',
  }),
  'resume.over': ({ file, games }) => ({
    message:
      games === 1
        ? `${printable(file)} içindeki oyun bitmiş`
        : `${printable(file)} içindeki ${games} oyunun hepsi bitmiş`,
  }),
  'resume.damaged': ({ file, error }, describe) => ({
    message: `${printable(file)} PDN olarak okunamıyor: ${describe(error).message}`,
    hint: 'dosyaya dokunulmadı',
  }),

  'store.settings-set-aside': (error) => ({
    message: 'ayarlar anlaşılamadı, varsayılanlar geçerli',
    hint: `dosya şu adla saklandı: ${printable(error.movedTo)}`,
  }),
  'store.setting-ignored': (error) => ({
    message: `${quote(error.key)} ayarının değeri geçersiz, varsayılanı geçerli`,
    hint: `bulunduğu dosya: ${printable(error.file)}`,
  }),
  'store.game-set-aside': (error, describe) => ({
    message:
      error.error === undefined
        ? 'kayıtlı bir oyun okunamadı: dosyada tek bir oyun yok'
        : `kayıtlı bir oyun okunamadı: ${describe(error.error).message}`,
    hint: `dosya şu adla saklandı: ${printable(error.movedTo)}`,
  }),
  'store.unreadable': (error, describe) => ({
    message: `bir dosya olduğu gibi bırakıldı: ${describe(error.error).message}`,
  }),
};
