/** Invisible characters: spaces, and the zero-width and direction marks that copied text may contain. */
const INVISIBLE = /[\s\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069]/;

/**
 * Trims invisible characters. Keeps those inside the text, where some languages need them, such as Persian.
 */
export function trimmed(text: string): string {
  let [start, end] = [0, text.length];
  while (INVISIBLE.test(text.charAt(start))) start += 1;
  while (end > start && INVISIBLE.test(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}
