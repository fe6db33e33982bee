import { AFTER_BUT, BEFORE_BUT } from './modifiers';
import type { Step, VaderScore } from './step';
import { ALPHA } from './step';
import { tokenize } from './tokens';
import type { Token } from './tokens';
import { weigh } from './valence';

/** Of more `!` than these the rest adds nothing. */
const MOST_EXCLAMATIONS = 4;
const PER_EXCLAMATION = 0.292;
const PER_QUESTION = 0.18;
/** What four `?` or more add. */
const MANY_QUESTIONS = 0.96;

/**
 * Scores a sentence as VADER's authors do (Hutto & Gilbert, ICWSM 2014; their code of 2026): the compound is theirs to
 * the last digit.
 *
 * @param words what is between spaces, with all its marks
 */
export function vader(words: readonly string[]): VaderScore {
  const { tokens, exclamations, questions, hasEmphasis } = tokenize(words);
  const weighed = tokens.map((_, index) => weigh({ tokens, hasEmphasis }, index));
  const steps = withBut(tokens, weighed);
  const ofWords = steps.reduce((sum, { value }) => sum + value, 0);
  const emphasis =
    Math.sign(ofWords) *
    (Math.min(exclamations, MOST_EXCLAMATIONS) * PER_EXCLAMATION + questionEmphasis(questions));
  const sum = ofWords + emphasis;
  return { steps, emphasis, sum, compound: compoundOf(sum) };
}

/** A sum brought between -1 and 1, to four digits. */
export function compoundOf(sum: number): number {
  return Number((sum / Math.sqrt(sum * sum + ALPHA)).toFixed(4));
}

/** A single `?` is a question and no emphasis. */
function questionEmphasis(questions: number): number {
  if (questions < 2) return 0;
  return questions <= 3 ? questions * PER_QUESTION : MANY_QUESTIONS;
}

/**
 * Weakens what comes before the first “but” and strengthens what comes after it. The authors look each value up in the
 * list by its size, so that of two words with the same value one may be changed twice and the other not at all.
 */
function withBut(tokens: readonly Token[], weighed: readonly (Step | null)[]): readonly Step[] {
  const steps = weighed.filter((step) => step !== null);
  const but = tokens.findIndex(({ lower }) => lower === 'but');
  const butPlace = tokens[but]?.place;
  if (butPlace === undefined) return steps;
  const changed = [...weighed];
  const values = weighed.map((step) => step?.value ?? 0);
  // As in Python, a value that was changed is met changed.
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
