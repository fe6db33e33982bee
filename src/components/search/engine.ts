import type { Query } from 'minisearch';
import MiniSearch from 'minisearch';
import type { SearchKind } from '../../content/search';
import { queryOf } from './searchAddress';
import type { SearchGroup } from './searchGroup';
import type { SearchRecord } from './searchRecord';

/** Finds records by what somebody typed; the group with the best result comes first. */
export type Search = (query: string) => readonly SearchGroup[];

/** Words that are in every text and tell nothing, unless there is no other. */
const smallWords = new Set(
  'a an and are as at be by can do does for from have how i in is it me my of on or our s t that the this to us was we what when where which who why will with you your'.split(
    ' ',
  ),
);

/**
 * Makes the search over all records, a few at a time, so that the page goes on answering. It takes any text for a
 * query: nothing in it has a special meaning.
 */
export async function makeSearch(records: readonly SearchRecord[]): Promise<Search> {
  const byUrl = new Map(records.map((record) => [record.url, record]));
  const index = new MiniSearch<SearchRecord>({
    idField: 'url',
    fields: ['title', 'text', 'more'],
    tokenize: wordsOf,
    processTerm: plainTerm,
    searchOptions: { boost: { title: 15, text: 2 } },
  });
  await index.addAllAsync(records, { chunkSize: 10 });

  /** The first way of reading a word by which anything is found: as it is, unfinished, misspelt, with an ending. */
  const reading = (term: string): Query =>
    [
      // Two letters of a word that the site uses may be the start of anything, and are meant as they are.
      ...(term.length > 2 ? [] : [{ queries: [term] }]),
      { queries: [term], prefix: true },
      { queries: [term, { queries: swaps(term), fuzzy: false }], fuzzy: 0.2 },
      ...starts(term),
    ].find((query) => index.search(query).length > 0) ?? term;

  return (query) => {
    const queries = termsOf(query).map(reading);
    const all = index.search({ combineWith: 'AND', queries });
    // Rather something of what was asked for than nothing.
    const found = all.length > 0 ? all : index.search({ combineWith: 'OR', queries });
    const groups = new Map<SearchKind, SearchRecord[]>();
    for (const { id } of found) {
      const record = byUrl.get(String(id));
      if (!record) continue;
      const group = groups.get(record.kind);
      if (group) group.push(record);
      else groups.set(record.kind, [record]);
    }
    return [...groups].map(([kind, members]) => ({ kind, records: members }));
  };
}

function termsOf(query: string): readonly string[] {
  const words = wordsOf(queryOf(query)).filter((word) => word !== '');
  const telling = words.filter((word) => !smallWords.has(word.toLowerCase()));
  return [...new Set((telling.length > 0 ? telling : words).map(plainTerm))];
}

/** Letters and digits make words; everything else separates them. */
function wordsOf(text: string): string[] {
  return text.split(/[^\p{L}\p{M}\p{N}]+/u);
}

/** Upper case, accents and the plural make no difference: `Studies` and `study` come to the same. */
function plainTerm(term: string): string {
  const plain = term.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const singular = plain.length > 3 ? plain.replace(/([^s])s$/, '$1') : plain;
  return singular.length > 3 ? singular.replace(/(?:ie|y)$/, 'i') : singular;
}

/** The word with each two neighbouring letters swapped: `fruad` was meant to be `fraud`. */
function swaps(term: string): string[] {
  const letters = Array.from(term);
  return letters
    .slice(1)
    .map((letter, index) =>
      [...letters.slice(0, index), letter, letters[index], ...letters.slice(index + 2)].join(''),
    );
}

/** What a longer word may have begun with, the longest first: `forecasting`, `chatbot`. */
function starts(term: string): string[] {
  const shortest = Math.max(4, Math.ceil(term.length / 2));
  return Array.from({ length: Math.max(0, term.length - shortest) }, (_, index) =>
    term.slice(0, term.length - 1 - index),
  );
}
