import { positions } from '../positions.ts';
import type { RulesPage } from '../types.ts';

const { spanish } = positions;

export const page: RulesPage = {
  name: 'spanish',
  title: 'İspanyol daması',
  intro:
    'Mütevazı askerler, güçlü papazlar: asker hiç geri dönmez, papaz tahtayı baştan başa geçer. Yiyeceğinizi iki kural belirler: önce kaç taş yendiği, sonra bunların kaçının papaz olduğu.',
  board:
    "8x8 tahtanın koyu karelerinde on ikişer asker. Kareler, Beyaz'ın tarafından başlayarak 1'den 32'ye numaralanır: Beyaz'ın askerleri 1-12, Siyah'ın askerleri 21-32 üzerindedir. Uzun çapraz 1'den 32'ye uzanır.",
  setup: {
    house:
      "Evdeki öbür 8x8 oyunlar gibi: Siyah altta oturur ve başlar, koyu köşe oyuncunun solundadır. Numaralar kareleriyle birlikte gider; Siyah'ın sol köşesi 32'dir.",
    official:
      "Beyaz başlar ve tahta aynalıdır: koyu köşe her oyuncunun sağına gelir, Beyaz'ınki 1 numaradır. Aynalamak ya da başlayanı değiştirmek kurallara dokunmaz; yalnız açılış bilgisini ters çevirmek gerekir.",
  },
  moves:
    'Asker ileriye doğru çapraz bir kare gider. Papaz uçar, çaprazlarda boş kareler boyunca dilediği kadar gider.',
  captures:
    'Asker yalnız ileriye yer: komşu taşın üzerinden ardındaki boş kareye atlar, papazı da yiyebilir. Papaz, yol açıksa her uzaklıktan yer ve taşın ardındaki boş karelerden istediğine iner. Yiyecek taş oldukça aynı taş, gerekirse yön değiştirerek yemeye devam eder. Yenenler hamle sonunda birlikte kalkar; o zamana dek yol keserler ve ikinci kez yenmezler. Yemek zorunludur.',
  choice:
    'Önce nicelik: en çok taşı yemek zorundasınız. Sonra nitelik: sayı eşitse en çok papazı yiyen yeme yapılır. O da eşitse seçim sizindir. Yiyenin asker mi papaz mı olduğuna bakılmaz.',
  promotion:
    'Son sıraya varan asker papaz olur. Yiyerek varmışsa hamle orada biter; papaz olarak yiyebileceği taş olsa bile.',
  end: 'Sırası gelen oyuncunun taşı ya da yapacak hamlesi yoksa, yahut oyunu terk ederse kaybeder.',
  draws:
    'Anlaşma her zaman mümkündür. Resmî sayımlar, papazların gidip geldiği oyun sonları içindir.',
  advice: [
    'Askerlerinizi arkadan koruyun. Geriye vuramadıkları için rakip papaz onlara arkadan korkusuzca saldırır.',
    'İlk papaz için yarışın. Karşısında yalnız asker olan bir papaz çok oyun kazanır; bir hamle erken çıkarmak için asker vermek çoğu zaman değer.',
    'Rakibin cevabını iki kuralla, sırasıyla kestirin: taşları sayın, ancak eşitse papazlara bakın. Genellikle geriye tek yeme kalır, siz de onu önceden bilirsiniz.',
    'Papazınızı, rakip taşların aralıklı dizildiği çaprazlardan uzak tutun. Ziyafet gibi görünen şey, tuzağa giden zorunlu bir yol olabilir.',
    'Sık düzende ilerleyin. Arkasında bir taş daha olan askerin ardına inecek yer yoktur; ortada tek kalan ise kayıptır.',
    'Üç papaza karşı tek papaz kaldığında, kazanmak istiyorsanız tek papazı 1-32 uzun çaprazına sokmayın; kurtulmak istiyorsanız oraya koşun.',
  ],
  questions: [
    {
      question: 'Nicelik ve nitelik ne demek?',
      answer:
        'Nicelik yenen taşların, nitelik bunlar arasındaki papazların sayısıdır. Niteliğe ancak nicelik eşitse bakılır.',
    },
    {
      question: 'Asker geriye yer mi?',
      answer: 'Hayır. İleri gider, ileri yer; dört yöne gücü ancak papaz olunca yeter.',
    },
    {
      question: 'Papaz uçar mı?',
      answer: 'Evet, giderken de yerken de, boş kareler ne kadar uzanıyorsa.',
    },
    {
      question: 'Kim başlar?',
      answer: 'Resmî kurallara göre Beyaz, evde Siyah.',
    },
    {
      question: 'İtalyan damasından farkı nedir?',
      answer:
        'İtalyan damasında papaz tek kare gider ve asker onu yiyemez. Taş sayısı eşitse orada önce kimin yediğine bakılır, papaz askerden önce gelir; İspanyollar yalnız kaç papaz yendiğini sorar.',
    },
    {
      question: 'Amerikan damasının tahtasıyla mı oynanır?',
      answer: 'Evet, ama resmî oyunda tahta ters döner: koyu köşe sağa gelir.',
    },
  ],
  notes: [
    "Bir İspanyol federasyonunun yayımladığı beraberlik kuralı bilmiyoruz. Program, kulüplerin ve oyun sitelerinin verdiklerini kullanır: iki taraftan 20'şer hamle, tek papaza karşı üç papazla 12'şer hamle.",
    "Portekiz'de taşlar aynı kurallarla oynanır; ama orada 20 hamleyi asker hamlesi değil papaz olmak sıfırlar, 12 hamle de ancak üç papazın tarafı uzun çapraza sahipse sayılır.",
    'Yemenin ortasında papaz olan askere ne olacağını kimi kaynak söylemez. Söyleyenler durdurur, program da öyle yapar.',
  ],
  examples: [
    {
      ...spanish.quantity,
      caption: 'Bir yolda bir, öbür yolda iki asker var: nicelik yalnız ikisini yemeye izin verir.',
    },
    {
      ...spanish.quality,
      caption:
        'Asker ya bir askeri ya bir papazı yiyebilir. Sayı eşit olduğundan nitelik karar verir: papaz yenmelidir.',
    },
    {
      ...spanish.crownedAndStops,
      caption: "Beyaz 30'da papaz olur ve durur; yeni papaz 21'i yiyebilecek olsa da.",
    },
    {
      ...spanish.flyingKing,
      caption: "Papaz 14'teki askeri yedikten sonra uzun çaprazın boş karelerinden birine iner.",
    },
  ],
};
