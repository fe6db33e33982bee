/** Splits a text at spaces; punctuation stays with the words. */
export function wordsOf(text: string): readonly string[] {
  return text.split(/\p{White_Space}+/u).filter((word) => word !== '');
}

/** The rules that modify a word's valence. */
export type Rule = 'degree' | 'capitals' | 'negation' | 'negates' | 'neverSo' | 'least' | 'idiom' | 'but';

/** A rule's effect on a word. */
export interface Change {
  readonly rule: Rule;
  /** The operand: `operations` says whether it's added to the valence, multiplies it, or replaces it. */
  readonly amount: number;
  /** Indexes of the words that caused the change. */
  readonly because: readonly number[];
}

export const operations: Readonly<Record<Rule, 'add' | 'multiply' | 'replace'>> = {
  degree: 'add',
  capitals: 'add',
  negation: 'multiply',
  neverSo: 'multiply',
  least: 'multiply',
  but: 'multiply',
  idiom: 'replace',
  negates: 'replace',
};

/** A rated word of a sentence, or something that we added. */
export interface Step {
  readonly word: string;
  /** Index of the word among those that `wordsOf` returns. */
  readonly place: number;
  /** Valence from -4 to 4, as rated by people, or by us for additions. */
  readonly rated: number;
  readonly changes: readonly Change[];
  /** Final contribution to the sum. */
  readonly value: number;
  /** True for what VADER itself ignores. */
  readonly isAdded?: true;
}

/**
 * Normalization constant, about the largest sum that the authors expect: `sum / √(sum² + ALPHA)` is between
 * -1 and 1.
 */
export const ALPHA = 15;

/** A sentence's score and its explanation. */
export interface VaderScore {
  readonly steps: readonly Step[];
  /** Emphasis from `!` and `?`, with the sign of the words' sum. */
  readonly emphasis: number;
  readonly sum: number;
  /** The sum normalized to between -1 and 1, rounded to four decimals. */
  readonly compound: number;
}
