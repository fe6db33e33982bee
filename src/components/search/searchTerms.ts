import { plainTyping } from '../../domain/typedText';

/**
 * Splits a text into words of letters and digits. `what’s` is one word, `e-commerce` the same as `ecommerce`, and `10,000` as
 * `10000`.
 */
export function wordsOf(text: string): string[] {
  return plainTyping(text)
    .replaceAll("'", '')
    .replace(/(?<=\d),(?=\d{3}(?!\d))/gu, '')
    .replace(/(?<![\p{L}\p{N}])(\p{L})-(?=\p{L})/gu, '$1')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '');
}

/** Normalizes case and accents. */
export function plainWord(word: string): string {
  return word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Spellings other than ours, which a search for typos is too careful to match in short words. */
function americanSpelling(word: string): string {
  return word
    .replace(/(?<=[a-z]{3})our/, 'or')
    .replace(/(?<=[bt])re(?=s?$)/, 'er')
    .replace(/ogue(?=s?$)/, 'og')
    .replace(/ellery$/, 'elry')
    .replace(/^enquir/, 'inquir')
    .replace(/^grey/, 'gray');
}

/** Normalizes case, accents, British spelling and plurals: `Studies` and `study` become the same term. */
export function plainTerm(term: string): string {
  const plain = americanSpelling(plainWord(term));
  const singular = plain.length > 3 ? plain.replace(/([^s])s$/, '$1') : plain;
  return singular.length > 3 ? singular.replace(/(?:ie|y)$/, 'i') : singular;
}

/**
 * Returns a word without its ending, so that its forms are the same term: `price`, `prices`, `priced` and `pricing`,
 * or `recommend` and `recommendations`. What is left need not be a word.
 */
export function stemOf(word: string): string {
  const known = stems.get(word);
  if (known !== undefined) return known;
  const stem = makeStem(plainTerm(word));
  stems.set(word, stem);
  return stem;
}

/** A cache: texts repeat few words often. */
const stems = new Map<string, string>();

function makeStem(term: string): string {
  if (term.length <= 3 || /\P{L}/u.test(term)) return term;
  const start = term.replace(/(?:(?<!e)ed|ing)$/, '');
  return (start.length >= 3 && /[aeiouy]/.test(start) ? start : term)
    .replace(/([^aeiouy])\1$/, '$1')
    .replace(/(?<=...)(?:li|able)$/, '')
    .replace(/(?<=.....)ist$|(?<=....)ic(?:al)?$/, '')
    .replace(/(?<=..)y$/, 'i')
    .replace(/(?<=..)e$/, '')
    .replace(/(?<=...[st])ion$/, '')
    .replace(/(?<=.{5})at$|(?<=....n)(?:ci?|t)$/, '')
    .replace(/(?<=...i)s$|(?<=...y)(?:si?|t)$/, 'z');
}

export function isStopWord(word: string): boolean {
  return stopWords.has(word);
}

/** Words that are ignored unless a query has no others. */
const stopWords = new Set(
  `a about ai all also am an and any anyone are as ask at be been before bit but by can could did do does done else
   ever every everything find for from get give go good got had happen happens has have help her here his how i
   if im in into is it its just kind know latest let like ll look looking lot lots m make many may me might more
   most much must my myself need new no not now of off on one only or other our out over own people please pls re
   real really s see should show so some somebody someone something such sure t tell than thanks that the their them then
   there these they thing things this those to too up us use using ve very want was way ways we were what whats
   when where which while who whom whose why will with without work working works would yes you your`.split(
    /\s+/u,
  ),
);
