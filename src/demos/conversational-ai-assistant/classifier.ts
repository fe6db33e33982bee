import { maskedWords } from './words';

/** A naive Bayes classifier with words, their first letters, and pairs of words as features. */
export interface Classifier<Name extends string> {
  readonly classes: readonly Name[];
  /** Logarithm of each class's sum of weights. */
  readonly sizes: readonly number[];
  /**
   * For each feature `|feature~`, a character for its rarity, and two for each class that has it: the class and its weight. One
   * text is a fifth smaller than an object, and searched within a millisecond.
   */
  readonly weights: string;
}

export interface Guess<Name extends string> {
  readonly name: Name;
  readonly probability: number;
}

/** Weight of a feature that a class doesn't have. */
const SMOOTHING = 0.05;
/** Minimum number of examples with a pair, which take most of the bytes. Words need one. */
const MIN_COUNT = 5;
/** Number of letters that the forms of a word share. */
const START = 4;
/** How much more probable a better class is. Words aren't independent, so plain Bayes is far too certain. */
const SHARPNESS = 4;
/** Numbers are rounded to multiples of this. */
const STEP = 0.5;
/** Character code of 0. */
const ZERO = '#'.charCodeAt(0);
/** With more classes, a class's character would be the separator. */
const MAX_CLASSES = '|'.charCodeAt(0) - ZERO;

/** Returns the features of a text. */
function featuresOf(text: string): readonly string[] {
  const words = [
    ...maskedWords(text),
    ...(/[$€£]\s*\d|\d\s*(?:usd|dollars?|bucks|euros?)\b/iu.test(text) ? ['<money>'] : []),
    ...(text.includes('?') ? ['<?>'] : []),
  ];
  return [
    ...new Set(
      words.flatMap((word, place) => [
        word,
        `${words[place - 1] ?? '^'} ${word}`,
        ...(word.startsWith('<') || word.length <= START ? [] : [`${word.slice(0, START)}*`]),
      ]),
    ),
  ];
}

const code = (number: number) => String.fromCharCode(ZERO + number);
const packed = (number: number) => code(Math.round(number / STEP));
const unpacked = (text: string, at: number) => (text.charCodeAt(at) - ZERO) * STEP;

/** Returns the packed weights of a feature; empty if no example has it. */
function weightsOf(feature: string, weights: string): string {
  const key = `|${feature}~`;
  const at = weights.indexOf(key);
  return at < 0 ? '' : weights.slice(at + key.length, weights.indexOf('|', at + 1));
}

/**
 * Trains a multinomial naive Bayes classifier on features weighted by inverse document frequency and text length
 * (Rennie et al., 2003).
 */
export function train<Name extends string>(
  examples: readonly (readonly [name: Name, text: string])[],
): Classifier<Name> {
  const classes = [...new Set(examples.map(([name]) => name))];
  if (classes.length > MAX_CLASSES) throw new Error(`There are more than ${MAX_CLASSES} classes.`);
  const texts = examples.map(([name, text]) => ({ target: classes.indexOf(name), found: featuresOf(text) }));
  const counts = new Map<string, number>();
  for (const { found } of texts)
    for (const feature of found) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const rarities = new Map(
    [...counts]
      .filter(([feature, count]) => count >= MIN_COUNT || !feature.includes(' '))
      .map(([feature, count]) => [feature, Math.log((texts.length + 1) / count)]),
  );
  const sums = classes.map(() => SMOOTHING * rarities.size);
  const weights = new Map<string, Map<number, number>>();
  for (const { target, found } of texts) {
    const rare = found.filter((feature) => rarities.has(feature));
    const length = Math.hypot(...rare.map((feature) => rarities.get(feature) ?? 0));
    for (const feature of rare) {
      const weight = (rarities.get(feature) ?? 0) / length;
      const own = weights.get(feature) ?? new Map<number, number>();
      weights.set(feature, own.set(target, (own.get(target) ?? 0) + weight));
      sums[target] = (sums[target] ?? 0) + weight;
    }
  }
  const entries = Array.from(weights, ([feature, own]) => {
    const logs = Array.from(own, ([at, sum]) => code(at) + packed(Math.log1p(sum / SMOOTHING)));
    return `|${feature}~${packed(rarities.get(feature) ?? 0)}${logs.join('')}`;
  });
  return {
    classes,
    sizes: sums.map((sum) => Math.round(Math.log(sum) * 100) / 100),
    weights: `${entries.join('')}|`,
  };
}

/** Returns every class with its probability, the most probable first. */
export function classify<Name extends string>(
  { classes, sizes, weights }: Classifier<Name>,
  text: string,
): readonly Guess<Name>[] {
  const scores = classes.map(() => 0);
  let whole = 0;
  for (const feature of featuresOf(text)) {
    const own = weightsOf(feature, weights);
    const rarity = own === '' ? 0 : unpacked(own, 0);
    whole += rarity;
    for (let place = 1; place < own.length; place += 2) {
      const at = own.charCodeAt(place) - ZERO;
      scores[at] = (scores[at] ?? 0) + rarity * unpacked(own, place + 1);
    }
  }
  const powers = scores.map((score, at) => Math.exp(SHARPNESS * (score / (whole || 1) - (sizes[at] ?? 0))));
  const total = powers.reduce((sum, power) => sum + power, 0);
  return classes
    .map((name, at) => ({ name, probability: (powers[at] ?? 0) / total }))
    .toSorted((a, b) => b.probability - a.probability);
}

/** Returns the share of a text's words that the classifier knows, from 0 to 1; 1 if it has none. */
export function knownShare<Name extends string>({ weights }: Classifier<Name>, text: string): number {
  const words = maskedWords(text);
  const known = words.filter((word) => weightsOf(word, weights) !== '');
  return words.length === 0 ? 1 : known.length / words.length;
}
