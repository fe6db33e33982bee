import { SentimentIntensityAnalyzer } from 'vader-sentiment';

/** What a word does to its sentence. */
export type WordRole = 'praise' | 'complaint' | 'turns' | 'plain';

/** A word of a sentence, with what follows it up to the next. */
export interface Word {
  readonly text: string;
  readonly role: WordRole;
  /** How much higher the sentence scores with the word than without it. */
  readonly effect: number;
}

/** A sentence with its score from -1, the worst, to 1. */
export interface Sentence {
  readonly score: number;
  readonly words: readonly Word[];
}

/** A sentence that goes on for longer is read in pieces of so many words. */
const LONGEST_SENTENCE = 60;
/** VADER looks so many words back for what strengthens, weakens or negates. */
const REACH = 3;
/** A smaller effect is no more than the rounding of two scores. */
const LEAST_EFFECT = 0.005;

/** What scores a text: VADER, from -1 to 1. */
export function score(text: string): number {
  return SentimentIntensityAnalyzer.polarity_scores(forVader(text)).compound;
}

/** Cuts a text into sentences, none of them longer than VADER is made for. */
export function sentencesOf(text: string): readonly string[] {
  return text.split(/(?<=[.!?…]["”’')]?)\s+/u).flatMap((sentence) => {
    const words = wordsOf(sentence);
    const pieces: string[] = [];
    for (let start = 0; start < words.length; start += LONGEST_SENTENCE)
      pieces.push(words.slice(start, start + LONGEST_SENTENCE).join(' '));
    return pieces;
  });
}

/** Scores a sentence, and finds which of its words did it: each is left out once, to see what changes. */
export function readSentence(text: string): Sentence {
  const words = wordsOf(text);
  const whole = score(text);
  const own = words.map(ownScore);
  const isNear = (index: number) => own.slice(index, index + REACH + 1).some((value) => value !== 0);
  return {
    score: whole,
    words: words.map((word, index) => {
      if (!isNear(index) && !isBut(word)) return { text: word, role: 'plain', effect: 0 };
      const effect = rounded(whole - score(words.toSpliced(index, 1).join(' ')));
      return { text: word, effect, role: roleOf(own[index] ?? 0, effect, isBut(word)) };
    }),
  };
}

/**
 * A word with a score of its own praises or complains; `not`, `never` or `but` have none and still change what the
 * sentence says. A word of praise after a `not` is one that the sentence takes back, so its effect decides, not its own
 * score.
 */
function roleOf(own: number, effect: number, isTurn: boolean): WordRole {
  if (Math.abs(effect) < LEAST_EFFECT) return 'plain';
  if (own === 0 || isTurn) return 'turns';
  return effect > 0 ? 'praise' : 'complaint';
}

const ownScores = new Map<string, number>();

function ownScore(word: string): number {
  const known = ownScores.get(word);
  if (known !== undefined) return known;
  const own = score(word);
  // A text of a hundred thousand made-up words must not fill the memory.
  if (ownScores.size < 20_000) ownScores.set(word, own);
  return own;
}

function isBut(word: string): boolean {
  return /^but\W*$/i.test(word);
}

function wordsOf(text: string): readonly string[] {
  return text.split(/\s+/u).filter((word) => word !== '');
}

/**
 * This port of VADER knows straight apostrophes, single marks and a small `not` only: to it `isn’t` and `Not` negate
 * nothing, and `bad…` and `“bad.”` are no words. A word longer than any is left out, since its patterns take minutes for one of a hundred
 * thousand capitals.
 */
function forVader(text: string): string {
  return text
    .replaceAll(/\S{60,}/gu, ' ')
    .replaceAll(/[’‘]/gu, "'")
    .replaceAll(/[“”«»"]/gu, ' ')
    .replaceAll(/…|\.{2,}/gu, '.')
    .replaceAll(/[–—]/gu, ' - ')
    .replaceAll(/(?<!\S)\p{Lu}(?=[\p{Ll}'])/gu, (start) => start.toLowerCase());
}

function rounded(value: number): number {
  return Math.round(value * 1000) / 1000;
}
