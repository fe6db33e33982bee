const sentenceEnd = /(?<=[.?!]”?) (?=[\p{Lu}“])/u;
/** Number of sentences that an answer shows at once. */
const SENTENCES_SHOWN = 2;
/** Number of letters that the forms of a word share. Shorter words are mostly "the" and "for." */
const STEM = 4;

const stemsOf = (text: string) =>
  (text.toLowerCase().match(/\p{L}+/gu) ?? [])
    .filter((word) => word.length >= STEM)
    .map((word) => word.slice(0, STEM));

/** Returns the two sentences of an answer that have most words of the message, or else the first two. Lists stay whole. */
export function shortAnswer(text: string, message: string): string {
  const sentences = text.split(sentenceEnd);
  if (text.includes('\n') || sentences.length <= SENTENCES_SHOWN) return text;
  const asked = new Set(stemsOf(message));
  const matches = (sentence: string) => new Set(stemsOf(sentence).filter((stem) => asked.has(stem))).size;
  const best = sentences.toSorted((a, b) => matches(b) - matches(a)).slice(0, SENTENCES_SHOWN);
  return sentences.filter((sentence) => best.includes(sentence)).join(' ');
}
