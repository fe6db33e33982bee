/** Recent searches, newest first. In memory only, until the page unloads. */
let recent: readonly string[] = [];

/** The recent searches, newest first. */
export function recentSearches(): readonly string[] {
  return recent;
}

/** Adds a query to the recent searches. */
export function rememberSearch(query: string): void {
  const words = query.trim();
  if (words !== '') recent = [words, ...recent.filter((other) => other !== words)].slice(0, 5);
}
