/** A title as a file name: `precision-and-recall.csv`. */
export function fileName(title: string, ending: string): string {
  const name = title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/gu, '');
  return `${name}.${ending}`;
}
