import type { Query, SearchOptions, SearchResult } from 'minisearch';
import MiniSearch from 'minisearch';
import type { SearchKind } from '../../content/search/search';
import { searchSynonyms } from '../../content/search/searchSynonyms';
import { ranked } from './ranking';
import type { SearchGroup, SearchRecord } from './searchRecord';
import { isStopWord, plainTerm, plainWords, termsOf, wordsOf } from './searchTerms';

/** Searches all records. The group with the best result comes first. */
export type Search = (query: string) => readonly SearchGroup[];

/**
 * Boost by kind: a word in a page's name most likely means that page, products and services come before what is
 * written about them, and few visitors search for news.
 */
const kindBoosts: Readonly<Record<SearchKind, number>> = {
  page: 3,
  product: 1.3,
  service: 1.3,
  case: 1.2,
  question: 1.2,
  demo: 1,
  tool: 1,
  post: 0.6,
  news: 0.5,
};

/** Where to look for a misspelled word, in this order, and how many wrong letters (or which share) it may have. */
const TYPOS: readonly SearchOptions[] = [
  { fuzzy: 0.2, fields: ['title'] },
  { fuzzy: 2, fields: ['title'] },
  { fuzzy: 0.2 },
];

/**
 * Builds the search index in small batches, so that the page stays responsive. Accepts any text as a query; no
 * character has a special meaning.
 */
export async function makeSearch(records: readonly SearchRecord[]): Promise<Search> {
  const byUrl = new Map(records.map((record) => [record.url, record]));
  const index = new MiniSearch<SearchRecord>({
    idField: 'url',
    fields: ['title', 'text', 'more'],
    tokenize: wordsOf,
    processTerm: plainTerm,
    searchOptions: {
      boost: { title: 15, text: 2 },
      boostDocument: (url) => kindBoosts[byUrl.get(String(url))?.kind ?? 'page'],
    },
  });
  await index.addAllAsync(records, { chunkSize: 10 });

  /** Returns the results of the first interpretation that matches anything. */
  const find = (term: string): readonly SearchResult[] => {
    for (const query of [
      ...inOurWords(term),
      // Too many words start with a given letter or two, so try an exact match first.
      ...(term.length > 2 ? [] : [{ queries: [term] }]),
      { queries: [term], prefix: true },
    ]) {
      const results = index.search(query);
      if (results.length > 0) return results;
    }
    // Allows no typos in numbers or in words of up to three letters, which would match almost anything.
    if (term.length <= 3 || /\p{N}/u.test(term)) return [];
    for (const typos of TYPOS) {
      const results = index.search(term, { ...typos, filter: startsLike(term) });
      if (results.length > 0) return results;
    }
    return [];
  };

  return (query) => {
    const groups = new Map<SearchKind, SearchRecord[]>();
    for (const id of ranked(termsOf(query, phrases).map(find), records.length)) {
      const record = byUrl.get(id);
      if (!record) continue;
      const group = groups.get(record.kind);
      if (group) group.push(record);
      else groups.set(record.kind, [record]);
    }
    return [...groups].map(([kind, members]) => ({ kind, records: members }));
  };
}

/** Accepts results for words with the same first letter, which few typos change. */
function startsLike(term: string): NonNullable<SearchOptions['filter']> {
  return ({ terms }) => terms.some((found) => found.startsWith(term.charAt(0)) && !isStopWord(found));
}

const synonyms = new Map(
  Object.entries(searchSynonyms).map(([words, phrases]) => [
    plainWords(words).join(' '),
    phrases.map(plainWords),
  ]),
);

/** Multiword keys of the synonym list. Each counts as one search term. */
const phrases = [...synonyms.keys()].filter((words) => words.includes(' '));

/** Returns the site's own words for a term; empty if there is no synonym. */
function inOurWords(term: string): readonly Query[] {
  const ours = synonyms.get(term)?.map((terms): Query => ({ queries: [...terms], combineWith: 'AND' }));
  if (!ours) return [];
  const own: readonly Query[] = term.includes(' ') ? [] : [{ queries: [term], prefix: true }];
  return [{ queries: [...own, ...ours], combineWith: 'OR' }];
}
