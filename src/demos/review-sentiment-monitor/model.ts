import type { Steps } from '../shared/model/steps';
import type { LabelledSentence } from './labelled';
import { readReviews } from './readReviews';
import type { Sentence } from './score';
import { readSentence, score, sentencesOf } from './score';

/** A review with its score, the mean of its sentences' scores, from -1 to 1. */
export interface ScoredReview {
  readonly line: number;
  readonly date: string | null;
  readonly score: number;
  readonly sentences: readonly Sentence[];
  /** Whether any word was known; one in another language has none. */
  readonly isRead: boolean;
  /** How many sentences were scored but are not shown word by word. */
  readonly left: number;
}

/** So many sentences of one review are taken apart into words; the rest is scored only. */
const MOST_SHOWN_SENTENCES = 40;

/** Scores pasted reviews, one a line. */
export function* readAll(text: string): Steps<readonly ScoredReview[]> {
  const pasted = readReviews(text);
  const scored: ScoredReview[] = [];
  for (const [index, { line, date, text: review }] of pasted.entries()) {
    const sentences: Sentence[] = [];
    let sum = 0;
    const all = sentencesOf(review);
    for (const [place, sentence] of all.entries()) {
      if (place < MOST_SHOWN_SENTENCES) sentences.push(readSentence(sentence));
      sum += sentences[place]?.score ?? score(sentence);
      yield (index + (place + 1) / all.length) / pasted.length;
    }
    scored.push({
      line,
      date,
      score: Math.round((sum / all.length) * 1000) / 1000,
      sentences,
      isRead: sum !== 0 || sentences.some(({ words }) => words.some(({ role }) => role !== 'plain')),
      left: all.length - sentences.length,
    });
  }
  return scored;
}

/** A sentence of the labelled set with the score that the model gives it. */
export interface Judged extends LabelledSentence {
  readonly score: number;
}

/** Scores sentences whose sentiment is known. */
export function judge(labelled: readonly LabelledSentence[]): readonly Judged[] {
  return labelled.map((sentence) => ({ ...sentence, score: score(sentence.text) }));
}
