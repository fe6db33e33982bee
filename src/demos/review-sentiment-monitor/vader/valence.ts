import { lexicon } from './lexicon';
import { CAPITALS, degrees, idioms, negates, NEGATION, NEVER_SO } from './modifiers';
import type { Change, Rule, Step } from './step';
import { operations } from './step';
import type { TokenizedText } from './tokens';

/** Weights of modifiers one, two, and three words before the rated word. */
const weightsByDistance = [1, 0.95, 0.9];

/**
 * Computes a token's contribution to the sum before “but” and punctuation; null if VADER doesn't rate it.
 * Follows `sentiment_valence` in the authors' code line by line, including its quirks: the rules below
 * multiply values that are already negated, and “this” strengthens the next word only if two words precede
 * it.
 */
export function contributionOf(
  text: Pick<TokenizedText, 'tokens' | 'hasEmphasis'>,
  index: number,
): Step | null {
  const { tokens, hasEmphasis } = text;
  const token = tokens[index];
  const rated = token && lexicon.get(token.lower);
  if (!token || rated === undefined || degrees.has(token.lower)) return null;
  const wordAt = (place: number) => tokens[place]?.lower ?? '';
  if (token.lower === 'kind' && wordAt(index + 1) === 'of') return null;

  let value = rated;
  const changes: Change[] = [];
  const change = (rule: Rule, amount: number, because: readonly number[]) => {
    value = applied(rule, value, amount);
    changes.push({ rule, amount, because: because.flatMap((at) => tokens[at]?.place ?? []) });
  };

  if (token.lower === 'no' && lexicon.has(wordAt(index + 1))) change('negates', 0, [index + 1]);
  const no = noBefore(wordAt, index);
  if (no !== null) {
    // Starts over from the rated value, as VADER's authors do; it matters for “no no”.
    value = rated;
    changes.length = 0;
    change('negation', NEGATION, [no]);
  }
  if (token.isUpper && hasEmphasis) change('capitals', value > 0 ? CAPITALS : -CAPITALS, []);

  for (const [back, weight] of weightsByDistance.entries()) {
    const before = index - back - 1;
    const word = tokens[before];
    if (!word || lexicon.has(word.lower)) continue;
    const degree = degrees.get(word.lower);
    if (degree !== undefined) {
      const emphasis = word.isUpper && hasEmphasis ? (value > 0 ? CAPITALS : -CAPITALS) : 0;
      change('degree', ((value < 0 ? -degree : degree) + emphasis) * weight, [before]);
    }
    const turn = negationFrom(wordAt, index, back);
    if (turn !== null) change(turn.rule, turn.amount, turn.because);
    if (back === 2) {
      const idiom = idiomAround(wordAt, index);
      if (idiom !== null) change('idiom', idiom.valence, idiom.because);
      for (const [phrase, because] of degreePhrases(wordAt, index)) {
        const amount = degrees.get(phrase);
        if (amount !== undefined) change('degree', amount, because);
      }
    }
  }
  if (isNegatedByLeast(wordAt, index)) change('least', NEGATION, [index - 1]);
  return { word: token.text, place: token.place, rated, changes, value };
}

function applied(rule: Rule, value: number, amount: number): number {
  switch (operations[rule]) {
    case 'add':
      return value + amount;
    case 'multiply':
      return value * amount;
    case 'replace':
      return amount;
  }
}

type WordAt = (index: number) => string;

/**
 * Finds the “no” that negates a word: one or two words before it, or three with “or” in between (“no fuss or
 * trouble”).
 */
function noBefore(wordAt: WordAt, index: number): number | null {
  if (wordAt(index - 1) === 'no') return index - 1;
  if (wordAt(index - 2) === 'no') return index - 2;
  return wordAt(index - 3) === 'no' && ['or', 'nor'].includes(wordAt(index - 1)) ? index - 3 : null;
}

/**
 * Returns the effect of a negation one, two, or three words earlier. “Never so good” is positive, and so is
 * “without a doubt”.
 */
function negationFrom(wordAt: WordAt, index: number, back: number): Change | null {
  const [one, two, three] = [wordAt(index - 1), wordAt(index - 2), wordAt(index - 3)];
  const isSo = (word: string) => word === 'so' || word === 'this';
  const negated = (word: string): Change | null =>
    negates(word) ? { rule: 'negation', amount: NEGATION, because: [index - back - 1] } : null;
  const strengthened = (...because: readonly number[]): Change => ({
    rule: 'neverSo',
    amount: NEVER_SO,
    because,
  });
  switch (back) {
    case 0:
      return negated(one);
    case 1:
      if (two === 'never' && isSo(one)) return strengthened(index - 2, index - 1);
      return two === 'without' && one === 'doubt' ? null : negated(two);
    default:
      if (three === 'never' && isSo(two)) return strengthened(index - 3, index - 2);
      if (isSo(one)) return strengthened(index - 1);
      return three === 'without' && (two === 'doubt' || one === 'doubt') ? null : negated(three);
  }
}

/** Finds the idiom that contains a word or precedes it; of several, the last one that the authors check. */
function idiomAround(
  wordAt: WordAt,
  index: number,
): { readonly valence: number; readonly because: readonly number[] } | null {
  const phrase = (from: number, to: number) => {
    const because = Array.from({ length: to - from + 1 }, (_, place) => index + from + place);
    const valence = idioms.get(because.map(wordAt).join(' '));
    return valence === undefined ? null : { valence, because };
  };
  return (
    phrase(0, 2) ??
    phrase(0, 1) ??
    phrase(-1, 0) ??
    phrase(-2, 0) ??
    phrase(-2, -1) ??
    phrase(-3, -1) ??
    phrase(-3, -2)
  );
}

/** Returns the phrases before a word that may strengthen or weaken it, such as “sort of”. */
function degreePhrases(wordAt: WordAt, index: number): readonly (readonly [string, readonly number[]])[] {
  return [
    [index - 3, index - 2, index - 1],
    [index - 3, index - 2],
    [index - 2, index - 1],
  ].map((places) => [places.map(wordAt).join(' '), places] as const);
}

/** Tests whether “least” negates a word; “at least” and “very least” don't. */
function isNegatedByLeast(wordAt: WordAt, index: number): boolean {
  return wordAt(index - 1) === 'least' && !['at', 'very'].includes(wordAt(index - 2));
}
