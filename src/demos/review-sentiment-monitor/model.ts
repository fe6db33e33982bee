import type { Steps } from '../shared/model/steps';
import { readReviews } from './readReviews';
import type { Sentence } from './score';
import { readSentence, sentencesOf, unreadSentence } from './score';

/** A review with what both methods say of it: the mean of its sentences' scores, from -1 to 1. */
export interface ScoredReview {
  readonly line: number;
  readonly date: string | null;
  /** By VADER. */
  readonly score: number;
  /** By what was learned from labelled sentences. */
  readonly learned: number;
  readonly sentences: readonly Sentence[];
  /** Whether VADER knew any word, and enough of them are English; else nothing is said of it. */
  readonly isRead: boolean;
  /** How many sentences were scored but are not shown word by word. */
  readonly left: number;
}

/** So many sentences of one review are shown word by word; the rest is scored only. */
const MOST_SHOWN_SENTENCES = 40;

/** Of so many different words, */
const LEAST_WORDS = 3;
/** this part is in 1,854 English reviews, but for 4 in 1,000 English sentences; in German, French or Spanish less is. */
const ENGLISH = 0.5;

/** Whether a review is in a language whose words mean nothing here, or, as “die” and “no”, something else. */
function isForeign(sentences: readonly Sentence[]): boolean {
  const all = sentences.reduce((sum, { learned }) => sum + learned.words.all, 0);
  const known = sentences.reduce(
    (sum, { vader, learned }) =>
      sum + Math.max(learned.words.known, new Set(vader.steps.map(({ word }) => word.toLowerCase())).size),
    0,
  );
  return all >= LEAST_WORDS && known < all * ENGLISH;
}

/** Scores pasted reviews, one a line. */
export function* readAll(text: string): Steps<readonly ScoredReview[]> {
  const pasted = readReviews(text);
  const scored: ScoredReview[] = [];
  for (const [index, { line, date, text: review }] of pasted.entries()) {
    const texts = sentencesOf(review);
    const all: Sentence[] = [];
    for (const [place, text] of texts.entries()) {
      all.push(readSentence(text));
      yield (index + (place + 1) / texts.length) / pasted.length;
    }
    const read = isForeign(all) ? all.map(({ text }) => unreadSentence(text)) : all;
    scored.push({
      line,
      date,
      score: mean(read.map(({ vader }) => vader.compound)),
      learned: mean(read.map(({ learned }) => learned.score)),
      sentences: read.slice(0, MOST_SHOWN_SENTENCES),
      isRead: read.some(({ vader }) => vader.steps.length > 0),
      left: Math.max(0, read.length - MOST_SHOWN_SENTENCES),
    });
  }
  return scored;
}

function mean(scores: readonly number[]): number {
  return Math.round((scores.reduce((sum, score) => sum + score, 0) / scores.length) * 1000) / 1000;
}
