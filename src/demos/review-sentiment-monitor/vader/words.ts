/** A text's words, marks included: what is between spaces. */
export function wordsOf(text: string): readonly string[] {
  return text.split(/\p{White_Space}+/u).filter((word) => word !== '');
}
