/** What was searched for since the page was loaded, the latest first. It is kept nowhere else. */
let recent: readonly string[] = [];

/** The last few searches. */
export function recentSearches(): readonly string[] {
  return recent;
}

/** Notes a search that was carried out. */
export function rememberSearch(query: string): void {
  const words = query.trim();
  if (words !== '') recent = [words, ...recent.filter((other) => other !== words)].slice(0, 5);
}
