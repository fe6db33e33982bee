import type { SearchResult } from 'minisearch';

/** How well a record matches a query; each field sums over the query's words. */
interface Match {
  /** Total weight of the matched words. */
  weight: number;
  /** Total weight of the words matched in the title. */
  titled: number;
  score: number;
}

/** With this many records that contain every word, partial matches are left out. */
const ENOUGH_FULL_MATCHES = 3;

/** Minimum share of a query's weight for a partial match; words in the title count twice. */
const MIN_MATCHED_SHARE = 0.5;

/** Minimum share of the best score. Anything lower only mentions the words in a long text. */
const MIN_SHARE_OF_BEST = 0.03;

const MAX_RESULTS = 15;

/**
 * Returns the ids of the records that match a query, best first.
 * @param words search results for each word of the query
 * @param count total number of records
 */
export function ranked(words: readonly (readonly SearchResult[])[], count: number): readonly string[] {
  const matches = new Map<string, Match>();
  let whole = 0;
  for (const results of words) {
    // Inverse document frequency: rare words weigh more, and a word without results weighs nothing.
    const weight = results.length === 0 ? 0 : Math.log(1 + count / results.length);
    whole += weight;
    for (const { id, score, match } of results) {
      const matched = matches.get(String(id)) ?? { weight: 0, titled: 0, score: 0 };
      matched.weight += weight;
      if (Object.values(match).some((fields) => fields.includes('title'))) matched.titled += weight;
      matched.score += score;
      matches.set(String(id), matched);
    }
  }
  const sorted = [...matches].sort(
    ([, a], [, b]) => b.weight + b.titled - (a.weight + a.titled) || b.score - a.score,
  );
  const complete = sorted.filter(([, { weight }]) => weight >= whole);
  const found =
    complete.length >= ENOUGH_FULL_MATCHES
      ? complete
      : sorted.filter(([, { weight, titled }]) => weight + titled >= whole * MIN_MATCHED_SHARE);
  const best = Math.max(...found.map(([, { score }]) => score));
  return found
    .filter(([, { score }]) => score >= best * MIN_SHARE_OF_BEST)
    .slice(0, MAX_RESULTS)
    .map(([id]) => id);
}
