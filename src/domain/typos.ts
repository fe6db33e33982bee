/** Tests whether a text is a word with no more than a few letters wrong, missing, added, or swapped with the next. */
export function isTypoOf(word: string, typed: string, allowed: number): boolean {
  if (word === typed || allowed === 0) return word === typed;
  let start = 0;
  while (start < typed.length && typed[start] === word[start]) start += 1;
  const [x, y] = [typed.slice(start), word.slice(start)];
  const rests = [
    [1, 1],
    [1, 0],
    [0, 1],
    ...(x.length > 1 && x.charAt(1) + x.charAt(0) === y.slice(0, 2) ? [[2, 2]] : []),
  ];
  return rests.some(([ofX, ofY]) => isTypoOf(y.slice(ofY), x.slice(ofX), allowed - 1));
}

/** Mail providers with long enough names that a similar one is probably a typo. */
const providers = ['gmail.com', 'yahoo.com', 'outlook.com', 'hotmail.com', 'icloud.com'];

/**
 * Returns the address at a large mail provider that was probably meant, such as `jane@gmail.com` for
 * `jane@gmial.com`; null if there is none. The first letter is right, because `ymail.com` exists.
 */
export function suggestedAddress(address: string): string | null {
  const at = address.lastIndexOf('@') + 1;
  const domain = address.slice(at).toLowerCase();
  if (at < 2 || providers.includes(domain)) return null;
  const meant = providers.find((known) => known.startsWith(domain.charAt(0)) && isTypoOf(known, domain, 1));
  return meant === undefined ? null : address.slice(0, at) + meant;
}
