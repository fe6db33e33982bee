import MiniSearch from 'minisearch';
import { plainTerm, termsOf, wordsOf } from '../../components/search/searchTerms';
import type { Passage } from './passage';

/** The place of a quote. */
export type Source = Pick<Passage, 'url' | 'source' | 'title'>;

/** A passage that has words of a question. */
interface Hit {
  readonly passage: Passage;
  /** The share of the question's words that it has, rare ones counting more, from 0 to 1. */
  readonly coverage: number;
  /** The words that it has. */
  readonly words: readonly string[];
}

/** So many sentences are quoted at most. */
const MAX_SENTENCES = 4;

/** Finds the passage that has most of a question's words. */
export function retrievalFrom(passages: readonly Passage[]): (question: string) => Hit | undefined {
  const index = new MiniSearch<Passage & { readonly id: number }>({
    fields: ['title', 'text', 'source'],
    tokenize: wordsOf,
    processTerm: plainTerm,
    searchOptions: {
      boost: { title: 2 },
      prefix: (term) => term.length > 3,
      fuzzy: (term) => (term.length > 5 ? 0.15 : false),
    },
  });
  index.addAll(passages.map((passage, id) => ({ ...passage, id })));
  return (question) => {
    const words = termsOf(question);
    const found = index.search(words.join(' '));
    // The fewer passages have a word, the more it tells; one that none has is most likely what was asked about.
    const weights = new Map(
      words.map((word) => {
        const { length } = found.filter(({ queryTerms }) => queryTerms.includes(word));
        return [word, Math.log(1 + passages.length / (length + 0.5))];
      }),
    );
    const weightOf = (some: readonly string[]) =>
      some.reduce((sum, word) => sum + (weights.get(word) ?? 0), 0);
    // A passage that speaks of all of the question is better than one that says one word of it often.
    const [best] = found
      .map(({ id, score, queryTerms }) => ({
        passage: passages[Number(id)],
        score,
        words: queryTerms,
        coverage: weightOf([...new Set(queryTerms)]) / weightOf(words),
      }))
      .toSorted((a, b) => b.score * b.coverage - a.score * a.coverage);
    return best?.passage && { ...best, passage: best.passage };
  };
}

/** A passage, or of a long one the sentences that have most of some words. */
export function excerptOf(text: string, words: readonly string[]) {
  const sentences = text.split(/(?<=[.!?]”?)\s+(?=[\p{Lu}“\d])/u);
  const starts = Array.from(
    { length: Math.max(1, sentences.length - MAX_SENTENCES + 1) },
    (_, start) => start,
  );
  const partAt = (start: number) => sentences.slice(start, start + MAX_SENTENCES).join(' ');
  const countIn = (part: string) => {
    const terms = new Set(wordsOf(part).map(plainTerm));
    return words.filter((word) => terms.has(word)).length;
  };
  const start = starts.toSorted((a, b) => countIn(partAt(b)) - countIn(partAt(a)))[0] ?? 0;
  return {
    text: partAt(start),
    isCut: { before: start > 0, after: start + MAX_SENTENCES < sentences.length },
  };
}

export function sourceOf({ url, source, title }: Passage): Source {
  return { url, source, title };
}
