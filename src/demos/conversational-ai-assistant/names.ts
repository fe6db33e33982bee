import { plainWords, termsOf } from '../../components/search/searchTerms';
import { catalogue } from '../../content/products/catalogue';
import type { ProductId } from '../../content/slugs';

/** What visitors call a product beside the words of its name. */
const nicknames: Partial<Readonly<Record<ProductId, string>>> = {
  'conversational-ai-assistant': 'chat chatbot bot',
  'dynamic-pricing-optimizer': 'price',
  'ai-personalization-engine': 'recommendation',
};

/** The words that name each product, small. */
const names = catalogue.map(({ id, name }) => ({
  id,
  words: `${name} ${nicknames[id] ?? ''}`.trim().toLowerCase().split(' '),
}));

/** Single words that name a product. All others are common ones: a review or a customer is no product. */
const namesAlone = ['shield', 'optimizer'];
/** Words that may mean a product after “the”, or before a word for a thing: “the engine”, “the pricing thing”. */
const vagueNames = /^(?:engine|monitor|insights?|assistant|chatbot|personalization)$/u;
const articles = /^(?:the|this|that|your)$/u;
const things = /^(?:thing|tool|one|product|software|program|app)s?$/u;

/** From so many letters on, a word may have one letter wrong and still be the word. */
const SHORTEST_MISSPELT = 5;

/** The products that a text speaks of, in the order of its words. */
export function productsIn(text: string): readonly ProductId[] {
  const words = plainWords(text);
  return [...new Set(words.flatMap((_, place) => nameAt(words, place)?.id ?? []))];
}

/** The words of a text that are nearly one of some others, small words aside. */
export function wordsLike(text: string, others: string): readonly string[] {
  const known = termsOf(others);
  return termsOf(text).filter((word) => known.some((other) => isNearly(word, other)));
}

/** A product that some words name. */
interface Name {
  readonly id: ProductId;
  /** How many words. */
  readonly length: number;
  /** Whether the words can't mean anything else: “the engine” can. */
  readonly isSure: boolean;
}

/** The product of whose name the most words are at a place: two of them, or one that has no other meaning. */
export function nameAt(words: readonly string[], place: number): Name | undefined {
  const isVague = articles.test(words[place - 1] ?? '');
  return names
    .map(({ id, words: name }) => {
      const end = words.findIndex(
        (word, index) => index >= place && !name.some((own) => isNearly(word, own)),
      );
      const run = words.slice(place, end < 0 ? words.length : end);
      const isSure = run.length > 1 ? run.some(isTelling) : run.some(isNameAlone);
      const isThing = things.test(words[place + 1] ?? '') || (isVague && vagueNames.test(run[0] ?? ''));
      const isMeant = run.length === 1 && isThing && run.some(isTelling);
      return { id, length: isSure || isMeant ? run.length : 0, isSure };
    })
    .filter(({ length }) => length > 0)
    .toSorted((a, b) => b.length - a.length)[0];
}

/** A text's words as the search has them, without the names of products and the numbers: what it is about is left. */
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

/** Whether a word is part of one product's name and of no other's. */
function isTelling(word: string): boolean {
  return names.filter(({ words }) => words.some((own) => isNearly(word, own))).length === 1;
}

/** Whether a word is another one, perhaps with one letter wrong, missing, too many, or two of them swapped. */
export function isNearly(typed: string, word: string, shortest = SHORTEST_MISSPELT): boolean {
  if (typed === word) return true;
  if (word.length < shortest || Math.abs(typed.length - word.length) > 1) return false;
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
