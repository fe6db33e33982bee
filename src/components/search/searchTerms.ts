import { queryOf } from './searchAddress';
import { plainTyping } from '../../domain/typedText';

/**
 * Returns a query's search terms, without duplicates and stop words.
 * @param phrases phrases that count as one term
 */
export function termsOf(query: string, phrases: readonly string[] = []): readonly string[] {
  const words = plainWords(queryOf(query));
  const text = ` ${words.join(' ')} `;
  const known = phrases.filter((phrase) => text.includes(` ${phrase} `));
  const others = words.filter((word) => !known.some((phrase) => phrase.split(' ').includes(word)));
  const telling = others.filter((word) => !isStopWord(word));
  const terms = [...known, ...telling];
  return [...new Set(terms.length > 0 ? terms : words)];
}

/** Returns the normalized words of a text, as they're indexed. */
export function plainWords(text: string): readonly string[] {
  return wordsOf(text)
    .filter((word) => word !== '')
    .map(plainTerm);
}

/** Splits a text into words of letters and digits. Apostrophes are dropped, so `what’s` is one word. */
export function wordsOf(text: string): string[] {
  return plainTyping(text)
    .replaceAll("'", '')
    .split(/[^\p{L}\p{M}\p{N}]+/u);
}

/** Normalizes case, accents and plurals: `Studies` and `study` become the same term. */
export function plainTerm(term: string): string {
  const plain = term.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const singular = plain.length > 3 ? plain.replace(/([^s])s$/, '$1') : plain;
  return singular.length > 3 ? singular.replace(/(?:ie|y)$/, 'i') : singular;
}

export function isStopWord(term: string): boolean {
  return stopWords.has(term);
}

/** Words that are ignored unless a query has no others. */
const stopWords = new Set(
  `a about ai all also am an and any are as at be been before but by can could did do does done else ever every for from
   get give go good got had happen has have help her here his how i if in into is it its just know let like ll m make many may me
   might more most much must my myself need no not now of off on one only or other our out over own please re s should
   so some somebody someone something such sure t tell than that the their them then there these they thing things this
   those to too up us use using ve very want was we were what when where which while who whom whose why will with
   without would yes you your`
    .split(/\s+/u)
    .map(plainTerm),
);
