export function wordsIn(paragraphs: readonly string[]): number {
  return paragraphs.join(' ').split(/\s+/).length;
}
