import { plainTyping } from '../../domain/typedText';

const ENGLISH = new Set(
  (
    "the and to of is in it that for but on with this be you it's as at are not have its like just has all so one was " +
    'more by my from good about new what up than will too he out if or love time his they can now some me there your ' +
    "would who well even do been day i'm most how great much when we only their get that's into really had very best bad " +
    "should little people were way off see better last make never made thanks also she could don't them her still long " +
    'first such other over another any enough back go then know why got think two need does right here those am going ' +
    "every yet an i a did didn't doesn't can't won't isn't wasn't which where our us him nothing again after before because"
  ).split(' '),
);

/**
 * The most frequent words of 25 languages, and of reviews in seven of them, except words that are also
 * English.
 */
const OTHERS = new Set(
  [
    'der und von das mit auf zu ist sie sich ein für eine es auch des dem nicht als werden wir ich aus sind oder aber sehr nur gut gute gerne wieder toll tolle schön ware qualität lieferung bestellung preis empfehlen leider',
    'et le les des en du est une dans que il au qui sur sont ce ne avec se ou cette mais aux être très bien je bon bonne produit qualité livraison recommande parfait jamais déçu',
    'que en los es las se una por del su lo al si sus muy pero te esta tiene todo como más para está buena bueno calidad producto funciona recomiendo llegó rápido excelente malo mala',
    'di il che è le della una alla dei anche nel più delle gli dal nella ai sono questo molto ma non buona buono prodotto qualità funziona consiglio spedizione ottimo ottima perfetto',
    'que os uma se não é mais dos ao das tem já foi está também muito bom com para isso produto qualidade recomendo ótimo entrega gostei',
    'het een en zijn voor te hij uit ook aan bij deze om tot naar niet dit eerst ze worden maar goed goede heel erg ik kwaliteit snel snelle levering aanrader',
    'och att för på som av är med det ett från vi inte eller finns sig så vid jag detta mycket bra',
    'og det på af har som ikke et jeg fra skal hvor ved også vil ble du denne etter meget god',
    'ja että ei ovat myös oli tai sekä voi joka sen mutta kun kuin niin hän jo tämän tämä on hyvä',
    'na się nie że jest od po za już ale tylko dla jak które są przez będzie też oraz być czy bardzo',
    'se je že ve si nebo jako při byl které tak jsem bude bylo která který také aby velmi dobrý',
    'sa aj ako sú som už alebo len ktorý veľmi čo ktoré bol bola dobre',
    'az és hogy nem egy meg volt csak ez még vagy mint már ki azt így minden nagyon jó',
    'în cu şi este din pentru mai nu au sau să ce sunt că prin poate și foarte bun am',
    've bir bu ile için olarak olan daha çok sonra ilgili gibi büyük kadar göre veya ise yeni değil ürün',
    'yang dengan itu di tidak untuk ini dari akan dalam pada dapat mereka ke oleh adalah bahwa juga ada sudah sangat',
    'su koji kao godine što koje ili nakon uz koja kako biti sve ali mogu više vrlo jako',
    'ki pa tudi bo še lahko kot če smo tako kar zelo dobro',
    'ir kad yra iš tik tai kaip nuo buvo apie kai jau gali labai gera',
    'ar ka arī vai kas kā uz tas lai tā nav var pēc līdz ļoti labi',
    'et kui oma siis aga või ning oli nii seda ta mis võib kes kõik väga hea see',
    'els amb és dels més tot aquesta aquest però molt',
    'và có của các là được trong với những không một người để đã khi rất tốt',
    'të në dhe një nga që është edhe ishte janë këtë shumë mirë',
  ]
    .flatMap((words) => words.split(' '))
    .filter((word) => !ENGLISH.has(word)),
);

/**
 * Tests whether a text has more common English words than foreign ones: words common in other languages, or
 * with accents. In a tie, half of the words must be known. A text with neither counts as English.
 */
export function isEnglish(text: string, isKnown: (word: string) => boolean): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  const latin = text.match(/\p{Script=Latin}/gu) ?? [];
  if (latin.length < letters.length / 2) return false;
  const words =
    plainTyping(text)
      .toLowerCase()
      .match(/\p{L}+(?:['-]\p{L}+)*/gu) ?? [];
  const english = words.filter((word) => ENGLISH.has(word)).length;
  const others = words.filter((word) => OTHERS.has(word) || /[^a-z'-]/u.test(word)).length;
  if (english !== others) return english > others;
  return others === 0 || words.filter(isKnown).length >= words.length / 2;
}
