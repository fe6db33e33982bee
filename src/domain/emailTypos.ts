/** Mail providers with long enough names that a similar one is probably a typo. */
const providers = ['gmail.com', 'yahoo.com', 'outlook.com', 'hotmail.com', 'icloud.com'];

/**
 * Returns the address at a large mail provider that was probably meant, such as `jane@gmail.com` for
 * `jane@gmial.com`; null if there is none. The first letter is right, because `ymail.com` exists.
 */
export function suggestedAddress(address: string): string | null {
  const at = address.lastIndexOf('@') + 1;
  const domain = address.slice(at).toLowerCase();
  const meant = providers.find((known) => known.startsWith(domain.charAt(0)) && hasOneTypo(domain, known));
  return at < 2 || meant === undefined ? null : address.slice(0, at) + meant;
}

/** Tests for one letter that is missing, added, or wrong, or two that are swapped. */
function hasOneTypo(typed: string, right: string): boolean {
  const shorter = Math.min(typed.length, right.length);
  let start = 0;
  while (start < shorter && typed[start] === right[start]) start += 1;
  let end = 0;
  while (end < shorter - start && typed.at(-1 - end) === right.at(-1 - end)) end += 1;
  const wrong = typed.slice(start, typed.length - end);
  const missing = right.slice(start, right.length - end);
  if (wrong.length < 2 && missing.length < 2) return typed !== right;
  return wrong.length === 2 && missing === wrong.charAt(1) + wrong.charAt(0);
}
