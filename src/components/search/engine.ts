import type { Query, SearchResult } from 'minisearch';
import MiniSearch from 'minisearch';
import type { SearchKind } from '../../content/search/search';
import { searchSynonyms } from '../../content/search/searchSynonyms';
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
    searchOptions: {
      boost: { title: 15, text: 2 },
      // A single word that is a page's name means that page.
      boostDocument: (url) => (byUrl.get(String(url))?.kind === 'page' ? 2.5 : 1),
    },
  });
  await index.addAllAsync(records, { chunkSize: 10 });
  const soundsLike = bySound(records);

  /**
   * The first way of reading a word by which anything is found: in our words for it, as it is, unfinished, spelt as it
   * sounds, misspelt, with an ending.
   */
  const reading = (term: string): Query =>
    [
      ...inOurWords(term),
      // One or two letters are the start of too many words: they are looked up as a whole word first.
      ...(term.length > 2 ? [] : [{ queries: [term] }]),
      { queries: [term], prefix: true },
      { queries: [...(soundsLike.get(sound(term)) ?? [])], combineWith: 'OR' as const },
      { queries: [term, { queries: swaps(term), fuzzy: false }], fuzzy: 0.2 },
      ...starts(term),
    ].find((query) => index.search(query).length > 0) ?? term;

  return (query) => {
    const queries = termsOf(query).map(reading);
    const all = index.search({ combineWith: 'AND', queries });
    // Where no record has all of the words, records that have some of them are found.
    const some = all.length > 0 ? all : index.search({ combineWith: 'OR', queries });
    const found = some.toSorted((a, b) => inTitle(b, queries.length) - inTitle(a, queries.length));
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

/** How many words of a query a result has in its title: those that have more come first, whatever their texts say. */
function inTitle({ match }: SearchResult, asked: number): number {
  return Math.min(asked, Object.values(match).filter((fields) => fields.includes('title')).length);
}

const synonyms = new Map(
  Object.entries(searchSynonyms).map(([word, phrases]) => [plainTerm(word), phrases.map(termsOf)]),
);

/** A word together with what the site calls it, if that is something else. */
function inOurWords(term: string): readonly Query[] {
  const phrases = synonyms.get(term);
  if (!phrases) return [];
  const ours = phrases.map((terms): Query => ({ queries: [...terms], combineWith: 'AND' }));
  return [{ queries: [{ queries: [term], prefix: true }, ...ours], combineWith: 'OR' }];
}

/** The words of the site by how they sound. */
function bySound(records: readonly SearchRecord[]): ReadonlyMap<string, ReadonlySet<string>> {
  const words = new Map<string, Set<string>>();
  for (const { title, text, more } of records) {
    for (const word of wordsOf(`${title} ${text} ${more}`)) {
      const term = plainTerm(word);
      words.set(sound(term), (words.get(sound(term)) ?? new Set()).add(term));
    }
  }
  return words;
}

/**
 * What is left of a word without the vowels and double letters that slips of spelling are about: `frod` and `fraud` are
 * both `frd`. Fewer than three letters say too little.
 */
function sound(term: string): string {
  const rest = term.slice(1).replace(/[aeiouy]/g, '');
  const left = (term.slice(0, 1) + rest).replace(/(.)\1+/gu, '$1');
  return left.length < 3 ? term : left;
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
