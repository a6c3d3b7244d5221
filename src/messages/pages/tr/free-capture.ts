import { positions } from '../positions.ts';
import type { RulesPage } from '../types.ts';

const { freeCapture } = positions;

export const page: RulesPage = {
  name: 'free-capture',
  title: 'Zorunlu yemesiz dama: bir ev kuralı',
  intro:
    'Pek çok evde kimse yemeye zorlanmaz. --no-forced-capture ile altı 8x8 oyunun her birini böyle oynayabilirsiniz: Amerikan, Rus, Brezilya, İspanyol, İtalyan ve Çek daması. Yeme, geri çevirebileceğiniz bir teklif olur; oyunun öbür kuralları olduğu gibi kalır.',
  board: 'Tahta, askerler ve karelerin adları seçtiğiniz oyununkidir.',
  setup: {
    house:
      'Evde hep olduğu gibi: Siyah alttadır, ilk hamle onundur, bütün 8x8 oyunlar koyu köşesi solda olan aynı tahtada oynanır.',
    official:
      'Bu kuralı --setup official ile birlikte de kullanabilirsiniz; başlayan taraf, tahta ve beraberlikler o zaman federasyonunki olur. Zorunlu yemesiz oyunu tanıyan bir federasyon ise yoktur. Kurallar her durumda iki taraf için aynıdır, kimin başladığı yalnız açılış bilgisini etkiler.',
  },
  moves:
    'Asker ve papaz, seçilen oyundaki gibi gider. Yenilik şu: yiyebilecekken de yemeyip düz bir hamle yapabilirsiniz.',
  captures:
    'Yeme tıpkı seçilen oyundaki gibi yapılır. Kimse başlamak zorunda değildir, ama başlayan bitirir: aynı taş daha yiyebiliyorken yarıda durmak yoktur. Yenen taşlar hamle bitince kalkar, hiçbiri iki kez yenmez.',
  choice:
    'Yemeye karar verdiyseniz oyunun öncelikleri sizi bağlar. Brezilya ve İspanyol damasında en çok taşı yemeniz, İtalyan damasında bütün sıraya uymanız, Çek damasında papaz yiyebiliyorsa papazla yemeniz gerekir. Amerikan ve Rus damasında her yeme olur.',
  promotion: 'Seçilen oyundaki gibi; yemenin ortasında da.',
  end: 'Sırası gelen rakibin taşı ya da hamlesi kalmamışsa kazanırsınız. Kalan tek hamle bir yemeyse oynanması gerekir. Oyun her zamanki gibi terkle de biter.',
  draws:
    'Hangi dizilişle oynuyorsanız onunkiler: anlaşma ya da sayım. Zorunlu yemesiz oyunlar daha uzun sürer, sayımın dolduğu daha sık görülür.',
  advice: [
    'Hesabınızı fedaya dayandırmayın. Yem, yutulmak zorundaysa işe yarar; burada rakip onu olduğu yerde bırakabilir.',
    'Açıktaki taşı hâlâ açıkta bilin. Bugün yenmeyen yarın yenebilir; tehdit altındaki asker bir sırayı atlattı diye güvende değildir, koruyun ya da kaçırın.',
    'Bir hamleyle iki tehdit kurun. Tek tehdit sakin bir hamleyle savuşturulur, ikisi birden pek savuşturulamaz.',
    'Yemenin size neye mal olacağını sorun. Askerinizi düzenden koparıyor ve rakip geri alıyorsa, yememek daha güçlüdür.',
    'Askerlerin arkasını boş bırakmayın. Kenardaki taş yenemez; hemen arkasında arkadaşı olan taş da önden yenemez. Bu koruma kimsenin zorunluluğuna bağlı değildir.',
    'Üstünlüğü oyun sonuna bırakmayın. Tek papaz artık armağanla yerinden koparılamaz, küçük üstünlükler orada eriyip gider.',
  ],
  questions: [
    {
      question: 'Çoklu yemenin ortasında durabilir miyim?',
      answer: 'Hayır. Başlayıp başlamamak size kalmış, yarıda kesmek değil.',
    },
    {
      question: 'Oyun en büyük yemeyi isterken küçüğünü seçebilir miyim?',
      answer: 'Hayır. Ya hiç yemezsiniz ya öncelik kurallarına göre yersiniz.',
    },
    {
      question: 'Yemeyen taş tahtadan alınır mı?',
      answer: 'Hayır. O ceza zorunlu yemenin, üstelik eski günlerin işiydi.',
    },
    {
      question: 'Uluslararası damada neden yok?',
      answer:
        'Ev kuralları 8x8 oyunlar içindir. Uluslararası dama hep resmî kurallarla oynanır ve zorunlu yemeyle yaşar; program isteği nedenini söyleyerek geri çevirir.',
    },
    {
      question: 'Öğrenmek için iyi bir yol mu?',
      answer:
        'İlk oyunlar için evet. Sonra çok beklemeden zorunlu yemeye geçin: damanın güzelliği en çok, rakibe yedirmektedir.',
    },
  ],
  notes: [
    'Bu oyun biçimini anlatan bir kural kitabı yoktur, bu yüzden iki noktada karar vermek gerekti: başlanan yeme bitirilir ve yemeler arasında öncelikler geçerlidir.',
    'Tablo, Amerikan damasını aynı oyunun zorunlu yemesiz hâliyle karşılaştırır.',
  ],
  examples: [
    {
      ...freeCapture.passOver,
      caption:
        "Amerikan: Beyaz bir taş yiyebilir, iki taş yiyebilir ya da ikisini de bırakıp 32'yi oynayabilir.",
    },
    {
      ...freeCapture.priorityHolds,
      caption: 'Brezilya: yemek isteğe bağlıdır, ama yenecekse yalnız en büyük yeme yapılabilir.',
    },
    {
      ...freeCapture.kingMayDecline,
      caption:
        "Çek: papaz yiyebildiği için c3'teki asker yiyemez. Ama ikisi de yemeden oynamakta serbesttir.",
    },
  ],
};
