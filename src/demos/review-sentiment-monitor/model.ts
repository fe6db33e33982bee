import type { Steps } from '../shared/model/steps';
import { readReviews } from './readReviews';
import type { Sentence } from './score';
import { readSentence, sentencesOf } from './score';

/** A review with what both methods say of it: the mean of its sentences' scores, from -1 to 1. */
export interface ScoredReview {
  readonly line: number;
  readonly date: string | null;
  /** By VADER. */
  readonly score: number;
  /** By what was learned from labelled sentences. */
  readonly learned: number;
  readonly sentences: readonly Sentence[];
  /** Whether VADER knew any word; one in another language has none. */
  readonly isRead: boolean;
  /** How many sentences were scored but are not shown word by word. */
  readonly left: number;
}

/** So many sentences of one review are shown word by word; the rest is scored only. */
const MOST_SHOWN_SENTENCES = 40;

/** Scores pasted reviews, one a line. */
export function* readAll(text: string): Steps<readonly ScoredReview[]> {
  const pasted = readReviews(text);
  const scored: ScoredReview[] = [];
  for (const [index, { line, date, text: review }] of pasted.entries()) {
    const sentences: Sentence[] = [];
    const sums = { vader: 0, learned: 0 };
    let isRead = false;
    const all = sentencesOf(review);
    for (const [place, text] of all.entries()) {
      const sentence = readSentence(text);
      if (place < MOST_SHOWN_SENTENCES) sentences.push(sentence);
      sums.vader += sentence.vader.compound;
      sums.learned += sentence.learned.score;
      isRead ||= sentence.vader.steps.length > 0;
      yield (index + (place + 1) / all.length) / pasted.length;
    }
    scored.push({
      line,
      date,
      score: mean(sums.vader, all.length),
      learned: mean(sums.learned, all.length),
      sentences,
      isRead,
      left: all.length - sentences.length,
    });
  }
  return scored;
}

function mean(sum: number, count: number): number {
  return Math.round((sum / count) * 1000) / 1000;
}
