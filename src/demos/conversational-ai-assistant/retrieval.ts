import MiniSearch from 'minisearch';
import { plainTerm, termsOf, wordsOf } from '../../components/search/searchTerms';

/** A passage that answers may quote. */
export interface Passage {
  /** The page's URL, with an anchor if there is one. Passages can share a URL. */
  readonly url: string;
  /** Name of the page, shown in the link. */
  readonly source: string;
  /** The passage's heading, or the question that it answers. */
  readonly title: string;
  /** The passage's text, in complete sentences. */
  readonly text: string;
}

/** The page that an answer links to. */
export type Source = Pick<Passage, 'url' | 'source' | 'title'>;

/** A passage that shares words with a question. */
interface Hit {
  readonly passage: Passage;
  /** Share of the question's words in the passage, weighted by rarity, from 0 to 1. */
  readonly coverage: number;
  readonly words: readonly string[];
}

const MAX_QUOTED_SENTENCES = 4;

/** Creates a function that finds the passage with the most of a question's words. */
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
    // Rare words weigh more. Words that no passage contains weigh the most: one of them is probably the subject.
    const weights = new Map(
      words.map((word) => {
        const { length } = found.filter(({ queryTerms }) => queryTerms.includes(word));
        return [word, Math.log(1 + passages.length / (length + 0.5))];
      }),
    );
    const weightOf = (some: readonly string[]) =>
      some.reduce((sum, word) => sum + (weights.get(word) ?? 0), 0);
    // A passage that covers the whole question beats one that repeats a single word.
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

/**
 * Returns a short passage whole. Of a long one, returns the run of sentences with the most words of the question.
 */
export function excerptOf(text: string, words: readonly string[]) {
  const sentences = text.split(/(?<=[.!?]”?)\s+(?=[\p{Lu}“\d])/u);
  const starts = Array.from(
    { length: Math.max(1, sentences.length - MAX_QUOTED_SENTENCES + 1) },
    (_, start) => start,
  );
  const partAt = (start: number) => sentences.slice(start, start + MAX_QUOTED_SENTENCES).join(' ');
  const countIn = (part: string) => {
    const terms = new Set(wordsOf(part).map(plainTerm));
    return words.filter((word) => terms.has(word)).length;
  };
  const start = starts.toSorted((a, b) => countIn(partAt(b)) - countIn(partAt(a)))[0] ?? 0;
  return {
    text: partAt(start),
    isCut: { before: start > 0, after: start + MAX_QUOTED_SENTENCES < sentences.length },
  };
}

export function sourceOf({ url, source, title }: Passage): Source {
  return { url, source, title };
}
