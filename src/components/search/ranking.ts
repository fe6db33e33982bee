import type { SearchKind } from '../../content/search/search';
import type { SearchRecord } from './searchRecord';

/** The parts of a record, and the main text, with what a word in one of them counts. */
export const fields = {
  title: { share: 1, rank: 3 },
  keywords: { share: 1, rank: 2.5 },
  text: { share: 0.9, rank: 1.5 },
  headings: { share: 0.8, rank: 1.1 },
  kind: { share: 0.8, rank: 1 },
  body: { share: 0.6, rank: 0.6 },
} as const;
export type Field = keyof typeof fields;

/** A record that contains one of a query's terms. */
export interface Hit {
  readonly record: SearchRecord;
  /** The best field with the term; `body` if only the main text has it. */
  readonly field: Field;
  /** Sections of the main text with the term. */
  readonly sections: readonly string[];
  readonly score: number;
}

export interface Ranked {
  readonly record: SearchRecord;
  /** The section with the most words of the query; undefined if none has one. */
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
  question: 1.15,
  page: 1.1,
  case: 1.1,
  tool: 0.8,
  post: 0.7,
  news: 0.6,
};

/** Weight of an answer if the query is a question. */
const ANSWER_WEIGHT = 1.3;

/** Minimum share of a query that the best record has to match. Below it, "nothing" is truer. */
const MIN_SHARE = 0.58;

/** The same for a query with a whole title or keyword, if the site has at least half of its words. */
const MIN_SHARE_IF_NAMED = 0.25;

/** Minimum share of what the best record matches. */
const MIN_SHARE_OF_BEST = 0.6;

export const MAX_RESULTS = 15;

/**
 * Returns the records that match a query, best first.
 * @param terms the hits of each term of the query
 * @param count number of records
 * @param titled returns the share of a record's title that the query has, from 0 to 1
 * @param named tells whether the query has a whole keyword of a record
 */
export function ranked(
  terms: readonly (readonly Hit[])[],
  count: number,
  titled: (record: SearchRecord) => number,
  named: (record: SearchRecord) => boolean,
  isQuestion: boolean,
): readonly Ranked[] {
  const matches = new Map<SearchRecord, { weight: number; hit: Hit }[]>();
  const unknown = terms.filter((hits) => hits.length === 0).length;
  let whole = 0;
  for (const hits of terms) {
    if (hits.length === 0) continue;
    const weight = weightOf(hits.length, count);
    whole += weight * Math.max(...hits.map(({ field }) => fields[field].share));
    for (const hit of hits) {
      const matched = matches.get(hit.record) ?? [];
      matched.push({ weight, hit });
      matches.set(hit.record, matched);
    }
  }
  const found = [...matches].map(([record, matched]) => {
    const title = titled(record);
    const isNamed = title === 1 || named(record);
    const share = sum(matched.map(({ weight, hit }) => weight * fields[hit.field].share)) / whole;
    const kind = kindWeights[record.kind] * (isQuestion && record.kind === 'question' ? ANSWER_WEIGHT : 1);
    // “300 orders” doesn't mean the page “Your orders.”
    const bonus = matched.length === terms.length ? title : 0;
    const rank = kind * (sum(matched.map(({ weight, hit }) => weight * fields[hit.field].rank)) + bonus);
    const score = sum(matched.map(({ hit }) => hit.score));
    return { record, section: bestSection(matched), share, rank, title, isNamed, score };
  });
  const best = Math.max(...found.map(({ share }) => share));
  const isNamed =
    unknown * 2 <= terms.length &&
    found.some((record) => record.isNamed && record.share >= MIN_SHARE_IF_NAMED);
  if (!isNamed && best * whole < MIN_SHARE * (whole + unknown)) return [];
  return found
    .filter(({ share, title }) => share >= best * MIN_SHARE_OF_BEST || title === 1)
    .toSorted((a, b) => b.rank - a.rank || b.score - a.score);
}

/** The weight of a term, from 1 for a word that one record has, down to about a third for one that all have. */
function weightOf(hits: number, count: number): number {
  return Math.sqrt(Math.log(1 + count / hits) / Math.log(1 + count));
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
