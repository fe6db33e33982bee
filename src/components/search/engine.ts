import type { Query, SearchResult as IndexResult } from 'minisearch';
import MiniSearch from 'minisearch';
import { searchKindLabels, searchKindWords } from '../../content/search/search';
import type { Piece } from './excerpt';
import { excerptOf } from './excerpt';
import type { Field, Hit, Ranked } from './ranking';
import { fields, MAX_RESULTS, ranked } from './ranking';
import { queryOf } from './searchAddress';
import type { SearchRecord, SearchText } from './searchRecord';
import type { Term } from './queryTerms';
import { correctedQuery, termsOf } from './queryTerms';
import { isStopWord, plainWord, stemOf, wordsOf } from './searchTerms';

/** A result and the sentence that matched. */
export interface SearchResult extends Pick<SearchRecord, 'kind' | 'title' | 'url'> {
  readonly excerpt: readonly Piece[];
}

export interface SearchEngine {
  /** Finds records, best first. Accepts any text as a query; no character has a special meaning. */
  readonly search: (query: string) => readonly SearchResult[];
  /** Returns up to three words of a query that find something on their own. */
  readonly wordsFound: (query: string) => readonly string[];
  /** Returns a query with its misspelled words corrected; null if there are none. */
  readonly corrected: (query: string) => string | null;
  /** Adds the main text of pages. Works in small batches, so that the page stays responsive. */
  readonly addTexts: (texts: readonly SearchText[]) => Promise<void>;
}

const QUESTION = /^(?:are|can|do|does|how|is|should|what|whats|when|where|which|who|why|will)\b|\?$/i;

/** Makes a search engine for records, in small batches. */
export async function makeSearchEngine(records: readonly SearchRecord[]): Promise<SearchEngine> {
  const recordByUrl = new Map(records.map((record) => [record.url, record]));
  const names = new Map(
    records.map((record) => [
      record.url,
      { title: termsIn(record.title), keywords: record.keywords.split(', ').map(termsIn) },
    ]),
  );
  const headings = new Map(
    records.map(({ url, title, headings: others }) => [
      url,
      new Set([title, ...others.split('\n')].map(phraseOf)),
    ]),
  );
  const sections = new Map<string, SearchText>();
  const known = new Set<string>();
  const words = new Set<string>();
  const used = new Set<string>();
  const index = new MiniSearch<Readonly<Record<string, string>>>({
    fields: Object.keys(fields),
    tokenize: wordsOf,
    processTerm: (word, field) => {
      const stem = stemOf(word);
      used.add(stem);
      if (field !== 'body' && !isStopWord(plainWord(word))) {
        known.add(stem);
        words.add(plainWord(word));
      }
      return stem;
    },
    // The terms of queries are stems already.
    searchOptions: { processTerm: (stem) => stem },
  });
  await index.addAllAsync(
    records.map(({ kind, ...record }) => ({
      ...record,
      id: record.url,
      kind: `${searchKindLabels[kind]} ${searchKindWords[kind] ?? ''}`,
    })),
    { chunkSize: 10 },
  );

  const recordOf = (id: string) => {
    const { url } = sections.get(id) ?? { url: id };
    return recordByUrl.get(url) ?? recordByUrl.get(url.replace(/#.*/, ''));
  };

  /** Gathers the results of a term by record. */
  const hitsOf = (results: readonly IndexResult[]): readonly Hit[] => {
    const hits = new Map<SearchRecord, Hit>();
    for (const { id, match, score } of results) {
      const record = recordOf(String(id));
      if (!record) continue;
      const places = Object.values(match).flat().filter(isField);
      const before = hits.get(record);
      const [field = 'body'] = [...places, before?.field ?? 'body'].toSorted(
        (a, b) => fields[b].rank - fields[a].rank,
      );
      hits.set(record, {
        record,
        field,
        sections: [...(before?.sections ?? []), ...(sections.has(String(id)) ? [String(id)] : [])],
        score: (before?.score ?? 0) + score,
      });
    }
    return [...hits.values()];
  };

  const search = (text: string): readonly SearchResult[] => {
    const query = queryOf(text);
    const terms = termsOf(query, { known, words, used }).map((term) => index.search(queryFor(term)));
    const found = new Set(terms.flat().flatMap((result) => result.terms));
    const shareOf = (words: readonly string[]) =>
      words.filter((stem) => found.has(stem)).length / Math.max(1, words.length);
    // A heading of common words alone would be lost among pages that have them scattered.
    const phrase = phraseOf(query);
    const titled = records.filter(({ url }) => phrase !== '' && headings.get(url)?.has(phrase));
    const others = ranked(
      terms.map(hitsOf),
      records.length,
      ({ url }) => shareOf(names.get(url)?.title ?? []),
      ({ url }) => (names.get(url)?.keywords ?? []).some((keyword) => shareOf(keyword) === 1),
      QUESTION.test(query),
    ).filter(({ record }) => !titled.includes(record));
    const all: readonly Ranked[] = [...titled.map((record) => ({ record, section: undefined })), ...others];
    return all.slice(0, MAX_RESULTS).map(({ record, section = '' }) => {
      const place = sections.get(section);
      const [isSummary, excerpt] = excerptOf(record, place?.text ?? '', (word) => found.has(stemOf(word)));
      const url = isSummary ? record.url : (place?.url ?? record.url);
      return { kind: record.kind, title: record.title, url, excerpt };
    });
  };

  return {
    search,
    wordsFound: (text) => {
      const telling = new Set(wordsOf(queryOf(text)).filter((word) => !isStopWord(plainWord(word))));
      return telling.size > 1 ? [...telling].filter((word) => search(word).length > 0).slice(0, 3) : [];
    },
    corrected: (text) => correctedQuery(queryOf(text), { known, words, used }),
    addTexts: async (texts) => {
      const entries = texts.map((text, place) => ({ id: `${place} ${text.url}`, body: text.text, text }));
      for (const { id, text } of entries) sections.set(id, text);
      await index.addAllAsync(
        entries.map(({ id, body }) => ({ id, body })),
        { chunkSize: 20 },
      );
    },
  };
}

function queryFor({ stems, prefix }: Term): Query {
  const unfinished: readonly Query[] =
    prefix === undefined
      ? []
      : [{ queries: [prefix], prefix: true, fields: ['title', 'keywords', 'headings', 'text'] }];
  return { queries: [{ queries: [...stems] }, ...unfinished], combineWith: 'OR' };
}

function termsIn(title: string): readonly string[] {
  return wordsOf(title)
    .filter((word) => !isStopWord(plainWord(word)))
    .map(stemOf);
}

const phraseOf = (text: string): string => wordsOf(text).map(plainWord).join(' ');

function isField(name: string): name is Field {
  return name in fields;
}
