import type { LabelledSentence } from './labelled';

/** In how many sentences of praise and of complaint each word was. */
export interface Counts {
  /** Parted by spaces. */
  readonly words: string;
  readonly praise: readonly number[];
  readonly complaint: readonly number[];
  /** How many sentences of each there were. */
  readonly sentences: { readonly praise: number; readonly complaint: number };
}

/** What a word has taught. */
export interface Lesson {
  readonly praise: number;
  readonly complaint: number;
  /** What it adds to the log-odds of praise. */
  readonly value: number;
}

/** What naive Bayes goes by. */
export interface Learned {
  readonly lessons: ReadonlyMap<string, Lesson>;
  readonly sentences: Counts['sentences'];
  /** The log-odds of praise before any word is read. */
  readonly prior: number;
}

/** A word in fewer sentences teaches nothing that can be relied on. */
const LEAST_SENTENCES = 2;
/** Laplace: each word counts as seen once more, so that none decides alone. */
const SMOOTHING = 1;

/** Counts the words of sentences that praise or complain; neutral ones teach nothing. */
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

/** Multinomial naive Bayes: each word's share of all words of praise against its share of all words of complaint. */
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

/** The words of a sentence, each once, in small letters. */
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
