import { positions } from '../positions.ts';
import type { RulesPage } from '../types.ts';

const { american } = positions;

export const page: RulesPage = {
  name: 'american',
  title: 'Amerikan daması',
  intro:
    'İngiliz daması ya da "checkers" diye de bilinir. Asker hep ileri gider, papaz kısa adımlıdır, hangi taşı yiyeceğinize kendiniz karar verirsiniz. Sürprize az yer vardır; iyi oyun her şeyden önce doğru saymaktır.',
  board:
    "Sekize sekizlik tahtada yalnız koyu kareler kullanılır. Her tarafın ilk üç sırasında on iki askeri vardır. Kareler 1'den 32'ye numaralıdır: Siyah 1-12, Beyaz 21-32 numaralarda başlar.",
  setup: {
    house:
      'Evdeki bütün 8x8 oyunlarda olduğu gibi Siyah alttadır ve ilk hamleyi yapar; hepsi aynı tahtada oynanır. Her oyuncunun sol köşesi koyudur, sağında ise çift köşe bulunur: Siyah için 1 ve 5, Beyaz için 28 ve 32.',
    official:
      'Tahta aynıdır, resmî kurallarda da koyu taşlar başlar; yalnız beraberlik kuralları değişir. Zaten kurallar iki tarafa da eşit davranır: ilk hamleyi kimin yaptığı açılış bilgisinden başka bir şeyi değiştirmez.',
  },
  moves:
    'Asker ileriye doğru çapraz tek kare gider. Papaz dört çapraz yönün her birinde tek kare gider. Her sırada bir taş oynanır, pas geçilmez.',
  captures:
    'Asker, çapraz önündeki karede duran rakip taşın arkası boşsa üzerinden atlayıp onu yer; geriye hiç yemez. Papaz dört yöne de aynı şekilde yer. İndiği yerden yeniden yiyebilen taş yemeyi sürdürmek zorundadır, bu sırada yön değiştirebilir. Yenen taşlar hamle bitene kadar yerinde kalır, hiçbirinin üzerinden ikinci kez atlanmaz. Yemek zorunludur.',
  choice:
    'Seçim sizindir. Tek taş yemekle üç taş yemek arasında kural farkı yoktur; papaz yiyebilecekken askerle de yiyebilirsiniz. Ama başladığınız yemeyi bitirirsiniz: taş, yiyecek bir şey kalmayınca durur.',
  promotion:
    'Son sıraya yürüyerek ya da yiyerek varan asker papaz olur ve hamle orada biter. Yeni papaz bir taş daha yiyebilecek olsa bile sırasını bekler.',
  end: 'Sırası gelen rakibin taşı kalmamışsa ya da hiçbir taşı oynayamıyorsa oyunu kazanırsınız. Oyun terkle de biter.',
  draws:
    'Oyuncular istedikleri an beraberlikte anlaşabilir. Bunun dışında sayımı program tutar ve beraberliği kendisi ilan eder.',
  advice: [
    "Arka sıranızdan iki askeri dayanabildiğiniz kadar yerinde tutun. Siyah'ın 1 ve 3, Beyaz'ın 32 ve 30 numaralardaki askerleri köprü kurar: tek bir rakip asker aradan sızıp papaz olamaz.",
    "Ortaya, 14, 15, 18 ve 19'a oynayın. Kenardaki askerin gidecek tek yolu vardır, koruduğu yer de yarı yarıya azdır.",
    'Bir taş öndeyseniz değiş tokuş yapın. Üçe iki kazanmak, sekize yedi kazanmaktan çok daha kolaydır.',
    'Değiş tokuşa girmeden önce son serbest hamlenin kime kalacağını sayın. Bu üstünlük çoğu zaman bir değiş tokuşla el değiştirir.',
    'Bir verip iki almanın yolunu arayın: öyle bir asker verin ki rakibin zorunlu cevabı, arkaları boş iki taşını size dizili bıraksın. Aynı tuzağa rakibin gözüyle de bakın.',
    'Çift köşeyi tanıyın. Orada gidip gelen tek papaz en uzun direnendir. Üstün taraf onu çıkarmak için iki papaz getirmeli, zayıf taraf oraya erkenden yönelmelidir.',
  ],
  questions: [
    {
      question: 'En çok taşı yemek zorunda mıyım?',
      answer: 'Hayır. Yiyebiliyorsanız yemelisiniz, ama hangisini yiyeceğiniz size kalmış.',
    },
    {
      question: 'İlk taşı yedikten sonra durabilir miyim?',
      answer: 'Hayır. Aynı taş yemeyi sürdürebildikçe hamleniz bitmemiştir.',
    },
    {
      question: 'Asker papazı yiyebilir mi?',
      answer: 'Evet. Önünde duruyor ve arkası boşsa papazın askerden farkı yoktur.',
    },
    {
      question: 'Papaz bir hamlede tahtayı boydan boya geçebilir mi?',
      answer:
        'Hayır. Tek kare gider ve ancak yanındaki taşı yer. Askerden farkı geriye de gidebilmesidir.',
    },
    {
      question: 'Yemeyi gözden kaçırırsam ne olur?',
      answer:
        'Bir şey olmaz, program başka hamleyi kabul etmez. Yemeyi unutan taşın tahtadan alınması eski bir cezaydı, kurallardan çoktan çıktı.',
    },
    {
      question: 'Hamlem kalmadıysa oyun berabere mi biter?',
      answer: 'Hayır, kaybedersiniz. Sıkışıp kalmak taşsız kalmakla birdir.',
    },
  ],
  notes: [
    'Kimi metinde yenen taş hemen, kimisinde hamle bitince kalkar; program hamlenin sonunu bekler. Bu oyunda arada fark yoktur. Yiyen taş her atlayışta iki sıra ilerler, yani ya hep tek ya hep çift numaralı sıralara iner; yediği taşlar ise öteki sıralarda durur. Yenen bir taşın yerine inilemez, üzerinden bir daha da atlanamaz.',
    'Resmî oyunda tekrar ve hamle sayısı yüzünden beraberliği oyuncu ister; program istenmeden ilan eder. Daha uzun sayımlar veren eski kural kitaplarına uyulmaz.',
  ],
  examples: [
    {
      ...american.freeChoice,
      caption:
        'Beyaz bir de yiyebilir, iki de; ikisi de geçerlidir. İki taşlık yeme ilk taştan sonra yarıda bırakılamaz.',
    },
    {
      ...american.noBackwardCapture,
      caption: 'Siyah asker beyaz askerin arkasına geçmiş, artık güvendedir.',
    },
    {
      ...american.crownedAndStops,
      caption:
        "Beyaz yiyerek 2'ye varır ve papaz olur. Bir papaz 6'daki askeri de yiyebilirdi, ama hamle papaz olunca bitmiştir.",
    },
    {
      ...american.shortKing,
      caption: "Hemen arkasındaki 15 dolu olduğu için papaz 18'i yiyemez; o da tek kare gider.",
    },
  ],
};
