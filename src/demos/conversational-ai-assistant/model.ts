import MiniSearch from 'minisearch';
import type { Steps } from '../shared/model/steps';
import type { Passage } from './passage';
import { indexedForm, formsOf, tellingStems, wordsOf } from './words';

/** The place of a quote. */
export type Source = Pick<Passage, 'url' | 'source' | 'title'>;

/** A quote of the site, word by word. */
export interface Quote extends Source {
  readonly text: string;
  /** Whether it was cut out of a longer passage: what is before it, and after it, is left out. */
  readonly isCut: { readonly before: boolean; readonly after: boolean };
}

/** What the site's texts have to say on a question. */
export interface Answer {
  /** How much of the question the quoted passage speaks of, from 0 to 1. */
  readonly coverage: number;
  /** Null if that is too little: the assistant does not know. */
  readonly quote: Quote | null;
  /** Other passages on the same; where the assistant does not know, the one that comes closest, if any. */
  readonly others: readonly Source[];
}

/**
 * Below this coverage the assistant says that it does not know. `evaluation.computed.ts` counts what each threshold
 * gets right among the labelled questions, and a test holds that no other one gets more.
 */
export const THRESHOLD = 0.5;

/** Below this, a passage has so little to do with the question that it is not named at all. */
const LEAST_NAMED = 0.35;
const MOST_OTHERS = 2;
/** So many of the best passages are looked at. */
const CANDIDATES = 12;
/** So many sentences are quoted at most. */
const MOST_QUOTED = 4;
/** So many passages are taken into the index between two steps. */
const CHUNK = 40;

/** Answers questions from the passages that it was made with. */
export type Answering = (question: string) => Steps<Answer>;

/**
 * Makes what answers from some passages. The index is made at the first question, in steps.
 *
 * @param threshold the coverage below which it does not know
 */
export function answeringFrom(passages: readonly Passage[], threshold = THRESHOLD): Answering {
  const index = new MiniSearch<Passage & { readonly id: number }>({
    fields: ['title', 'text', 'source'],
    tokenize: wordsOf,
    processTerm: indexedForm,
    searchOptions: {
      boost: { title: 2 },
      // Questions and policies have anchors, and were written to answer; other texts were written to describe.
      boostDocument: (id) => (passages[Number(id)]?.url.includes('#') ? 1.5 : 1),
      // The index's own forms of the words come in; they need no more processing.
      tokenize: (text) => text.split(' '),
      processTerm: (term) => term,
    },
  });
  const telling = new Map<string, number>();

  function* filled(): Steps<null> {
    for (let id = index.documentCount; id < passages.length; id += CHUNK) {
      index.addAll(passages.slice(id, id + CHUNK).map((passage, place) => ({ ...passage, id: id + place })));
      yield id / passages.length;
    }
    return null;
  }

  /** How much a word tells: the fewer passages have it, the more (its inverse document frequency). */
  const weightOf = (word: string): number => {
    const known = telling.get(word);
    if (known !== undefined) return known;
    const count = index.search({ combineWith: 'OR', queries: formsOf(word) }).length;
    const weight = Math.log(1 + passages.length / (count + 0.5));
    // Whoever pastes word after word must not fill the memory.
    if (telling.size < 5000) telling.set(word, weight);
    return weight;
  };

  return function* answer(question) {
    yield* filled();
    const words = tellingStems(question);
    const total = sum(words.map(weightOf));
    const found = index
      .search({
        combineWith: 'OR',
        queries: words.map((word) => ({ combineWith: 'OR', queries: formsOf(word) })),
      })
      .slice(0, CANDIDATES)
      .flatMap(({ id, score, terms }) => {
        const passage = passages[Number(id)];
        const spoken = words.filter((word) => formsOf(word).some((form) => terms.includes(form)));
        return passage ? [{ passage, score, spoken, coverage: sum(spoken.map(weightOf)) / total }] : [];
      })
      // A passage that speaks of all of the question is better than one that says one word of it often.
      .toSorted((a, b) => b.score * b.coverage - a.score * a.coverage);
    const best = found[0];
    if (!best || best.coverage < threshold)
      return {
        coverage: best?.coverage ?? 0,
        quote: null,
        others: best && best.coverage >= LEAST_NAMED ? [sourceOf(best.passage)] : [],
      };
    const others = found
      .filter(({ coverage, passage }) => coverage >= threshold && passage.url !== best.passage.url)
      .map(({ passage }) => sourceOf(passage));
    return {
      coverage: best.coverage,
      quote: quoteFrom(best.passage, best.spoken),
      others: others
        .filter(({ url }, place) => others.findIndex((other) => other.url === url) === place)
        .slice(0, MOST_OTHERS),
    };
  };
}

function sourceOf({ url, source, title }: Passage): Source {
  return { url, source, title };
}

/** A passage, or of a long one the sentences around those that speak of the question most. */
function quoteFrom(passage: Passage, spoken: readonly string[]): Quote {
  const sentences = passage.text.split(/(?<=[.!?]”?)\s+(?=[\p{Lu}“\d])/u);
  const last = Math.max(0, sentences.length - MOST_QUOTED);
  const starts = Array.from({ length: last + 1 }, (_, start) => start);
  const windowAt = (start: number) => sentences.slice(start, start + MOST_QUOTED);
  const said = (start: number) => {
    const stems = new Set(wordsOf(windowAt(start).join(' ')).map(indexedForm));
    return spoken.filter((word) => stems.has(word)).length;
  };
  const start = starts.toSorted((a, b) => said(b) - said(a))[0] ?? 0;
  return {
    ...sourceOf(passage),
    text: windowAt(start).join(' '),
    isCut: { before: start > 0, after: start < last },
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
