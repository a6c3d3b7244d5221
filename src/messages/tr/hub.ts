import type { hubErrors as english } from '../en/hub.ts';
import { listSome, quote } from '../phrases.ts';
import { printable } from '../sanitize.ts';
import { common } from './common.ts';

const seconds = (milliseconds: number): string =>
  `${String(Number((milliseconds / 1000).toFixed(1))).replace('.', ',')} saniyede`;

const exitText = (exit: string): string =>
  /^\d+$/.test(exit) ? `çıkış kodu ${exit}` : printable(exit);

const ASK_FOR_HUB =
  'birçok motor Hub protokolünü (sürüm 2) ancak istenince konuşur: --engine "./scan hub"';

export const hubErrors: typeof english = {
  'hub.cannot-start': (error) => ({
    message: `${quote(error.command)} motoru başlatılamıyor: ${printable(error.reason)}`,
    hint: 'komutu kabukta yazdığınız gibi, tırnak içinde verin: --engine "./scan hub"',
  }),
  'hub.no-word': (error) => ({
    message: `${quote(error.command)} Hub motoru gibi yanıt vermeden kendiliğinden kapandı (${exitText(error.exit)})`,
    hint: ASK_FOR_HUB,
  }),
  'hub.no-handshake': (error) => ({
    message: `${quote(error.command)} çalışıyor, ama ${seconds(error.milliseconds)} bir Hub motoru gibi yanıt vermedi`,
    hint: ASK_FOR_HUB,
  }),
  'hub.unknown-game': (error) => ({
    message: `${quote(error.name)} motoru şu oyunu oynamıyor: ${common.games[error.variant]}${error.forcedCapture ? '' : ' (serbest yemeli)'}`,
    hint:
      error.games === undefined
        ? '"variant" adlı bir parametresi yok; yani yalnızca Uluslararası dama oynuyor'
        : `oynadıkları: ${listSome(error.games.map(printable), 20, (n) => `ve ${n} tane daha`)}`,
  }),
  'hub.died': (error) => ({
    message: `${quote(error.name)} motoru kendiliğinden kapandı (${exitText(error.exit)})`,
    hint: error.lastLine === '' ? '' : `son sözü: ${quote(error.lastLine)}`,
  }),
  'hub.hangs': (error) => ({
    message: `${quote(error.name)} motoru ${seconds(error.milliseconds)} yanıt vermedi ve kapatıldı`,
  }),
  'hub.illegal-move': (error) => ({
    message:
      error.move === ''
        ? `${quote(error.name)} motoru hamlesiz yanıt verdi`
        : `${quote(error.name)} motoru kurallara uymayan bir hamle oynadı: ${quote(error.move)}`,
  }),
  'hub.error': (error) => ({
    message: `${quote(error.name)} motoru hata bildiriyor: ${quote(error.message)}`,
  }),
  'hub.closed': (error) => ({ message: `${quote(error.name)} motoru kapatıldı` }),
};
