import { plainWords, termsOf } from '../../components/search/searchTerms';
import { catalog } from '../../content/products/catalog';
import type { ProductId } from '../../content/slugs';

const nicknames: Partial<Readonly<Record<ProductId, string>>> = {
  'conversational-ai-assistant': 'chat chatbot bot',
  'dynamic-pricing-optimizer': 'price',
  'ai-personalization-engine': 'recommendation',
  // A common misspelling.
  'customer-insight-analytics': 'costumer',
};

/** Words of each product's name and nicknames, in lowercase. */
const names = catalog.map(({ id, name }) => ({
  id,
  words: `${name} ${nicknames[id] ?? ''}`.trim().toLowerCase().split(' '),
}));

/** Single words that identify a product. Others, such as “review” and “customer”, are too common. */
const namesAlone = ['shield', 'optimizer'];
/** Words that mean a product only after an article, as in “the engine”. */
const vagueNames = /^(?:engine|monitor|insights?|assistant|chatbot|personalization)$/u;
const articles = /^(?:the|this|that|your)$/u;
const things = /^(?:thing|tool|one|product|software|program|app)s?$/u;

/** Minimum length of a word in which one typo is tolerated. */
const MIN_MISSPELLED_LENGTH = 5;

/** Finds the products in a text, in order. */
export function productsIn(text: string): readonly ProductId[] {
  const words = plainWords(text);
  return [...new Set(words.flatMap((_, place) => nameAt(words, place)?.id ?? []))];
}

/** Returns the words of a text that nearly match others, ignoring stop words. */
export function wordsLike(text: string, others: string): readonly string[] {
  const known = termsOf(others);
  return termsOf(text).filter((word) => known.some((other) => isNearly(word, other)));
}

interface Name {
  readonly id: ProductId;
  readonly length: number;
  /** False if the words can mean something else, as “the engine” can. */
  readonly isSure: boolean;
}

/**
 * Finds the product whose name matches the most words from this index on. A single word must be unambiguous, or
 * come with an article or a word such as “thing”: “the engine”, “fraud thing”.
 */
export function nameAt(words: readonly string[], place: number): Name | undefined {
  const isVague = articles.test(words[place - 1] ?? '');
  return names
    .map(({ id, words: name }) => {
      const end = words.findIndex(
        (word, index) => index >= place && !name.some((own) => isNearly(word, own)),
      );
      const run = words.slice(place, end < 0 ? words.length : end);
      const isSure = run.length > 1 ? run.some(identifiesProduct) : run.some(isNameAlone);
      const isThing = things.test(words[place + 1] ?? '');
      const isVagueName = isVague && vagueNames.test(run[0] ?? '');
      const isMeant = run.length === 1 && (isThing || isVagueName) && run.some(identifiesProduct);
      // Counts “one” in “the fraud one” as part of the name, so that it isn't read as a quantity.
      const meantLength = isMeant ? (isThing ? 2 : 1) : 0;
      return { id, length: isSure ? run.length : meantLength, isSure };
    })
    .filter(({ length }) => length > 0)
    .toSorted((a, b) => b.length - a.length)[0];
}

/** Normalizes a text and masks product names and numbers, so that only its topic remains. */
export function plainWithNames(text: string): string {
  const words = plainWords(text);
  const plain: string[] = [];
  for (let place = 0; place < words.length;) {
    const name = nameAt(words, place);
    const word = words[place] ?? '';
    plain.push(name ? '@product' : word.replace(/^\d+$/u, '@number').replaceAll(/(.)\1{2,}/gu, '$1'));
    place += name?.length ?? 1;
  }
  return plain.join(' ');
}

function isNameAlone(word: string): boolean {
  return namesAlone.some((name) => isNearly(word, name));
}

/** Tests whether a word occurs in exactly one product name. */
function identifiesProduct(word: string): boolean {
  return names.filter(({ words }) => words.some((own) => isNearly(word, own))).length === 1;
}

/** Tests whether two words are equal, or differ by one wrong, missing, or extra letter or two swapped letters. */
export function isNearly(typed: string, word: string, minLength = MIN_MISSPELLED_LENGTH): boolean {
  if (typed === word) return true;
  if (word.length < minLength || Math.abs(typed.length - word.length) > 1) return false;
  let same = 0;
  while (same < word.length && typed[same] === word[same]) same += 1;
  const rest = Array.from(typed.slice(same));
  const meant = Array.from(word.slice(same));
  const swapped = [rest[1], rest[0], ...rest.slice(2)].join('') === meant.join('');
  return (
    swapped ||
    [
      [1, 1],
      [1, 0],
      [0, 1],
    ].some(([more, less]) => rest.slice(more).join('') === meant.slice(less).join(''))
  );
}
