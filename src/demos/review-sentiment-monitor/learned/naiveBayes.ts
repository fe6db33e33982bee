import type { LabelledSentence } from './labelled';

/** The number of positive and negative sentences that contain each word. */
export interface Counts {
  /** Separated by spaces. */
  readonly words: string;
  readonly praise: readonly number[];
  readonly complaint: readonly number[];
  /** The number of sentences of each class. */
  readonly sentences: { readonly praise: number; readonly complaint: number };
}

/** A learned word. */
export interface Lesson {
  readonly praise: number;
  readonly complaint: number;
  /** Its contribution to the log-odds of a positive sentence. */
  readonly value: number;
}

/** A trained naive Bayes classifier. */
export interface Learned {
  readonly lessons: ReadonlyMap<string, Lesson>;
  readonly sentences: Counts['sentences'];
  /** The prior log-odds of a positive sentence. */
  readonly prior: number;
}

/** Words in fewer sentences are ignored as unreliable. */
const LEAST_SENTENCES = 2;
/** Laplace smoothing: counts each word once more, so that no word decides alone. */
const SMOOTHING = 1;

/** Counts words in positive and negative sentences; skips neutral ones. */
export function countWords(sentences: readonly LabelledSentence[]): Counts {
  const praise = tally(sentences, 'praise');
  const complaint = tally(sentences, 'complaint');
  const words = [...new Set([...praise.keys(), ...complaint.keys()])]
    .filter((word) => (praise.get(word) ?? 0) + (complaint.get(word) ?? 0) >= LEAST_SENTENCES)
    .toSorted();
  const count = (label: string) => sentences.filter((sentence) => sentence.label === label).length;
  return {
    words: words.join(' '),
    praise: words.map((word) => praise.get(word) ?? 0),
    complaint: words.map((word) => complaint.get(word) ?? 0),
    sentences: { praise: count('praise'), complaint: count('complaint') },
  };
}

/**
 * Trains a multinomial naive Bayes classifier: each word's frequency in positive and in negative sentences.
 */
export function learn(counts: Counts): Learned {
  const words = counts.words.split(' ');
  const total = (of: readonly number[]) => of.reduce((sum, count) => sum + count, SMOOTHING * words.length);
  const allPraise = total(counts.praise);
  const allComplaint = total(counts.complaint);
  const lessons = words.map((word, index): readonly [string, Lesson] => {
    const praise = counts.praise[index] ?? 0;
    const complaint = counts.complaint[index] ?? 0;
    const value =
      Math.log((praise + SMOOTHING) / allPraise) - Math.log((complaint + SMOOTHING) / allComplaint);
    return [word, { praise, complaint, value }];
  });
  return {
    lessons: new Map(lessons),
    sentences: counts.sentences,
    prior: Math.log(counts.sentences.praise / counts.sentences.complaint),
  };
}

/** The distinct words of a sentence in lower case. */
export function distinctWords(text: string): readonly string[] {
  return [...new Set(text.toLowerCase().match(/[a-z]+(?:'[a-z]+)*/gu))];
}

function tally(
  sentences: readonly LabelledSentence[],
  label: LabelledSentence['label'],
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const sentence of sentences)
    if (sentence.label === label)
      for (const word of distinctWords(sentence.text)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}
