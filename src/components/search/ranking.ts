import type { SearchResult } from 'minisearch';

/** How a record answers a query: each a sum over the query's words. */
interface Answer {
  /** The weight of the words that it has, and of those that it has in its title. */
  weight: number;
  titled: number;
  score: number;
}

/** As many records that have all words of a query are enough; where there are fewer, others have most of them. */
const ENOUGH = 3;

/** The share of a query's weight that a record must have to be a result. */
const MOST = 0.5;

/** The share of the best score that a result must have: what has less only mentions the words in a long text. */
const WORTH = 0.03;

/** So many results are read. */
const AT_MOST = 15;

/**
 * The ids of the records that answer a query, the best first.
 *
 * @param words what each word of the query finds
 * @param count how many records there are
 */
export function ranked(words: readonly (readonly SearchResult[])[], count: number): readonly string[] {
  const answers = new Map<string, Answer>();
  let whole = 0;
  for (const results of words) {
    // The rarer a word, the more it says; one that is nowhere says nothing.
    const weight = results.length === 0 ? 0 : Math.log(1 + count / results.length);
    whole += weight;
    for (const { id, score, match } of results) {
      const answer = answers.get(String(id)) ?? { weight: 0, titled: 0, score: 0 };
      answer.weight += weight;
      if (Object.values(match).some((fields) => fields.includes('title'))) answer.titled += weight;
      answer.score += score;
      answers.set(String(id), answer);
    }
  }
  const sorted = [...answers].sort(
    ([, a], [, b]) => b.weight + b.titled - (a.weight + a.titled) || b.score - a.score,
  );
  const complete = sorted.filter(([, { weight }]) => weight >= whole);
  const found =
    complete.length >= ENOUGH
      ? complete
      : sorted.filter(([, { weight, titled }]) => weight + titled >= whole * MOST);
  const best = Math.max(...found.map(([, { score }]) => score));
  return found
    .filter(([, { score }]) => score >= best * WORTH)
    .slice(0, AT_MOST)
    .map(([id]) => id);
}
