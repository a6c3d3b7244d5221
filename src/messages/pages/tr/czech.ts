import { positions } from '../positions.ts';
import type { RulesPage } from '../types.ts';

const { czech } = positions;

export const page: RulesPage = {
  name: 'czech',
  title: 'Çek daması',
  intro:
    'Rus damasıyla İspanyol damasının arasında bir yerde: papaz uçar, asker yalnız ileriye yer, yenen taşlar sayılmaz. Oyunun tadı tek bir öncelikten gelir: papaz yiyebiliyorsa papaz yiyecektir.',
  board:
    "8x8 tahtanın koyu karelerinde üç sıra dolusu, on ikişer asker. Kareler harf ve rakamla yazılır; Beyaz'ın askerleri 1-3, Siyah'ın askerleri 6-8 numaralı sıralardadır.",
  setup: {
    house:
      'Siyah altta oturur ve başlar. Tahta, evdeki her 8x8 oyuna yeten tahtadır; koyu köşe soldadır.',
    official:
      "Diziliş aynıdır, ilk hamle Beyaz'ındır. Kurallar kimseyi kayırmaz; fark yalnızca açılış bilgisindedir.",
  },
  moves:
    'Asker ileriye doğru çapraz bir kare gider. Papaz çapraz boyunca, boş kareler bittiği yere kadar gidebilir.',
  captures:
    'Asker çapraz önündeki komşu taşı, papaz bile olsa, ardındaki boş kareye atlayarak yer. Papaz çaprazındaki taşı her uzaklıktan yer ve ardındaki boş karelerden birine iner. Aynı taş yiyebildikçe, yeni yönlere de dönerek devam eder. Yenenler hamle bitince hep birlikte kalkar; o zamana kadar yol keserler, hiçbiri iki kez yenmez. Yemekten kaçınılamaz.',
  choice:
    'Papazlarınızdan biri yiyebiliyorsa, bir asker daha çok yiyecek olsa bile papazla yemek zorundasınız. Bunun dışında serbestsiniz, taş sayısı önemli değildir. Başlanan yeme tamamlanır; papaz da, varsa, yemeyi sürdürebileceği bir kareye inmelidir.',
  promotion:
    'Son sıraya varan asker papaz olur. Yiyerek varmışsa hamle orada durur, papazlığı gelecek sırada başlar.',
  end: 'Sırası gelip de taşı ya da yeri kalmadığından oynayamayan kaybeder. Terk eden de kaybeder.',
  draws:
    'Oyuncular anlaşabilir. Anlaşmazlarsa, resmî oyunda boşuna gezinen papazlar epeyce kısa bir sayıma takılır.',
  advice: [
    'Rakip papazı yemle yerinden koparın. Bir askerin çok daha iyi yemesi olsa bile papaz yemek zorundadır.',
    'Aynı kural sizi de bağlar. Papaz çıkarmadan önce yeni papazın gelecek sırada neyi yemeye mecbur kalacağına ve nereye düşeceğine bakın.',
    'Askerleri arkadan kapatın: papaz oradan saldırır, asker geriye karşılık veremez.',
    'Yemeyi, sonunda doğan konuma göre değerlendirin. En uzunu çoğu zaman en iyisi değildir, sizi ona zorlayan da yoktur.',
    'İlk papaz için savaşın, gerekirse bir iki asker verin. Yalnız askerlerin karşısında her yandan saldırır. Tek zayıflığı yeme kanmak zorunda oluşudur.',
    'Yemeleri iki kez sayın: bir askerleriniz, bir papazlarınız için. Papazın yiyebildiği anda, güvendiğiniz bütün asker yemeleri boşa çıkar.',
  ],
  questions: [
    {
      question: 'En çok taşı mı yemeliyim?',
      answer: 'Hayır, öyle bir kural yok. Ama başlanan yeme sonuna kadar gider.',
    },
    {
      question: 'Hem asker hem papaz yiyebiliyorsa?',
      answer: 'Papaz yemek zorundadır. İki papaz yiyebiliyorsa hangisi olacağını siz seçersiniz.',
    },
    {
      question: 'Asker geriye yer mi?',
      answer: 'Hayır, yalnız ileriye. Papaz her yöne yer.',
    },
    {
      question: 'Rus damasından farkı nedir?',
      answer:
        'Rus damasında asker geriye de vurur, yerken papaz olan asker yemeyi sürdürür, papazla mı askerle mi yiyeceğinize siz karar verirsiniz.',
    },
    {
      question: 'Ya İspanyol damasından?',
      answer:
        'İspanyol damasında önce en çok taşı, sonra en çok papazı yemek gerekir. Burada yalnız kimin yiyeceği bellidir; tahta da aynalı değildir.',
    },
    {
      question: 'Yiyerek son sıraya varan askere ne olur?',
      answer: 'Papaz olur ve orada kalır. Papaz olarak ilk hamlesini gelecek sırada yapar.',
    },
  ],
  notes: [
    'Yerken papaz olan askere ne olacağını birkaç metin söylemez. Açık yazanlar onu orada durdurur, program da öyle yapar.',
    'Bir site taş sayısını öne koyar, görünüşe göre uluslararası damadan almıştır. Öbür kaynaklarda böyle bir şey yoktur; ona uyulmaz.',
    'Masa başında gözden kaçan yeme, rakip oynayınca bağışlanmış sayılır. Program işi oraya vardırmaz.',
    'Tekrarla beraberliği oyuncu istemelidir; burada program ilan eder.',
  ],
  examples: [
    {
      ...czech.kingFirst,
      caption: "c3'teki asker iki, papaz bir taş yiyebilir; yine de papaz yemek zorundadır.",
    },
    {
      ...czech.freeChoice,
      caption: 'Yiyebilecek papaz yoksa seçim serbesttir, ister iki taş ister bir.',
    },
    {
      ...czech.noBackwardCapture,
      caption: 'Asker geriye yemez; Beyaz düz bir hamle yapar.',
    },
    {
      ...czech.crownedAndStops,
      caption: "d8'de papaz olan taş durur; papaz olarak b6'yı yiyebilirdi.",
    },
  ],
};
