import MiniSearch from 'minisearch';
import { isStopWord, plainWord, stemOf, wordsOf } from '../../components/search/searchTerms';
import type { Passage } from './passages';

export interface Found {
  readonly passage: Passage;
  /** Share of the question's telling words that it has, from 0 to 1. Rarer words count more. */
  readonly share: number;
}

export type Search = (question: string) => readonly Found[];

/** Words in a passage’s text say less about its subject than those in its title. */
const TEXT_SHARE = 0.75;
/** Minimum length of a word that may be misspelled. */
const MIN_LENGTH_TO_CORRECT = 6;

/** Makes a function that finds the passages that match a question, best first. */
export function makeSearch(passages: readonly Passage[]): Search {
  const index = new MiniSearch<Passage & { readonly place: number }>({
    idField: 'place',
    fields: ['title', 'keywords', 'text'],
    tokenize: wordsOf,
    processTerm: stemOf,
    // The terms of questions are stems already.
    searchOptions: { tokenize: (stem) => [stem], processTerm: (stem) => stem },
  });
  index.addAll(passages.map((passage, place) => ({ ...passage, place })));
  return (question) => {
    const telling = wordsOf(question).filter((word) => !isStopWord(plainWord(word)));
    const shares = new Map<Passage, number>();
    let whole = 0;
    for (const stem of new Set(telling.map(stemOf))) {
      const hits = index.search(stem, { fuzzy: stem.length >= MIN_LENGTH_TO_CORRECT ? 1 : false });
      const rarity = Math.log((passages.length + 1) / (hits.length + 1));
      whole += rarity;
      for (const { id, match } of hits) {
        const passage = passages[Number(id)];
        if (!passage) continue;
        const isTitle = Object.values(match).some((fields) => fields.some((field) => field !== 'text'));
        shares.set(passage, (shares.get(passage) ?? 0) + rarity * (isTitle ? 1 : TEXT_SHARE));
      }
    }
    return [...shares]
      .map(([passage, share]) => ({ passage, share: share / whole }))
      .toSorted((a, b) => b.share - a.share);
  };
}
