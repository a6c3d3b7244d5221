import { positions } from '../positions.ts';
import type { RulesPage } from '../types.ts';

const { brazilian } = positions;

export const page: RulesPage = {
  name: 'brazilian',
  title: 'Brezilya daması',
  intro:
    'Uluslararası damanın küçük tahtadaki hâli: uzun menzilli papaz, iki yöne de vuran asker ve en büyük yemeyi zorunlu kılan en çok taş kuralı. Amerikan damasından 10x10 tahtaya geçmek isteyen için güzel bir köprüdür.',
  board:
    'Sekize sekizlik tahtanın koyu kareleri, üç sırada on ikişer asker. Kareler harf ve rakamla söylenir; Beyaz 1-3, Siyah 6-8 numaralı sıralarda başlar.',
  setup: {
    house:
      'Siyah alttadır ve ilk hamle onundur. Tahta, evde bütün 8x8 oyunların paylaştığı tahtadır: oyuncunun sol köşesi koyudur.',
    official:
      'Tahta değişmez, Beyaz başlar. İki taraf aynı kurallara uyduğu için yalnız açılış bilgisi taraf değiştirir.',
  },
  moves:
    'Asker ileriye doğru çapraz bir kare gider. Papaz uçar: dört çapraz yönde, boş kareler boyunca istediği kadar.',
  captures:
    'Asker, önündeki ya da arkasındaki komşu rakip taşın üzerinden ardındaki boş kareye atlayarak yer. Papaz, arada başka taş yoksa uzaktan yer ve ardındaki boş karelerin birine konar. Yemeye başlayan taş, yiyebildikçe, yönü ne olursa olsun devam eder. Yedikleri hamle bitene kadar tahtada kalır, öbür taşlar gibi yol keser ve yeniden yenemez; boş karelerden ise tekrar tekrar geçilebilir. Yiyebilen yemek zorundadır.',
  choice:
    'Bütün taşlarınız ve bütün yollar içinde en çok taş yiyen yeme zorunludur. Yiyen de yenen de ister asker ister papaz olsun, bir sayılır. Sayılar eşitse aralarından seçersiniz.',
  promotion:
    'Hamlesini son sırada bitiren asker papaz olur. Yerken bu sıraya yalnızca değen ve oradan yemeyi sürdürebilen asker, sürdürmek zorundadır ve asker kalır.',
  end: 'Sıranız geldiğinde taşınız ya da oynayabilecek taşınız yoksa kaybedersiniz. Terk de oyunu bitirir.',
  draws:
    'Anlaşmayla ya da programın tuttuğu aşağıdaki sayımlarla. Kısa olanı, olağan oyunda kimsenin kazanamayacağı küçük oyun sonları içindir.',
  advice: [
    'Her hamleden önce iki tarafın da en uzun yemesini bulun. Kural çoğu zaman tek cevap bırakır; bu yüzden uzun planlar güvenle hesaplanabilir.',
    'Armağanla yön verin. Bir iki asker öyle sunulur ki en büyük yeme rakibi, sizin daha çoğunu geri alacağınız yere sürükler.',
    'Küçük bir yemeyle kurtulmayı ummayın. Taşlarınızdan herhangi biri daha çok yiyebiliyorsa küçük yeme geçerli değildir.',
    'Arkanızı kollayın. Askere arkadan da vurulur; askerlerinizi aralarında boşluk bırakmadan, birbirine bağlı ilerletin.',
    'Papazın değerini bilin. Tek bir papaz bütün çaprazlara hükmeder: papaz karelerini vaktinde kapatın, ilk papazı çıkarmak için gerekirse bir iki asker verin.',
    'Papaz çıkaracağım demeden önce yemenin nerede bittiğine bakın. Son sıranın içinden geçirilen asker oradan yine asker çıkar.',
  ],
  questions: [
    {
      question: 'En çok taşı yemek gerçekten zorunlu mu?',
      answer:
        'Evet, hangi taş yerse yesin. Daha küçük yemeler geçerli hamleler arasında hiç yer almaz.',
    },
    {
      question: 'Sayarken papaz daha mı değerli?',
      answer: 'Hayır. Papaz da bir taştır; papazla yemenin önceliği de yoktur.',
    },
    {
      question: 'Rus damasından farkı nedir?',
      answer:
        'Rus damasında dilediğiniz yemeyi seçersiniz ve asker yemenin ortasında papaz olur. Burada en büyük yeme zorunludur, asker ancak hamlesinin bittiği yerde papaz olur.',
    },
    {
      question: 'Ya uluslararası damadan?',
      answer:
        'Yalnız boyu: burada 8x8 ve on iki asker, orada 10x10 ve yirmi. Yeme kuralları birdir.',
    },
    {
      question: 'Aynı sayıda taş yiyen iki yeme varsa ben mi seçerim?',
      answer: 'Evet, yenen taşların türü ne olursa olsun.',
    },
  ],
  notes: [
    'Bu oyunun beraberlik kurallarını iki ayrı kurum yazmıştır. Program Brezilya konfederasyonuna uyar: 20 hamle, küçük oyun sonlarında 5 hamle. 64 karenin dünya kuruluşu ve bazı sunucular bunun yerine Rus damasının daha geniş kurallarını kullanır.',
    'Federasyonlarda beraberliği oyuncu ister; program kendiliğinden ilan eder.',
    'Aynı yerden çıkıp aynı yere varan ve aynı taşları yiyen iki yol tek hamle olarak gösterilir.',
  ],
  examples: [
    {
      ...brazilian.mostPieces,
      caption: "b4'ü yemek bir, öteki yol iki asker kazandırır. Yalnız büyük olan geçerlidir.",
    },
    {
      ...brazilian.kingCountsAsOne,
      caption: 'Bir yanda asker, öbür yanda papaz: ikisi de bir taştır, Beyaz seçer.',
    },
    {
      ...brazilian.passesLastRow,
      caption:
        "Asker g7'yi yer, f8'de son sıraya değer, geriye dönüp e7'yi de yer ve d6'da durur; hâlâ askerdir.",
    },
    {
      ...brazilian.endsOnLastRow,
      caption:
        "Burada yeme f8'de biter, asker papaz olur. Rus damasında papaz olarak yemeyi sürdürürdü.",
    },
  ],
};
