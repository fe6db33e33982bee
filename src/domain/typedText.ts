/** Characters that keyboards and phones put in place of an apostrophe. */
const APOSTROPHES = /['`´ʼ‘’＇]/gu;

/**
 * Normalizes the compatibility forms of a text that somebody typed or pasted: full-width letters, ligatures, and every
 * kind of apostrophe, which becomes `'`. Case, accents and line breaks stay.
 */
export function plainTyping(text: string): string {
  // U+00B4 would become a space and a combining accent, so apostrophes go first; U+0149 becomes one and a letter.
  return text.replaceAll(APOSTROPHES, "'").normalize('NFKC').replaceAll(APOSTROPHES, "'");
}

/** Cuts a text after `count` characters as people count them, so that no emoji or accent is split. */
export function firstCharacters(text: string, count: number): string {
  // A character has at least one code unit, so a short text needs no counting.
  if (text.length <= count) return text;
  let end = 0;
  let counted = 0;
  for (const { index, segment } of new Intl.Segmenter().segment(text)) {
    counted += 1;
    if (counted > count) break;
    end = index + segment.length;
  }
  return text.slice(0, end);
}

/** Shortens a text for display to `count` characters and an ellipsis. */
export function shorten(text: string, count: number): string {
  const start = firstCharacters(text, count);
  return start === text ? text : `${start}…`;
}
