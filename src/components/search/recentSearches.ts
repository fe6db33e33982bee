/** Recent searches, newest first. In memory only, until the page unloads. */
let recent: readonly string[] = [];

export function recentSearches(): readonly string[] {
  return recent;
}

export function rememberSearch(query: string): void {
  const words = query.trim();
  if (words !== '') recent = [words, ...recent.filter((other) => other !== words)].slice(0, 5);
}
