import { catalogue } from '../../content/products/catalogue';
import type { ProductId } from '../../content/slugs';

/** The words of each product's name, small. */
const names = catalogue.map(({ id, name }) => ({ id, words: name.toLowerCase().split(' ') }));

/** Words that tell nothing where products are named. */
const fillers = new Set(
  'a an the and or plus with to vs versus also both of some one it product products subscription subscriptions license licenses tool called named as well'.split(
    ' ',
  ),
);

/** Single words that name a product. All others are common ones: a review or a customer is no product. */
const namesAlone = ['shield', 'optimizer'];

/** From so many letters on, a word may have one letter wrong and still be the word. */
const SHORTEST_MISSPELT = 5;

/**
 * The products that some words name, each once, in the order of the words. A product is named by its whole name or by
 * any part of it that no other product has: `the pricing optimizer`, `shield`.
 *
 * @returns null if any of the words is neither part of a name nor one that tells nothing
 */
export function productsNamed(words: readonly string[]): readonly ProductId[] | null {
  const found: ProductId[] = [];
  let place = 0;
  while (place < words.length) {
    const longest = nameAt(words, place);
    if (longest) {
      found.push(longest.id);
      place += longest.length;
    } else if (isFiller(words[place] ?? '')) {
      place += 1;
    } else {
      return null;
    }
  }
  return [...new Set(found)];
}

/** The products that a text speaks of, whatever it says of them. */
export function productsIn(words: readonly string[]): readonly ProductId[] {
  return [
    ...new Set(
      words.flatMap((_, place) => {
        const name = nameAt(words, place);
        return name ? [name.id] : [];
      }),
    ),
  ];
}

/** Whether a word tells nothing beside products. */
export function isFiller(word: string): boolean {
  return fillers.has(word);
}

/**
 * The product of whose name the most words are at a place: two of them, of which one tells it from the others, or one
 * that is not a common word.
 */
export function nameAt(
  words: readonly string[],
  place: number,
): { readonly id: ProductId; readonly length: number } | undefined {
  return names
    .map(({ id, words: name }) => {
      const end = words.findIndex(
        (word, index) => index >= place && !name.some((own) => isNearly(word, own)),
      );
      const run = words.slice(place, end < 0 ? words.length : end);
      const isName = run.length > 1 ? run.some(isTelling) : run.some(isNameAlone);
      return { id, length: isName ? run.length : 0 };
    })
    .filter(({ length }) => length > 0)
    .toSorted((a, b) => b.length - a.length)[0];
}

function isNameAlone(word: string): boolean {
  return namesAlone.some((name) => isNearly(word, name));
}

/** Whether a word is part of one product's name and of no other's. */
function isTelling(word: string): boolean {
  return names.filter(({ words }) => words.some((own) => isNearly(word, own))).length === 1;
}

/** Whether a word is another one, perhaps with one letter wrong, missing, too many, or two of them swapped. */
function isNearly(typed: string, word: string): boolean {
  if (typed === word) return true;
  if (word.length < SHORTEST_MISSPELT || Math.abs(typed.length - word.length) > 1) return false;
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
