import type { CliMessages } from '../en/cli.ts';
import { quote } from '../phrases.ts';

export const cli: CliMessages = {
  error: 'hata',
  warning: 'uyarı',
  onLine: (line) => `${line}. satır`,
  seeHelp: (command) => `neler alabildiğini görmek için: ${command} --help`,

  description:
    'Terminalde dama: bilgisayara ya da yanınızdaki kişiye karşı yedi oyun; betikler için de her konumun oynanabilir hamleleri. Komut yazılmazsa dama play çalışır ve onun seçenekleri geçerlidir.',
  help: {
    usage: 'Kullanım',
    examples: 'Örnekler',
    arguments: 'Argümanlar',
    everywhere: 'Her komutta',
    options: '[seçenekler]',
    command: '[komut]',
    oneOf: 'şunlardan biri',
    byDefault: 'varsayılan',
    environment: 'ortam değişkeni',
  },
  groups: {
    play: 'Oyun',
    positions: 'Konumlar',
    about: 'Oyunlar hakkında',
    shell: 'Komut satırı',
    game: 'Oyun',
    players: 'Oyuncular',
    search: 'Arama',
    screen: 'Ekran',
    answer: 'Yanıt',
    other: 'Diğer seçenekler',
  },
  commands: {
    play: {
      summary: 'oyun oyna (dama komutsuz yazılınca yapılan)',
      description:
        'Bilgisayara karşı ya da tek klavyede iki kişi oynayın. Terminalde oyun bütün ekranı kullanır; başka yerde ve --plain ile satır satır oynanır.',
      examples: [
        ['dama', 'oyun seç ve oyna'],
        ['dama play --variant russian --level easy', 'Rus daması, kolay rakip'],
        ['dama play --two-players --setup official', 'iki oyuncu, federasyon kuralları'],
        ['dama play --resume', 'son oyuna devam'],
        ['dama play --engine "./engine hub"', 'başka bir motora karşı'],
        ['dama play --engine "dama engine"', 'denemek için, kendi motoruna karşı'],
        ['dama play --plain', 'satır satır, ekran okuyucular için'],
      ],
    },
    moves: {
      summary: 'bir konumun oynanabilir hamlelerini listele',
      description: 'Bir konumun oynanabilir hamlelerini her satıra bir hamle yazarak listeler.',
      examples: [
        ['dama moves --variant brazilian', 'başlangıcın hamleleri'],
        ['dama moves "W:W18,19:B11,12"', 'bir konumun hamleleri'],
        ['dama moves --json --variant italian', 'kareler, yenen taşlar ve yollarla'],
        ['dama moves --count - < positions.txt', 'dosyanın her satırı için kaç tane olduğu'],
      ],
    },
    show: {
      summary: 'tahtayı yazdır',
      description: 'Bir konumun tahtasını metin olarak yazdırır.',
      examples: [
        ['dama show', 'başlangıç, çoğu evde dizildiği gibi'],
        ['dama show --variant international', '10x10 tahta'],
        ['dama show --glyphs ascii "B:W32,K30:B1"', 'simge yerine harfler'],
      ],
    },
    best: {
      summary: 'bir konumun en iyi hamlesini bul',
      description:
        'Bir konumun en iyi hamlesini arar ve yazar. Sınır verilmezse bir saniye düşünür. Ctrl+C aramayı durdurur ve o ana kadar bulunan en iyi hamleyi yazar.',
      examples: [
        ['dama best --time 5', 'beş saniye düşün'],
        ['dama best --depth 12 --json "W:W18,19:B11,12"', 'belli bir derinliğe; puan ve devamıyla'],
        ['dama best --multipv 3 --variant czech', 'en iyi üç hamle'],
      ],
    },
    perft: {
      summary: 'belli sayıda hamlenin kaç yolla oynanabileceğini say',
      description:
        'Tam DERİNLİK hamlenin kaç ayrı yolla oynanabileceğini ve hızı yazar: hamle üreticilerinin bilinen sınaması.',
      examples: [
        ['dama perft 8', 'Amerikan damasının başlangıcından'],
        ['dama perft 6 --variant russian --divide', 'her ilk hamle için ayrı ayrı'],
      ],
    },
    engine: {
      summary: 'başka bir program için oyna (Hub protokolü)',
      description:
        'Standart girdi ve çıktıda Hub protokolünün 2. sürümünü konuşur; böylece başka programlar dama motoruyla oynayabilir, konum inceleyebilir. Oyun, kurallar, düzey ve bellek protokolün parametreleridir. Girdi bitince kapanır.',
      examples: [
        ['dama engine', 'motor isteyen bir programa verilecek komut'],
        ['dama play --engine "dama engine"', 'ona karşı bir oyun'],
      ],
    },
    variants: {
      summary: 'oyunları yan yana karşılaştır',
      description: 'Oyunları, onları ayıran özellikleriyle yan yana listeler.',
      examples: [
        ['dama variants', 'tablo olarak'],
        ['dama variants --json', 'her oyunun bütün özellikleri, betikler için'],
      ],
    },
    rules: {
      summary: 'bir oyunun kurallarını anlat',
      description:
        'Bir oyunu anlatır: tahta, hamleler, yeme, papaz olma, oyunun sonu, Amerikan damasından farkları, öğütler ve sık sorulanlar. Oyun verilmezse hepsini karşılaştırır.',
      examples: [
        ['dama rules italian', 'sayfanın tamamı'],
        ['dama rules russian --topic capture', 'yalnız bir bölümü'],
        ['dama rules free-capture', 'zorunlu yemesiz ev kuralı'],
      ],
    },
    completion: {
      summary: 'kabuğunuz için tamamlama betiği yazdır',
      description:
        'Kabuğunuzda Tab tuşunun dama komutlarını ve seçeneklerini tamamlamasını sağlayan betiği yazdırır.',
      examples: [
        ['dama completion bash > ~/.local/share/bash-completion/completions/dama', 'bash için'],
        ['dama completion zsh > ~/.zfunc/_dama', 'zsh için (~/.zfunc $fpath içinde olmalı)'],
        ['dama completion fish > ~/.config/fish/completions/dama.fish', 'fish için'],
      ],
    },
    help: {
      summary: 'bir komutun yardımını yazdır',
      description: 'Bir komutun ya da bütün dama programının yardımını yazdırır.',
      examples: [['dama help moves', 'dama moves --help ile aynı']],
    },
  },
  values: {
    game: 'oyun',
    setup: 'düzen',
    level: 'seviye',
    side: 'taraf',
    position: 'konum',
    square: 'kare',
    depth: 'derinlik',
    time: 'süre',
    number: 'sayı',
    megabytes: 'MB',
    file: 'dosya',
    glyphs: 'biçim',
    theme: 'tema',
    size: 'boy',
    language: 'dil',
    topic: 'konu',
    columns: 'sütun',
    shell: 'kabuk',
    command: 'komut',
  },
  arguments: {
    position:
      'FEN olarak bir konum; "-" konumları standart girdiden satır satır okur ve her birini yanıtlar (varsayılan: başlangıç)',
    depth: 'kaç hamle derine, 1 ile 64 arası',
    game: 'bir oyun ya da free-capture (varsayılan: hepsinin karşılaştırması)',
    shell: 'bash, zsh veya fish',
    command: 'anlatılacak komut',
  },
  options: {
    variant: 'oyun',
    setup:
      'house: bütün 8x8 oyunlarda aynı tahta, alttaki Siyah başlar; official: federasyonun ilk hamlesi, tahtası ve beraberlik kuralları',
    freeCapture: 'ev kuralı: yemek zorunlu değil (8x8 oyunlar)',
    level: 'bilgisayarın gücü',
    engine: 'Hub protokolünü (sürüm 2) konuşan başka bir programa karşı oyna',
    bestLevel: 'bu seviye gibi oyna; puanlarda da onun hataları vardır',
    color: 'sizin tarafınız',
    twoPlayers: 'tek klavyede iki oyuncu',
    startPosition: 'başlangıç yerine bir konumdan (FEN) başla',
    plain: 'ekran kullanmadan satır satır oyna',
    glyphs: 'taşların çizimi',
    theme: 'tahtanın renkleri',
    size: 'tahtanın büyüklüğü',
    resume: 'bitmemiş son oyuna ya da bir PDN dosyasındaki oyuna devam et',
    noSave: 'bu oyunu saklama',
    strict: 'hamle geri alınmaz, ipucu verilmez',
    noAnimation: 'taşlar bir anda yer değiştirsin',
    seed: 'bir tam sayı; aynı sayı ve derinlikle aynı oyun oynanır',
    bestSeed: 'bir tam sayı; aynı sayı ve derinlikle aynı hamle bulunur',
    depth: 'bu kadar hamle derine ara, 1 ile 64 arası',
    time: 'bu kadar süre ara: saniye (2, 0.5) ya da birimiyle (500ms, 2s, 1m, 1h)',
    nodes: 'bu kadar konum ara',
    threads: 'aramada kullanılacak iş parçacığı; makinedekinden bir eksik, belli derinlikte bir',
    hash: 'aranmış konumlar için bellek, megabayt',
    multipv: 'en iyi hamlelerden bu kadarı',
    json: 'tek bir JSON nesnesi (okunan her konum için bir satır)',
    jsonAbout: 'JSON olarak, her satırda bir nesne',
    from: 'yalnız bu karedeki taşın hamleleri',
    count: 'yalnız kaç tane olduğu',
    flip: 'tahtayı çevir',
    divide: 'her ilk hamleyi ayrı say',
    topic: 'sayfanın yalnız bu bölümü',
    rulesVariant: 'oyun, seçenek olarak',
    width: 'kaç sütuna yazılacağı (varsayılan: terminalin genişliği, yoksa 80)',
    lang: 'damanın konuşacağı dil',
    noColor: 'renk kullanma',
    version: 'sürümü yazdır',
    help: 'bu yardımı yazdır',
  },

  defaults: { color: 'ilk oynayan taraf' },

  engineStarts: (command) => `${quote(command)} motoru başlatılıyor ...`,
  searched: (depth, nodes, seconds) => `derinlik ${depth}, ${nodes} konum, ${seconds} sn`,
  score: {
    win: (plies) => `${plies} hamlede kazanır (iki tarafın hamleleri)`,
    loss: (plies) => `${plies} hamlede kaybeder (iki tarafın hamleleri)`,
  },
  counted: (milliseconds, millionsPerSecond) =>
    `${milliseconds} ms, saniyede ${millionsPerSecond} milyon`,
  total: 'toplam',

  unknownLanguage: (value, known) =>
    `not: DAMA_LANG ${quote(value)}, damanın bildiği bir dil değil; şunlardan birini seçin: ${known}`,
  toMove: (color) => `Sıra: ${color}`,
  halfMoves: (count) => `Taş yenmeden, asker oynanmadan geçen hamleler (iki taraf): ${count}`,

  variants: {
    game: 'Oyun',
    aliases: 'Öteki adları',
    squares: 'Kareler',
    algebraic: 'harfli (c3)',
    numeric: 'sayılı (22)',
    priority: 'Seçilecek yeme',
    free: 'serbest seçim',
  },
};
