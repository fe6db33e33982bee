/** Splits a text at spaces; punctuation stays with the words. */
export function wordsOf(text: string): readonly string[] {
  return text.split(/\p{White_Space}+/u).filter((word) => word !== '');
}
