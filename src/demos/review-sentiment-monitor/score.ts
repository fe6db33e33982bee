import { addedSteps } from './additions';
import type { LearnedScore } from './learned/score';
import { learnedScore } from './learned/score';
import { compoundOf, vader } from './vader/score';
import type { VaderScore } from './vader/step';
import { wordsOf } from './vader/words';

/** A sentence with what both methods say of it, each from -1, the worst, to 1. */
export interface Sentence {
  readonly text: string;
  readonly vader: VaderScore;
  readonly learned: LearnedScore;
}

/** A sentence that goes on for longer is read in pieces of so many words. Of 23,703 labelled ones none does. */
const LONGEST_SENTENCE = 150;

/** VADER's score of a text, from -1 to 1. */
export function score(text: string): number {
  return vader(wordsOf(text).map(plainMarks)).compound;
}

/** Cuts a text into sentences. */
export function sentencesOf(text: string): readonly string[] {
  return text.split(/(?<=[.!?…]["”’')]?)\s+/u).flatMap((sentence) => {
    const words = wordsOf(sentence);
    const pieces: string[] = [];
    for (let start = 0; start < words.length; start += LONGEST_SENTENCE)
      pieces.push(words.slice(start, start + LONGEST_SENTENCE).join(' '));
    return pieces;
  });
}

/** A sentence of which neither method says anything. */
export function unreadSentence(text: string): Sentence {
  return { ...readSentence(''), text };
}

/** Reads a sentence by both methods, with what each word does. Star ratings and some emoji are added to VADER's sum. */
export function readSentence(text: string): Sentence {
  const words = wordsOf(text).map(plainMarks);
  const added = addedSteps(words);
  const own = vader(words);
  const sum = added.reduce((total, { value }) => total + value, own.sum);
  return {
    text,
    vader: {
      steps: [...own.steps, ...added]
        .toSorted((a, b) => a.place - b.place)
        .map((step) => ({ ...step, value: rounded(step.value) })),
      emphasis: rounded(own.emphasis),
      sum: rounded(sum),
      compound: added.length === 0 ? own.compound : compoundOf(sum),
    },
    learned: learnedScore(plainMarks(text)),
  };
}

/**
 * VADER's rules know the marks of a typewriter only: to them `isn’t` negates nothing and `“bad…”` is no word. So what
 * a word processor makes of these marks is taken back.
 */
function plainMarks(text: string): string {
  return text
    .replaceAll(/[’‘]/gu, "'")
    .replaceAll(/[“”«»]/gu, '"')
    .replaceAll('…', '...')
    .replaceAll('\u{FE0F}', '')
    .replaceAll(/(?<=\S)[–—](?=\S)/gu, ' - ')
    .replaceAll(/[–—]/gu, '-');
}

function rounded(value: number): number {
  return Math.round(value * 1000) / 1000;
}

/** The mean of scores, to three digits. */
export function mean(scores: readonly number[]): number {
  return rounded(scores.reduce((sum, score) => sum + score, 0) / Math.max(1, scores.length));
}
