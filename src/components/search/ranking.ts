import type { SearchKind } from '../../content/search/search';
import type { SearchRecord } from './searchRecord';

/** A record that contains one of a query's terms. */
export interface Hit {
  readonly record: SearchRecord;
  /** Weight of the best field with the term; 0 if only the main text has it. */
  readonly field: number;
  readonly isInTitle: boolean;
  /** Sections of the main text with the term. */
  readonly sections: readonly string[];
  readonly score: number;
}

export interface Ranked {
  readonly record: SearchRecord;
  /** The section with most of the query; undefined if no section has any. */
  readonly section: string | undefined;
}

/**
 * Weight of a kind if the words match equally: first what visitors come for, then what explains it, then what is
 * written about it.
 */
const kindWeights: Readonly<Record<SearchKind, number>> = {
  product: 1.5,
  demo: 1.4,
  service: 1.35,
  page: 1.1,
  question: 1.1,
  case: 1.1,
  tool: 0.8,
  post: 0.7,
  news: 0.6,
};

/** Weight of an answer if the query is a question. */
const ANSWER_WEIGHT = 1.3;

/** Weight of a word that only the main text has, compared with the summary. */
const MAIN_TEXT_WEIGHT = 0.6;

/** Minimum share of a query's weight that the best record has to match. Below it, "nothing" is truer. */
const MIN_SHARE = 0.6;

/** The same for a record that only matches in its main text, where most words are. */
const MIN_MAIN_TEXT_SHARE = 0.9;

/** Minimum share of what the best record matches. */
const MIN_SHARE_OF_BEST = 0.7;

const MAX_RESULTS = 15;

/**
 * Returns the records that match a query, best first.
 * @param terms the hits of each term of the query
 * @param count number of records
 * @param titleLength returns the number of terms in a record's title
 */
export function ranked(
  terms: readonly (readonly Hit[])[],
  count: number,
  titleLength: (record: SearchRecord) => number,
  isQuestion: boolean,
): readonly Ranked[] {
  const matches = new Map<SearchRecord, { weight: number; hit: Hit }[]>();
  let whole = 0;
  for (const hits of terms) {
    const weight = weightOf(hits.length, count);
    // Words that only main texts have say how a thing is asked for. A word that the site doesn't have may be a topic.
    const isInMainTexts = hits.length > 0 && hits.every(({ field }) => field === 0);
    whole += isInMainTexts ? weight * MAIN_TEXT_WEIGHT : weight;
    for (const hit of hits) {
      const matched = matches.get(hit.record) ?? [];
      matched.push({ weight, hit });
      matches.set(hit.record, matched);
    }
  }
  const found = [...matches].flatMap(([record, matched]) => {
    const section = bestSection(matched);
    const parts = matched.map(({ weight, hit }) => {
      if (hit.field > 0) return { part: weight, field: hit.field };
      // Common words far apart in a long text mean little.
      const isNear = section !== undefined && hit.sections.includes(section);
      return { part: weight * MAIN_TEXT_WEIGHT * (isNear ? 1 : weight), field: 1 };
    });
    const share = sum(parts.map(({ part }) => part)) / whole;
    if (matched.every(({ hit }) => hit.field === 0) && share < MIN_MAIN_TEXT_SHARE) return [];
    const titled = matched.filter(({ hit }) => hit.isInTitle).length / Math.max(1, titleLength(record));
    const kind = kindWeights[record.kind] * (isQuestion && record.kind === 'question' ? ANSWER_WEIGHT : 1);
    const rank = kind * (sum(parts.map(({ part, field }) => part * field)) + titled);
    return [{ record, section, share, rank, score: sum(matched.map(({ hit }) => hit.score)) }];
  });
  const best = Math.max(...found.map(({ share }) => share));
  if (best < MIN_SHARE) return [];
  return found
    .filter(({ share }) => share >= best * MIN_SHARE_OF_BEST)
    .toSorted((a, b) => b.rank - a.rank || b.score - a.score)
    .slice(0, MAX_RESULTS);
}

/** The weight of a term, from 1 for a word that one record has or none, down to about a third for one that all have. */
function weightOf(hits: number, count: number): number {
  return Math.sqrt(Math.log(1 + count / Math.max(1, hits)) / Math.log(1 + count));
}

/** Returns the section with most of the query. */
function bestSection(matched: readonly { readonly weight: number; readonly hit: Hit }[]): string | undefined {
  const weights = new Map<string, number>();
  for (const { weight, hit } of matched)
    for (const section of hit.sections) weights.set(section, (weights.get(section) ?? 0) + weight);
  const [best] = [...weights].toSorted(([, a], [, b]) => b - a);
  return best?.[0];
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
