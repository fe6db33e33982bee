import {
  evaluation,
  trainingSentences,
} from '../../../src/demos/review-sentiment-monitor/learned/evaluation.computed';
import type { LabeledSentence } from '../../../src/demos/review-sentiment-monitor/learned/labeled';
import { labeled } from '../../../src/demos/review-sentiment-monitor/learned/labeled';
import { countWords, trainNaiveBayes } from '../../../src/demos/review-sentiment-monitor/learned/naiveBayes';
import { learnedScore } from '../../../src/demos/review-sentiment-monitor/learned/score';
import {
  correctCount,
  differenceIsSignificant,
  resultAt,
} from '../../../src/demos/review-sentiment-monitor/learned/results';

const sentence = (label: LabeledSentence['label'], text: string): LabeledSentence => ({
  text,
  label,
  isTest: false,
});

describe('naive Bayes', () => {
  const { words, prior } = trainNaiveBayes(
    countWords([
      sentence('positive', 'Good good zipper'),
      sentence('positive', 'good zipper'),
      sentence('negative', 'bad zipper, bad'),
      sentence('negative', 'not good, bad'),
      sentence('positive', 'once'),
      sentence('neutral', 'zipper zipper bad'),
    ]),
  );

  test('counts a word once per sentence, ignores words seen once, and learns nothing from neutral sentences', () => {
    expect([...words.keys()].toSorted()).toEqual(['bad', 'good', 'zipper']);
    expect(words.get('good')).toMatchObject({ positive: 2, negative: 1 });
    expect(words.get('zipper')).toMatchObject({ positive: 2, negative: 1 });
  });

  test('weighs a word by its share of positive and negative words, with add-one smoothing', () => {
    // Positive sentences have 2 + 2 words, negative ones 2 + 1 + 1; smoothing adds three to each.
    expect(words.get('good')?.value).toBeCloseTo(Math.log(3 / 7 / (2 / 7)), 10);
    expect(words.get('bad')?.value).toBeCloseTo(Math.log(1 / 3), 10);
    expect(prior).toBeCloseTo(Math.log(3 / 2), 10);
  });

  test('has no score for a sentence without known words', () => {
    expect(learnedScore('Qwertz!')).toMatchObject({ score: 0, steps: [] });
  });

  test('has parts, unnamed words included, that add up to the score', () => {
    const { steps, others, logOdds, score } = learnedScore(
      'I have had no problems with this excellent little player and would buy it again',
    );
    const start = Math.log(trainingSentences.positive / trainingSentences.negative);
    expect(steps).toHaveLength(8);
    expect(others.count).toBeGreaterThan(0);
    expect(steps.reduce((sum, { value }) => sum + value, start + others.value)).toBeCloseTo(logOdds, 2);
    expect(score).toBeCloseTo(2 / (1 + Math.exp(-logOdds)) - 1, 2);
  });
});

describe('the evaluation', () => {
  test('trains on the training half only', () => {
    const training = labeled.filter(({ isTest }) => !isTest);
    const count = (label: string) => training.filter((row) => row.label === label).length;
    expect(trainingSentences).toEqual({ positive: count('positive'), negative: count('negative') });
  });

  test('uses sentences of held-out reviews', () => {
    expect(labeled).toHaveLength(3708);
    expect(evaluation.count).toBe(labeled.filter(({ isTest }) => isTest).length);
  });

  test('finds both methods better than always “positive”, and both more often right where they agree', () => {
    const result = resultAt(evaluation, 0.05);
    const share = (right: number) => right / evaluation.count;
    expect(share(correctCount(result.vader))).toBeGreaterThan(share(evaluation.positive) + 0.1);
    expect(share(correctCount(result.learned))).toBeGreaterThan(share(evaluation.positive) + 0.1);
    expect(result.agreed.right / result.agreed.count).toBeGreaterThan(0.7);
    expect(result.agreed.count + result.disagreed.count).toBe(evaluation.count);
  });

  test('compares both methods on the same sentences by McNemar’s test', () => {
    const differ = (vaderRight: number, learnedRight: number) =>
      differenceIsSignificant({ count: 900, vaderRight, learnedRight });
    // z = (366 − 335) / √701 = 1.17
    expect(differ(335, 366)).toBe(false);
    // z = (400 − 300) / √700 = 3.78
    expect(differ(300, 400)).toBe(true);
    expect(differ(400, 300)).toBe(true);
    expect(differ(0, 0)).toBe(false);
  });
});
