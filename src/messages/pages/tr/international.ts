import { positions } from '../positions.ts';
import type { RulesPage } from '../types.ts';

const { international } = positions;

export const page: RulesPage = {
  name: 'international',
  title: 'Uluslararası dama',
  intro:
    'Büyük tahta; Polonya daması diye de anılır. Yüz kare, kırk asker, uçan papazlar ve en çok taş kuralı. On taşlık kombinezonlar burada gerçektir, dünya şampiyonluğu da bu oyunda oynanır.',
  board:
    "Ona onluk tahtanın koyu karelerinde, ilk dört sırada, yirmişer asker. Kareler 1'den 50'ye numaralıdır: Siyah 1-20, Beyaz 31-50 üzerindedir. 46'dan 5'e giden uzun çapraza ana yol denir.",
  setup: {
    house:
      "Yoktur. Siyah'ın altta oturup başladığı ev kuralları 8x8 oyunlarındır; bu oyun hep resmî kurallarla oynanır.",
    official:
      'Beyaz başlar, her oyuncunun sol köşesi koyudur. Kurallar iki taraf için aynıdır; kimin başladığı yalnız açılış bilgisini ilgilendirir.',
  },
  moves:
    'Asker ileriye doğru çapraz bir kare gider. Papaz uçar, çaprazlarında boş kareler boyunca dilediği kadar gider.',
  captures:
    'Asker, ileride ya da geride komşu duran rakip taşın ardı boşsa onu yer. Papaz, yol açıksa her uzaklıktan yer ve taşın ardındaki boş karelerden istediğine iner. Taş, yiyebildikçe yön değiştirerek devam eder. Boş kareden birden çok kez geçebilir, ama hiçbir taşın üzerinden iki kez atlayamaz: yenenler hamle bitene kadar durur ve yolu keser. Yemek zorunludur.',
  choice:
    'Askerlerinizin ve papazlarınızın yapabileceği yemelerden en çok taş yiyeni zorunludur. Asker de papaz da birdir, hiçbiri önce gelmez. Sayı eşitse siz seçersiniz.',
  promotion:
    'Hamlesini son sırada bitiren asker papaz olur. Yerken bu sıraya varıp yemeye devam edebilen asker, asker kalır.',
  end: 'Sırası gelen oyuncu taşsız ya da hamlesiz kalmışsa kaybeder. İsteyen her an oyunu terk edebilir.',
  draws:
    'Oyuncular beraberlikte anlaşabilir. Üç papaz tek papazı zor yakalar; küçük oyun sonlarının sayımları bu yüzden kısadır.',
  advice: [
    'Her hamleden önce iki taraf için de tahtadaki en uzun yemeyi bulun. Bu kural rakibe çoğu zaman tek cevap bırakır; sizinki de o kadar zorunlu olabilir.',
    'Vuruş çalışın. Doğru sırayla verilen iki üç asker rakibin içinden yol açar, gerisini zorunlu cevaplar halleder.',
    'Düzen kurun. Yan yana çaprazlarda, arkası dolu duran askerler yenmez; ileride tek başına kalan asker ise durmadan destek ister.',
    'Orta için, 22, 23, 27, 28 ve 29 çevresi için mücadele edin. 16, 26, 25 ya da 35 gibi kenar karelerdeki askerin hamlesi de etkisi de yarımdır.',
    'İki kanadı dengeli geliştirin. Bir kanadın serbest hamleleri bitince düzeni en olmayacak anda bozmak gerekir; iki tarafın kaç güvenli hamlesi kaldığını sayın.',
    "Arka sırayı özenle koruyun. Sızmalara karşı evde en uzun kalan askerler Beyaz'da 48, Siyah'ta 3 numaradır.",
    'Papaz aşağı yukarı üç asker eder, ama yeni çıkan papaz bir yemle hemen kaybedilebilir. Bedelini ödemeden önce nerede yemeye zorlanacağına bakın.',
    'Oyun sonunda 46-5 ana yoluna koşun. Oradaki tek papazı üç papaz yenemez.',
  ],
  questions: [
    {
      question: 'Son sıradan geçen asker papaz olur mu?',
      answer:
        'Yalnız hamlesi orada biterse. Yiyebiliyorsa devam etmek zorundadır ve hâlâ askerdir.',
    },
    {
      question: 'İkisi de yiyebiliyorsa papazla mı yemeliyim?',
      answer: 'Hayır. Kimin yediğine değil, kaç taş yendiğine bakılır.',
    },
    {
      question: 'Papaz yemek asker yemekten üstün müdür?',
      answer: 'Kurala göre hayır, ikisi de bir taştır. Sayı eşitse seçim sizindir.',
    },
    {
      question: 'Papazım aynı taşın üzerinden ikinci kez geçebilir mi?',
      answer:
        'Hayır. Yenen taş ölüdür ama yerinde durur; yolu ona çıkan papaz orada kalır. Oyuncular bu numaraya "Türk vuruşu" der.',
    },
    {
      question: 'Siyah başlasın ya da yemek zorunlu olmasın, olur mu?',
      answer:
        'Olmaz. Ev dizilişi ve zorunlu yemesiz oyun 8x8 oyunlar içindir; isterseniz program nedenini söyler.',
    },
    {
      question: 'Amerikan damasını biliyorum, nereden başlamalıyım?',
      answer: 'Brezilya damasından. Aynı yemeleri alıştığınız tahtada bulursunuz.',
    },
  ],
  notes: [
    '16 hamle, üçe bir kalınan ilk andan sayılır ve arada taş yense de sürer. Oyun ikiye bire dönerse onun 5 hamlesi de işlemeye başlar; hangisi önce dolarsa oyun berabere biter.',
    'Turnuvada beraberliği oyuncular ister; program kendiliğinden ilan eder.',
    'Aynı yerden çıkan, aynı yere varan ve aynı taşları yiyen yemeler, sırası ne olursa olsun tek hamledir.',
  ],
  examples: [
    {
      ...international.mostPieces,
      caption:
        "27'yi yemek bir, 28 ile ardından 19'u yemek iki asker kazandırır. Yalnız ikincisi geçerlidir.",
    },
    {
      ...international.kingCountsAsOne,
      caption: 'Asker ya da papaz, ikisi de bir taş; Beyaz hangisini isterse onu yer.',
    },
    {
      ...international.passesLastRow,
      caption: "Asker 4'te son sıraya değer, 13'e geri yemek zorundadır ve papaz olmaz.",
    },
    {
      ...international.blockedByTaken,
      caption:
        "Papaz 37, 9 ve 21'i yer, 26'da durur. 42'yi de isterdi, ama yolda 37 var: yenmiştir, yine de tahtadadır.",
    },
  ],
};
