import type { LabeledSentence } from './labeled';

/** Number of positive and negative sentences that contain each word. */
export interface Counts {
  /** The words, separated by spaces. */
  readonly words: string;
  readonly positive: readonly number[];
  readonly negative: readonly number[];
  /** Number of training sentences per class. */
  readonly sentences: { readonly positive: number; readonly negative: number };
}

export interface LearnedWord {
  readonly positive: number;
  readonly negative: number;
  /** Its contribution to the log-odds of a positive sentence. */
  readonly value: number;
}

export interface NaiveBayesModel {
  readonly words: ReadonlyMap<string, LearnedWord>;
  /** Prior log-odds of a positive sentence. */
  readonly prior: number;
}

/** Words in fewer sentences are ignored as unreliable. */
const MIN_SENTENCES = 2;
/** Laplace smoothing: counts each word once more, so that no word decides alone. */
const SMOOTHING = 1;

/** Counts words in positive and negative sentences; skips neutral ones. */
export function countWords(sentences: readonly LabeledSentence[]): Counts {
  const positive = tally(sentences, 'positive');
  const negative = tally(sentences, 'negative');
  const words = [...new Set([...positive.keys(), ...negative.keys()])]
    .filter((word) => (positive.get(word) ?? 0) + (negative.get(word) ?? 0) >= MIN_SENTENCES)
    .toSorted();
  const count = (label: string) => sentences.filter((sentence) => sentence.label === label).length;
  return {
    words: words.join(' '),
    positive: words.map((word) => positive.get(word) ?? 0),
    negative: words.map((word) => negative.get(word) ?? 0),
    sentences: { positive: count('positive'), negative: count('negative') },
  };
}

/** Trains a binary multinomial naive Bayes classifier: a word counts once per sentence. */
export function trainNaiveBayes(counts: Counts): NaiveBayesModel {
  const names = counts.words.split(' ');
  const total = (of: readonly number[]) => of.reduce((sum, count) => sum + count, SMOOTHING * names.length);
  const allPositive = total(counts.positive);
  const allNegative = total(counts.negative);
  const words = names.map((word, index): readonly [string, LearnedWord] => {
    const positive = counts.positive[index] ?? 0;
    const negative = counts.negative[index] ?? 0;
    const value =
      Math.log((positive + SMOOTHING) / allPositive) - Math.log((negative + SMOOTHING) / allNegative);
    return [word, { positive, negative, value }];
  });
  return {
    words: new Map(words),
    prior: Math.log(counts.sentences.positive / counts.sentences.negative),
  };
}

/** Returns the distinct words of a sentence in lower case. */
export function distinctWords(text: string): readonly string[] {
  return [...new Set(text.toLowerCase().match(/[a-z]+(?:'[a-z]+)*/gu))];
}

function tally(
  sentences: readonly LabeledSentence[],
  label: LabeledSentence['label'],
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const sentence of sentences)
    if (sentence.label === label)
      for (const word of distinctWords(sentence.text)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}
