/**
 * What is left of a word without the vowels and double letters that slips of spelling are about: `frod` and `fraud` are
 * both `frd`. Fewer than three letters say too little.
 */
export function sound(term: string): string {
  const rest = term.slice(1).replace(/[aeiouy]/g, '');
  const left = (term.slice(0, 1) + rest).replace(/(.)\1+/gu, '$1');
  return left.length < 3 ? term : left;
}

/** Whether other words may be meant by a word: three letters away from three are any, and a number is what it is. */
export function isLong(term: string): boolean {
  return term.length > 3 && !/\p{N}/u.test(term);
}

/** The word with each two neighbouring letters swapped: `fruad` was meant to be `fraud`. */
export function swaps(term: string): string[] {
  const letters = Array.from(term);
  return letters
    .slice(1)
    .map((letter, index) =>
      [...letters.slice(0, index), letter, letters[index], ...letters.slice(index + 2)].join(''),
    );
}

/** What a longer word may have begun with, the longest first: `forecasting`, `chatbot`. */
export function starts(term: string): string[] {
  const shortest = Math.max(4, Math.ceil(term.length / 2));
  return Array.from({ length: Math.max(0, term.length - shortest) }, (_, index) =>
    term.slice(0, term.length - 1 - index),
  );
}
