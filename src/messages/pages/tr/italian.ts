import { positions } from '../positions.ts';
import type { RulesPage } from '../types.ts';

const { italian } = positions;

export const page: RulesPage = {
  name: 'italian',
  title: 'İtalyan daması',
  intro:
    'İlk papaz çıkana kadar Amerikan damasına benzer. Sonra anlaşılır ki hiçbir asker papaza dokunamaz ve hangi taşın yeneceğini katı bir sıra belirler. Her şey hassas hesaba bakar.',
  board:
    "8x8 tahtanın koyu kareleri, on ikişer asker. Kareler Siyah'ın tarafından başlayarak 1'den 32'ye numaralanır: Siyah'ın askerleri 1-12, Beyaz'ın askerleri 21-32 üzerinde başlar.",
  setup: {
    house:
      "Evin bütün 8x8 oyunlarında olduğu gibi Siyah alttadır ve önce oynar; hepsi, koyu köşesi solda olan aynı tahtayı kullanır. Numaralar kareleriyle kalır: 1 numara Siyah'ın sol köşesidir.",
    official:
      'Aynalı tahtada Beyaz başlar; koyu köşe her oyuncunun sağındadır. Kurallarda sağa, sola ya da renge bağlı bir şey yoktur; bunlara yalnız açılış kitapları bakar.',
  },
  moves: 'Asker ileriye çapraz bir kare, papaz her yöne çapraz bir kare gider. Papaz uçmaz.',
  captures:
    'Asker, çapraz önündeki rakip askerin ardı boşsa onu yer; papazı asla yiyemez. Bu, yemenin her adımında geçerlidir, o yüzden bir asker art arda en çok üç taş yer. Papaz dört yöndeki komşu askerleri de papazları da yer. Taş, yiyebildikçe gerekirse dönerek devam eder. Yenenler hamle bitince kalkar, ikinci kez yenmez. Yiyebiliyorsanız yemek zorundasınız.',
  choice:
    'Bütün yemelerinizi şu sırayla karşılaştırın, ancak eşitlik oldukça alta inin. Bir: en çok taş. İki: askerle değil papazla yeme. Üç: en çok papaz yiyen. Dört: papaza en erken varan. Hâlâ eşitse seçim serbesttir.',
  promotion:
    'Son sıraya varan asker papaz olur. Oraya yiyerek gelmişse, yenecek başka taş olsa da hamle biter.',
  end: 'Sırası gelen taraf, taşı kalmamışsa ya da taşı olup hamlesi yoksa kaybeder. Unutmayın, önü papazla kapanan asker onu yiyerek kurtulamaz. Oyun terk de edilebilir.',
  draws:
    'Anlaşmayla ya da programın sayımı dolunca. Az papazlı oyun sonları sık sık berabere biter, bu yüzden sayımlar önemlidir.',
  advice: [
    'İlk papazı her şeyin üstünde tutun. Onu ancak başka bir papaz yiyebilir; rakibin papazı çıkana kadar sizinki askerlerin arasında rahatça dolaşır.',
    'Papazı kalkan yapın. Askerlerinizin önüne koyduğunuz papaz rakip askerleri durdurur: onu ne yiyebilir ne geçebilirler.',
    'Yeme sırasını ezberleyin. Kombinezonların çoğu, rakibe tek bir yeme, tam da sizin istediğinizi bıraktığı için işler.',
    'Aynı sıranın size karşı işlediği yerleri arayın: papazı oynamadan önce, gelecek hamlede askerlerinizden önce neyi yemek zorunda kalabileceğine bakın.',
    'Uzun akınlar beklemeyin. Papaz burada yavaştır; üstünlük sabırla, iki papazın birlikte çalışmasıyla kazanca döner.',
    'Arka sıranızı elden geldiğince tutun, çünkü rakibin çıkaracağı her papaz bir askerden pahalıdır. Askerleri de birbirini kollayan çiftler hâlinde ilerletin.',
  ],
  questions: [
    {
      question: 'Asker papazı yiyebilir mi?',
      answer: 'Hayır, hiçbir konumda ve çoklu yemenin hiçbir adımında. Papazı yalnız papaz yer.',
    },
    {
      question: 'Papaz uçar mı?',
      answer: 'Hayır, Amerikan damasındaki gibi kare kare gider.',
    },
    {
      question: 'Hangi yemeyi yapmalıyım?',
      answer:
        'En çok taş yiyeni. Birkaçı eşitse papazla yapılanı, sonra en çok papaz yiyeni, sonra papaza en önce varanı.',
    },
    {
      question: 'Kim başlar?',
      answer: 'Resmî oyunda Beyaz. Evde, öteki oyunlardaki gibi Siyah.',
    },
    {
      question: 'Amerikan damasından farkı nedir?',
      answer:
        'Asker papaza dokunamaz; yeme serbestçe değil dört kurala göre seçilir; resmî tahta aynalıdır ve Beyaz başlar.',
    },
    {
      question: 'Herkes neden ilk papazın peşinde?',
      answer:
        'Karşı tarafta yalnız asker varken yenemez de ondan. Askerler onu olsa olsa bir yere kapatabilir.',
    },
  ],
  notes: [
    'Beraberliğin konumun üçüncü mü, dördüncü mü görülüşünde olduğu farklı anlatılır. Program, öteki oyunlarda olduğu gibi üçüncüyü esas alır.',
    'Federasyon 40 hamlede beraberliği istek üzerine verir; program kendiliğinden ilan eder.',
    'Papaza en erken varan yeme, yemeler adım adım karşılaştırılarak bulunur: birinin papaz, ötekinin asker yediği ilk adımda papaz yiyen öne geçer.',
  ],
  examples: [
    {
      ...italian.menSpareKings,
      caption: 'Asker önündeki papazı yiyemez, yana kaçmak zorundadır.',
    },
    {
      ...italian.withKing,
      caption: 'Papaz da asker de ikişer taş yiyebilir; öyleyse papaz yemelidir.',
    },
    {
      ...italian.mostKings,
      caption: 'Papazın iki yemesi de bir taşlıktır. Papaz yiyeni zorunludur.',
    },
    {
      ...italian.earliestKing,
      caption:
        "Üç taşlık iki yeme, ikisinde de bir papaz var. 5'te bitende papaz daha önce geldiği için o oynanmalıdır.",
    },
  ],
};
