/** A title as the name of a file: `what-holding-costs.csv`. */
export function fileName(title: string, ending: string): string {
  const name = title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/gu, '');
  return `${name}.${ending}`;
}
