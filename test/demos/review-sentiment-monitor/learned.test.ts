import { evaluation } from '../../../src/demos/review-sentiment-monitor/learned/evaluation.computed';
import type { LabelledSentence } from '../../../src/demos/review-sentiment-monitor/learned/labelled';
import { labelled } from '../../../src/demos/review-sentiment-monitor/learned/labelled';
import { countWords, learn } from '../../../src/demos/review-sentiment-monitor/learned/naiveBayes';
import { learnedScore } from '../../../src/demos/review-sentiment-monitor/learned/score';
import { rightOf, trialAt } from '../../../src/demos/review-sentiment-monitor/learned/trial';

const sentence = (label: LabelledSentence['label'], text: string): LabelledSentence => ({
  text,
  label,
  isUnseen: false,
});

describe('naive Bayes', () => {
  const { lessons, prior } = learn(
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
    expect([...lessons.keys()].toSorted()).toEqual(['bad', 'good', 'zipper']);
    expect(lessons.get('good')).toMatchObject({ positive: 2, negative: 1 });
    expect(lessons.get('zipper')).toMatchObject({ positive: 2, negative: 1 });
  });

  test('weighs a word by its share of positive and negative words, with add-one smoothing', () => {
    // Positive sentences have 2 + 2 words, negative ones 2 + 1 + 1; smoothing adds three to each.
    expect(lessons.get('good')?.value).toBeCloseTo(Math.log(3 / 7 / (2 / 7)), 10);
    expect(lessons.get('bad')?.value).toBeCloseTo(Math.log(1 / 3), 10);
    expect(prior).toBeCloseTo(Math.log(3 / 2), 10);
  });

  test('has no score for a sentence without known words', () => {
    expect(learnedScore('Qwertz!')).toMatchObject({ score: 0, steps: [] });
  });

  test('has parts, unnamed words included, that add up to the score', () => {
    const { steps, others, logOdds, score } = learnedScore(
      'I have had no problems with this excellent little player and would buy it again',
    );
    const start = Math.log(evaluationStart().positive / evaluationStart().negative);
    expect(steps).toHaveLength(8);
    expect(others.count).toBeGreaterThan(0);
    expect(steps.reduce((sum, { value }) => sum + value, start + others.value)).toBeCloseTo(logOdds, 2);
    expect(score).toBeCloseTo(2 / (1 + Math.exp(-logOdds)) - 1, 2);
  });
});

function evaluationStart() {
  const seen = labelled.filter(({ isUnseen }) => !isUnseen);
  const count = (label: string) => seen.filter((row) => row.label === label).length;
  return { positive: count('positive'), negative: count('negative') };
}

describe('the evaluation', () => {
  test('uses sentences of held-out reviews', () => {
    expect(labelled).toHaveLength(3708);
    expect(evaluation.count).toBe(labelled.filter(({ isUnseen }) => isUnseen).length);
  });

  test('finds both methods better than always “positive”, and both more often right where they agree', () => {
    const trial = trialAt(evaluation, 0.05);
    if (!trial) throw new Error('0.05 is not tried');
    const share = (right: number) => right / evaluation.count;
    expect(share(rightOf(trial.vader))).toBeGreaterThan(share(evaluation.positive) + 0.1);
    expect(share(rightOf(trial.learned))).toBeGreaterThan(share(evaluation.positive) + 0.1);
    expect(trial.agreed.right / trial.agreed.count).toBeGreaterThan(0.7);
    expect(trial.agreed.count + trial.disagreed.count).toBe(evaluation.count);
  });
});
