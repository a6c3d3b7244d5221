import { positions } from '../positions.ts';
import type { RulesPage } from '../types.ts';

const { russian } = positions;

export const page: RulesPage = {
  name: 'russian',
  title: 'Rus daması',
  intro:
    'Açık çaprazların oyunu: asker geriye de yer, papaz tahtayı boydan boya süpürür, yerken papaz olan asker hız kesmeden yemeye devam eder. Hangi yemeyi yapacağınız serbesttir; bu yüzden kombinezonlar dallanıp budaklanır.',
  board:
    '8x8 tahtanın koyu karelerinde, ilk üç sırada, her tarafın on iki askeri vardır. Kareler satrançtaki gibi harf ve rakamla anılır: Beyaz 1-3, Siyah 6-8 numaralı sıralarda başlar. a1\'den h8\'e giden uzun çapraz "ana yol" diye bilinir.',
  setup: {
    house:
      'Siyah altta oturur ve ilk hamleyi yapar. Evde bütün 8x8 oyunlar aynı tahtada oynanır; her oyuncunun sol köşesi koyudur.',
    official:
      'Tahta ve diziliş aynıdır, ama Beyaz başlar. Kurallar iki taraf için de bir olduğundan değişen yalnızca kimin açılış kitabını okuyacağınızdır.',
  },
  moves:
    'Asker ileriye doğru çapraz bir kare gider. Papaz uçan papazdır: yol boş olduğu sürece çapraz boyunca dilediği kadar gider.',
  captures:
    'Asker, önünde ya da arkasında komşu duran rakip taşın ardı boşsa onu yer. Papaz, aradaki kareler boşsa çaprazındaki taşı uzaktan da yer ve ardındaki boş karelerden dilediğine iner. Aynı taş, yiyecek bir şey kalmayana kadar, istediği yöne dönerek yemeye devam eder. Yenen taşlar ancak hamle bitince kalkar: o âna kadar yolu kapatırlar ve bir daha yenmezler. Boş bir kareden birden çok kez geçilebilir. Yemek zorunludur.',
  choice:
    'Serbesttir. Taşların sayısı da türü de önemli değildir; askerle de papazla da yiyebilirsiniz. Ama yeme tamamlanır: inebileceği karelerden bazıları yemeyi sürdürmeye izin veriyorsa papaz onlardan birine inmek zorundadır.',
  promotion:
    'Son sıraya basan asker, ister yürüyerek ister yiyerek, o anda papazdır. Bu iş yemenin ortasında olmuşsa ve yeni papaz daha taş yiyebiliyorsa, papaz olarak hemen devam eder.',
  end: 'Sırası geldiğinde taşı kalmamış ya da hiçbir taşını oynatamayan oyuncu kaybeder. Terk eden de öyle.',
  draws:
    'Oyuncular beraberlikte anlaşabilir. Evde tek bir sayım vardır. Federasyonun ise her tür oyun sonu için ayrı kuralı bulunur; hangisi önce dolarsa oyunu o bitirir.',
  advice: [
    'Önünüze baktığınız kadar arkanıza da bakın. Hattınızı geçip giden asker yine yenebilir; sizinki de.',
    'Rakibin yapabileceği bütün yemeleri, kısalarını da hesaplayın. Onu uzun olanı seçmeye zorlayan bir kural yoktur.',
    'Yemeler sırasında son sıraya dikkat edin. Oraya varan asker o anda uçan papaz kesilir; bu sıradan çıkan çaprazlarda dağınık asker bırakmayın.',
    'Reddedilemeyecek armağanlar verin. İki üç asker verip rakibi dağıtmak, sonra kalanı süpürmek bu oyunda gündelik iştir.',
    "Ana yolu tutan siz olun. a1-h8'deki tek papaz üç papaza karşı bile berabere kalır; başka yerde üç papaz onu yakalar, bunun için de on beş hamleleri vardır.",
    "Son sıranın yolu başka türlü korunana kadar birkaç askeri evde bırakın: Beyaz'da c1 ve e1, Siyah'ta f8 ve d8.",
    "Kenarlar yerine c5, d4, e5 ve f4'ü yeğleyin. Oradaki asker daha çok yöne gider, daha çok yöne vurur.",
  ],
  questions: [
    {
      question: 'En çok taşı yemek zorunda mıyım?',
      answer: 'Hayır. İstediğinizi yiyin, ama sonuna kadar götürün.',
    },
    {
      question: 'Asker yemeye geriye doğru başlayabilir mi?',
      answer: 'Evet, ilk taşta da sonrakilerde de. Yemeden ise yalnız ileri gider.',
    },
    {
      question: 'Askerim yerken son sıradan geçerse ne olur?',
      answer: 'Öylece geçemez: orada papaz olur ve yoluna papazın menziliyle devam eder.',
    },
    {
      question: 'Papaz yediği taşın hemen ardında durabilir mi?',
      answer:
        'Evet, yol boşsa daha ötede de durabilir. Yalnız bu karelerden biri yeni bir yeme sağlıyorsa öyle bir kareye inmesi gerekir.',
    },
    {
      question: 'Bir yemede aynı yerden iki kez geçebilir miyim?',
      answer: 'Boş kareden evet, aynı rakip taşın üzerinden asla.',
    },
    {
      question: 'Brezilya damasından farkı nedir?',
      answer:
        'İki fark var. Brezilya damasında en çok taşı yemek zorunludur; yemenin ortasında son sıraya değen asker de asker olarak devam eder.',
    },
  ],
  notes: [
    "Federasyon, iki tarafta da papaz bulunan oyun sonlarını dört ya da beş taşla 30, altı ya da yedi taşla 60 hamleyle sınırlar. Bunun yalnız papazlarla oynanan 15 hamlenin yerine mi geçtiği, yanında mı durduğu farklı yorumlanır. Programda her kural kendi başına işler; yalnız papaz oynanıyorsa sınır yine 15'tir.",
    'Sayılan hamleler her bir tarafındır; taş sayısında iki tarafın taşları toplanır.',
    'Turnuvada apaçık bir kazanç varken beraberlik verilmez. Buna hakem gerekir, program denemez.',
    'Yeme iki noktayla yazılır. Hamleyi yazarken x ve - de kullanabilirsiniz.',
  ],
  examples: [
    {
      ...russian.backward,
      caption: 'Asker geriye de yer; burada başka yeme olmadığı için buna mecburdur.',
    },
    {
      ...russian.freeChoice,
      caption: 'Solda bir asker, sağda iki asker: ikisi de yenebilir.',
    },
    {
      ...russian.crownedAndGoesOn,
      caption:
        "Asker g7'yi yiyip f8'de papaz olur; papaz olarak c5'i, ardından d2'yi de yemek zorundadır. Hepsi tek hamledir.",
    },
    {
      ...russian.landing,
      caption:
        "Papaz c3'ü yedikten sonra beş kareye inebilirdi, ama yalnız f6'dan e7 yenebildiği için yolu bellidir.",
    },
  ],
};
