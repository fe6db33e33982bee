import { addedSteps } from './additions';
import { compoundOf, vader } from './vader/score';
import type { VaderScore } from './vader/step';
import { wordsOf } from './vader/step';
import { plainTyping } from '../../domain/typedText';

/** A sentence with its score, from -1 (worst) to 1. */
export interface Sentence {
  readonly text: string;
  readonly vader: VaderScore;
}

/** Longer sentences are split into pieces of this many words. None of 23,703 labeled sentences is longer. */
const MAX_SENTENCE_WORDS = 150;

/** Returns VADER's score of a text, from -1 to 1, without our additions. */
export function score(text: string): number {
  return vader(wordsOf(text).map(asciiPunctuation)).compound;
}

export function sentencesOf(text: string): readonly string[] {
  return text.split(/(?<=[.!?…]["”’')]?)\s+/u).flatMap((sentence) => {
    const words = wordsOf(sentence);
    const pieces: string[] = [];
    for (let start = 0; start < words.length; start += MAX_SENTENCE_WORDS)
      pieces.push(words.slice(start, start + MAX_SENTENCE_WORDS).join(' '));
    return pieces;
  });
}

/** Creates a sentence without a score. */
export function unreadSentence(text: string): Sentence {
  return { ...readSentence(''), text };
}

/**
 * Scores a sentence and explains each word. Adds star ratings, some complaints, and some emoji to VADER's sum.
 */
export function readSentence(text: string): Sentence {
  const words = wordsOf(text).map(asciiPunctuation);
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
  };
}

/**
 * Replaces typographic punctuation with ASCII, the only kind that VADER's rules know: otherwise `isn’t` would
 * not negate and `“bad…”` would not be a word.
 */
function asciiPunctuation(text: string): string {
  return plainTyping(text)
    .replaceAll(/[“”«»]/gu, '"')
    .replaceAll('…', '...')
    .replaceAll('\u{FE0F}', '')
    .replaceAll(/(?<=\S)[–—](?=\S)/gu, ' - ')
    .replaceAll(/[–—]/gu, '-');
}

function rounded(value: number): number {
  return Math.round(value * 1000) / 1000;
}

/** Returns the mean, which the page rounds; 0 for an empty list. */
export function mean(scores: readonly number[]): number {
  return scores.reduce((sum, score) => sum + score, 0) / Math.max(1, scores.length);
}
