import type { Query, SearchResult as IndexResult } from 'minisearch';
import MiniSearch from 'minisearch';
import { searchKindLabels } from '../../content/search/search';
import type { Piece } from './excerpt';
import { excerptOf } from './excerpt';
import type { Hit } from './ranking';
import { ranked } from './ranking';
import { queryOf } from './searchAddress';
import type { SearchRecord, SearchText } from './searchRecord';
import type { Term } from './queryTerms';
import { termsOf } from './queryTerms';
import { isStopWord, plainWord, stemOf, wordsOf } from './searchTerms';

/** A result and the sentence that matched. */
export interface SearchResult extends Pick<SearchRecord, 'kind' | 'title' | 'url'> {
  readonly excerpt: readonly Piece[];
}

export interface SearchEngine {
  /** Finds records, best first. Accepts any text as a query; no character has a special meaning. */
  readonly search: (query: string) => readonly SearchResult[];
  /** Adds the main text of pages. Works in small batches, so that the page stays responsive. */
  readonly addTexts: (texts: readonly SearchText[]) => Promise<void>;
}

/** Weight of a field in which a word is found. */
const fieldWeights: Readonly<Record<string, number>> = {
  title: 3,
  keywords: 2.5,
  text: 1.6,
  headings: 1.4,
  kind: 1.2,
};

const QUESTION = /^(?:are|can|do|does|how|is|should|what|whats|when|where|which|who|why|will)\b|\?$/i;

/** Makes a search engine for records, in small batches. */
export async function makeSearchEngine(records: readonly SearchRecord[]): Promise<SearchEngine> {
  const recordByUrl = new Map(records.map((record) => [record.url, record]));
  const titleLengths = new Map(records.map(({ url, title }) => [url, termsIn(title).length]));
  const sections = new Map<string, SearchText>();
  const known = new Set<string>();
  const used = new Set<string>();
  const index = new MiniSearch<Readonly<Record<string, string>>>({
    fields: ['title', 'kind', 'keywords', 'headings', 'text', 'body'],
    tokenize: wordsOf,
    processTerm: (word, field) => {
      const stem = stemOf(word);
      used.add(stem);
      if (field !== 'body' && !isStopWord(plainWord(word))) known.add(stem);
      return stem;
    },
    // The terms of queries are stems already.
    searchOptions: { processTerm: (stem) => stem },
  });
  await index.addAllAsync(
    records.map(({ kind, ...record }) => ({ ...record, id: record.url, kind: searchKindLabels[kind] })),
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
      const fields = Object.values(match).flat();
      const { field = 0, isInTitle = false, sections: others = [], score: sum = 0 } = hits.get(record) ?? {};
      hits.set(record, {
        record,
        field: Math.max(field, ...fields.map((name) => fieldWeights[name] ?? 0)),
        isInTitle: isInTitle || fields.includes('title'),
        sections: sections.has(String(id)) ? [...others, String(id)] : others,
        score: sum + score,
      });
    }
    return [...hits.values()];
  };

  return {
    search: (text) => {
      const query = queryOf(text);
      const terms = termsOf(query, { known, used }).map((term) => index.search(queryFor(term)));
      const found = new Set(terms.flat().flatMap((result) => result.terms));
      return ranked(
        terms.map(hitsOf),
        records.length,
        ({ url }) => titleLengths.get(url) ?? 1,
        QUESTION.test(query),
      ).map(({ record, section = '' }) => {
        const place = sections.get(section);
        const [isSummary, excerpt] = excerptOf(record.text, place?.text ?? '', (word) =>
          found.has(stemOf(word)),
        );
        const url = isSummary ? record.url : (place?.url ?? record.url);
        return { kind: record.kind, title: record.title, url, excerpt };
      });
    },
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
  return wordsOf(title).filter((word) => !isStopWord(plainWord(word)));
}
