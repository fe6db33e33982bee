import type { Step, VaderScore } from './step';
import { ALPHA } from './step';
import { tokenize } from './tokens';
import type { Token } from './tokens';
import { contributionOf } from './valence';

/** Maximum number of `!` that count. */
const MAX_EXCLAMATIONS = 4;
const PER_EXCLAMATION = 0.292;
const PER_QUESTION = 0.18;
/** Added for four or more `?`. */
const MANY_QUESTIONS = 0.96;
/** Multiplier of the words before “but”. */
const BEFORE_BUT = 0.5;
/** Multiplier of the words after “but”. */
const AFTER_BUT = 1.5;

/**
 * Scores a sentence exactly as VADER's authors do (Hutto & Gilbert, ICWSM 2014; their code of 2026).
 *
 * @param words the text split at spaces, punctuation included
 */
export function vader(words: readonly string[]): VaderScore {
  const { tokens, exclamations, questions, hasEmphasis } = tokenize(words);
  const contributions = tokens.map((_, index) => contributionOf({ tokens, hasEmphasis }, index));
  const steps = withBut(tokens, contributions);
  const ofWords = steps.reduce((sum, { value }) => sum + value, 0);
  const emphasis =
    Math.sign(ofWords) *
    (Math.min(exclamations, MAX_EXCLAMATIONS) * PER_EXCLAMATION + questionEmphasis(questions));
  const sum = ofWords + emphasis;
  return { steps, emphasis, sum, compound: compoundOf(sum) };
}

/** Normalizes a sum to between -1 and 1, rounded to four decimals. */
export function compoundOf(sum: number): number {
  return Number((sum / Math.sqrt(sum * sum + ALPHA)).toFixed(4));
}

/** Returns the emphasis from question marks; a single one adds none. */
function questionEmphasis(questions: number): number {
  if (questions < 2) return 0;
  return questions <= 3 ? questions * PER_QUESTION : MANY_QUESTIONS;
}

/**
 * Weakens the words before the first “but” and strengthens those after it. Like the authors, looks up values
 * by equality, so of two words with the same value, one may change twice and the other not at all.
 */
function withBut(tokens: readonly Token[], contributions: readonly (Step | null)[]): readonly Step[] {
  const steps = contributions.filter((step) => step !== null);
  const but = tokens.findIndex(({ lower }) => lower === 'but');
  const butPlace = tokens[but]?.place;
  if (butPlace === undefined) return steps;
  const changed = [...contributions];
  const values = contributions.map((step) => step?.value ?? 0);
  // As in the authors' Python code, the loop sees changed values.
  for (const own of values) {
    const place = values.indexOf(own);
    const amount = place < but ? BEFORE_BUT : AFTER_BUT;
    const step = changed[place];
    if (place === but || !step) continue;
    const value = step.value * amount;
    values[place] = value;
    changed[place] = {
      ...step,
      value,
      changes: [...step.changes, { rule: 'but', amount, because: [butPlace] }],
    };
  }
  return changed.filter((step) => step !== null);
}
