import MiniSearch from 'minisearch';
import type { Steps } from '../shared/model/steps';
import type { Passage } from './passage';
import type { Fact } from './fact';
import { factFor } from './fact';
import { indexedForm, isCommonVerb, formsOf, tellingWords, wordsOf } from './words';

/** The place of a quote. */
export type Source = Pick<Passage, 'url' | 'source' | 'title'>;

/** A quote of the site, word by word. */
export interface Quote extends Source {
  readonly text: string;
  /** Whether it was cut out of a longer passage: what is before it, and after it, is left out. */
  readonly isCut: { readonly before: boolean; readonly after: boolean };
}

/** What the site has to say on a question. */
export interface Answer {
  /** The share of the question's telling words that the quoted passage has, rare ones counting more, from 0 to 1. */
  readonly coverage: number;
  /** How much the words weigh that the passage shares with the question. */
  readonly evidence: number;
  /** The question's telling words, and those of them that the quoted passage has. */
  readonly words: { readonly asked: readonly string[]; readonly had: readonly string[] };
  /** Whether the answer is made of the site's data; its passage is no quote then. */
  readonly isFact: boolean;
  /** Null if that is too little: the assistant does not know. */
  readonly quote: Quote | null;
  /** Other passages on the same; where the assistant does not know, the one that comes closest, if any. */
  readonly others: readonly Source[];
}

/**
 * Below this coverage the assistant says that it does not know. `evaluation.computed.ts` counts what each threshold
 * gets right among the labelled questions.
 */
export const THRESHOLD = 0.5;

/**
 * So much the words that a passage shares with the question must weigh together, as the index weighs words; one of the
 * title counts twice. So a question of few and common words is hard to satisfy.
 */
const LEAST_EVIDENCE = 7;
/** How much more a word tells that no passage has. */
const UNKNOWN = 1.5;
/** So rare a word of a story's title must be to name its subject. */
const LEAST_SUBJECT = 3;

/** Of so few telling words, a passage must have all: one of two is another question. */
const SHORT = 2;

/**
 * Whether a passage has enough of a question of so many telling words to answer it.
 *
 * @param threshold 0 takes any
 */
export function isEnough(
  { coverage, evidence }: Pick<Answer, 'coverage' | 'evidence'>,
  words: number,
  threshold = THRESHOLD,
): boolean {
  if (threshold === 0) return true;
  return coverage >= (words <= SHORT ? 1 : threshold) && evidence >= LEAST_EVIDENCE;
}

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
 * Makes what answers: from the facts what they answer, all else from the passages. The index is made at the first
 * question that needs it, in steps.
 *
 * @param threshold the coverage below which it does not know
 */
export function answeringFrom(
  passages: readonly Passage[],
  facts: readonly Fact[],
  threshold = THRESHOLD,
): Answering {
  const index = new MiniSearch<Passage & { readonly id: number }>({
    fields: ['title', 'text', 'source'],
    tokenize: wordsOf,
    processTerm: indexedForm,
    searchOptions: {
      boost: { title: 2 },
      boostDocument: (id) => standingOf(passages[Number(id)]?.source ?? ''),
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
    // What no text has is most likely what the question is about.
    const rarity = Math.log(1 + passages.length / (count + 0.5)) * (count === 0 ? UNKNOWN : 1);
    const weight = isCommonVerb(word) ? rarity / 3 : rarity;
    // Limits the memory that a pasted text of many words can take.
    if (telling.size < 5000) telling.set(word, weight);
    return weight;
  };

  return function* answer(question) {
    const fact = factFor(question, facts);
    const asked = tellingWords(question);
    const typed = asked.map((word) => word.typed);
    if (fact)
      return {
        coverage: 1,
        evidence: Number.MAX_VALUE,
        words: { asked: typed, had: typed },
        isFact: true,
        quote: { ...sourceOf(fact), text: fact.text, isCut: { before: false, after: false } },
        others: [],
      };
    yield* filled();
    const words = asked.map(({ stem }) => stem);
    const total = sum(words.map(weightOf));
    const found = index
      .search({
        combineWith: 'OR',
        queries: words.map((word) => ({ combineWith: 'OR', queries: formsOf(word) })),
      })
      .slice(0, CANDIDATES)
      .flatMap(({ id, score, terms, match }) => {
        const passage = passages[Number(id)];
        const isIn = (word: string, fields: readonly string[]) =>
          formsOf(word).some(
            (form) => terms.includes(form) && match[form]?.some((field) => fields.includes(field)),
          );
        const spoken = words.filter((word) => isIn(word, ['title', 'text', 'source']));
        const titled = spoken.filter((word) => isIn(word, ['title', 'source']));
        // A story speaks of many things beside its subject, which its title names.
        if (!passage || (isStory(passage) && !titled.some((word) => weightOf(word) >= LEAST_SUBJECT)))
          return [];
        const coverage = sum(spoken.map(weightOf)) / total;
        const evidence = sum(spoken.map(weightOf)) + sum(titled.map(weightOf));
        return [{ passage, score, spoken, coverage, evidence }];
      })
      // A passage that speaks of all of the question is better than one that says one word of it often.
      .toSorted((a, b) => b.score * b.coverage - a.score * a.coverage);
    const best = found[0];
    const isKnown = best !== undefined && isEnough(best, asked.length, threshold);
    const measured = {
      coverage: best?.coverage ?? 0,
      evidence: best?.evidence ?? 0,
      words: {
        asked: typed,
        had: asked.filter(({ stem }) => best?.spoken.includes(stem)).map((word) => word.typed),
      },
      isFact: false,
    };
    if (!best || !isKnown)
      return {
        ...measured,
        quote: null,
        others: best && best.coverage >= LEAST_NAMED ? [sourceOf(best.passage)] : [],
      };
    const others = found
      .filter(({ coverage, passage }) => coverage >= threshold && passage.url !== best.passage.url)
      .map(({ passage }) => sourceOf(passage));
    return {
      ...measured,
      quote: quoteFrom(best.passage, best.spoken),
      others: others
        .filter(({ url }, place) => others.findIndex((other) => other.url === url) === place)
        .slice(0, MOST_OTHERS),
    };
  };
}

const answers = ['Questions', 'Pricing', 'Terms of Service', 'Privacy Policy'];
const stories = ['About us', 'Contact', 'Team', 'Clients', 'Case studies', 'Blog', 'News'];

/** Questions and policies were written to answer, products and services to describe, all else to tell a story. */
function standingOf(source: string): number {
  return answers.includes(source) ? 1.5 : 1;
}

function isStory({ source }: Passage): boolean {
  return stories.includes(source);
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
