import { maskedWords } from './words';

/** A linear classifier with words, pairs of words, and letter trigrams as features. */
export interface Classifier<Name extends string> {
  readonly classes: readonly Name[];
  /** Weights by feature, two characters per class: the class and its weight. Weights near zero are left out. */
  readonly weights: Readonly<Record<string, string>>;
}

export interface Guess<Name extends string> {
  readonly name: Name;
  readonly probability: number;
}

/** Looked up once, because a lookup of a global takes longer than `exp` in Jest's sandbox. */
const { exp } = Math;
const EPOCHS = 14;
const LEARNING_RATE = 3;
/** Minimum number of examples with a word. Rarer ones don't help with new messages. */
const MIN_COUNT = 2;
/** The same for pairs and trigrams, which take most of the bytes. */
const MIN_COUNT_OF_PARTS = 6;
/** Minimum absolute weight to keep. */
const MIN_WEIGHT = 1.5;
/** Minimum error at which a class's weights are updated; smaller errors aren't worth the time. */
const MIN_ERROR = 0.005;
/** Absolute weight to which larger ones are clamped. */
const MAX_WEIGHT = 12;
/** Weights are rounded to multiples of this. */
const STEP = 0.5;
const STEPS = MAX_WEIGHT / STEP;
/** Character code of 0. Of the characters from here on, JSON escapes only the backslash. */
const ZERO = '#'.charCodeAt(0);
/** Prime, so that stepping by it visits every example once per epoch, in an order that mixes the classes. */
const STRIDE = 7919;

/** Returns the features of a text; the empty one is the bias. */
function featuresOf(text: string): readonly string[] {
  const words = [...maskedWords(text), ...(text.includes('?') ? ['<?>'] : [])];
  const features = new Set(['', `${words.at(-1) ?? '^'} $`]);
  words.forEach((word, place) => {
    const padded = ` ${word} `;
    features.add(padded);
    features.add(`${words[place - 1] ?? '^'} ${word}`);
    if (word.startsWith('<')) return;
    for (let start = 0; start + 3 <= padded.length; start += 1) features.add(padded.slice(start, start + 3));
  });
  return [...features];
}

/**
 * Trains a softmax regression by stochastic gradient descent, with features weighted by inverse document
 * frequency.
 */
export function train<Name extends string>(
  examples: readonly (readonly [name: Name, text: string])[],
): Classifier<Name> {
  const classes = [...new Set(examples.map(([name]) => name))];
  const texts = examples.map(([name, text]) => ({
    target: classes.indexOf(name),
    features: featuresOf(text),
  }));
  const counts = new Map<string, number>();
  for (const { features } of texts)
    for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const rows = new Map(
    [...counts]
      .filter(
        ([feature, count]) =>
          count >= (/^ .* $/u.test(feature) ? MIN_COUNT : MIN_COUNT_OF_PARTS) || feature === '',
      )
      .map(([feature, count]) => [
        feature,
        { rarity: Math.log((texts.length + 1) / count), weights: new Float64Array(classes.length) },
      ]),
  );
  const samples = texts.map(({ target, features }) => ({
    target,
    present: features.flatMap((feature) => rows.get(feature) ?? []),
    scale: 1 / Math.sqrt(features.length),
  }));
  for (let step = 0; step < EPOCHS * samples.length; step += 1) {
    const sample = samples[(step * STRIDE) % samples.length];
    if (!sample) continue;
    const { target, present, scale } = sample;
    const rate = LEARNING_RATE / (1 + step / samples.length / 4) / 16;
    const scores = new Float64Array(classes.length);
    for (const { rarity, weights } of present) {
      const value = rarity * scale;
      for (let at = 0; at < scores.length; at += 1)
        scores[at] = (scores[at] ?? 0) + (weights[at] ?? 0) * value;
    }
    softmax(scores).forEach((probability, at) => {
      const error = at === target ? probability - 1 : probability;
      if (error > -MIN_ERROR && error < MIN_ERROR) return;
      for (const { rarity, weights } of present)
        weights[at] = (weights[at] ?? 0) - rate * error * rarity * scale;
    });
  }
  return {
    classes,
    weights: Object.fromEntries(
      Array.from(rows, ([feature, { rarity, weights }]) => [
        feature,
        Array.from(weights, (weight, at) => packed(at, weight * rarity)).join(''),
      ]),
    ),
  };
}

/** Encodes a weight as two characters, or as nothing if it's small. */
function packed(at: number, weight: number): string {
  if (Math.abs(weight) < MIN_WEIGHT) return '';
  const step = Math.round(Math.max(-MAX_WEIGHT, Math.min(MAX_WEIGHT, weight)) / STEP);
  return String.fromCharCode(ZERO + at, ZERO + STEPS + step);
}

/** Returns the share of a text's words that the classifier knows, from 0 to 1; 1 if it has none. */
export function knownShare<Name extends string>({ weights }: Classifier<Name>, text: string): number {
  const words = maskedWords(text);
  const known = words.filter((word) => Object.hasOwn(weights, ` ${word} `));
  return words.length === 0 ? 1 : known.length / words.length;
}

/** Returns every class with its probability, the most probable first. */
export function classify<Name extends string>(
  { classes, weights }: Classifier<Name>,
  text: string,
): readonly Guess<Name>[] {
  const features = featuresOf(text);
  const scores = new Float64Array(classes.length);
  for (const feature of features) {
    const pairs = Object.hasOwn(weights, feature) ? (weights[feature] ?? '') : '';
    for (let place = 0; place < pairs.length; place += 2) {
      const at = pairs.charCodeAt(place) - ZERO;
      const weight = (pairs.charCodeAt(place + 1) - ZERO - STEPS) * STEP;
      scores[at] = (scores[at] ?? 0) + weight / Math.sqrt(features.length);
    }
  }
  const probabilities = softmax(scores);
  return classes
    .map((name, at) => ({ name, probability: probabilities[at] ?? 0 }))
    .toSorted((a, b) => b.probability - a.probability);
}

/** A loop, because training calls it 100,000 times. */
function softmax(scores: Float64Array): Float64Array {
  let highest = -Infinity;
  for (const score of scores) if (score > highest) highest = score;
  const powers = scores.map((score) => exp(score - highest));
  let total = 0;
  for (const power of powers) total += power;
  return powers.map((power) => power / total);
}
