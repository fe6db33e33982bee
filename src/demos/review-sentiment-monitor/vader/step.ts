/** The rules that change what a word was rated. */
export type Rule = 'degree' | 'capitals' | 'negation' | 'negates' | 'neverSo' | 'least' | 'idiom' | 'but';

/** What a rule did to a word. */
export interface Change {
  readonly rule: Rule;
  /** What was added, multiplied by or put in its place: `operations` says which. */
  readonly amount: number;
  /** The words because of which, by their place in the sentence. */
  readonly because: readonly number[];
}

/** What is done with a change's amount. */
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

/** A word of the lexicon in a sentence. */
export interface Step {
  readonly word: string;
  /** Its place among the words of the sentence. */
  readonly place: number;
  /** What people rated it, from -4 to 4. */
  readonly rated: number;
  readonly changes: readonly Change[];
  /** What it adds to the sum in the end. */
  readonly value: number;
  /** Whether VADER itself doesn't read it: a star rating, or an emoji that we rated. */
  readonly isAdded?: true;
}

/** About the largest sum that the authors expect: `sum / √(sum² + ALPHA)` is between -1 and 1. */
export const ALPHA = 15;

/** A sentence's score and how it came about. */
export interface VaderScore {
  readonly steps: readonly Step[];
  /** What `!` and `?` add to the sum, away from 0. */
  readonly emphasis: number;
  readonly sum: number;
  /** The sum brought between -1 and 1, to four digits. */
  readonly compound: number;
}
