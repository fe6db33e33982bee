import { randomLcg, randomNormal } from 'd3-random';
import { areaUnderCurve } from '../../../src/demos/fraud-shield/auc';
import { anomalyScore, growForest } from '../../../src/demos/fraud-shield/isolationForest';
import { fitLogistic, fraudProbability } from '../../../src/demos/fraud-shield/logistic';

interface Data {
  readonly rows: readonly (readonly number[])[];
  readonly isPositive: readonly boolean[];
}

/** Cases with three features. One in ten is positive, shifted by `distance`. */
function makeData(seed: number, distance: number, count = 2000): Data {
  const random = randomLcg(seed);
  const normal = randomNormal.source(random)();
  const isPositive = Array.from({ length: count }, () => random() < 0.1);
  return { isPositive, rows: isPositive.map((far) => [0, 1, 2].map(() => normal() + (far ? distance : 0))) };
}

const methods: Readonly<Record<string, (past: Data, now: Data['rows']) => readonly number[]>> = {
  'logistic regression': (past, now) => {
    const model = fitLogistic(past.rows, past.isPositive);
    return now.map((row) => fraudProbability(model, row));
  },
  'isolation forest': (past, now) => {
    const forest = growForest(past.rows, randomLcg(1));
    return now.map((row) => anomalyScore(forest, row));
  },
};

const aucOn = (scores: readonly number[], { isPositive }: Data) =>
  areaUnderCurve(scores.map((score, index) => ({ score, isPositive: isPositive[index] ?? false })));

describe.each(Object.entries(methods))('%s', (_name, scoresOf) => {
  test.each([1, 2, 3, 4, 5])('separates separable classes: AUC above 0.99, seed %d', (seed) => {
    const now = makeData(seed + 100, 6);
    expect(aucOn(scoresOf(makeData(seed, 6), now.rows), now)).toBeGreaterThan(0.99);
  });

  test.each([1, 2, 3, 4, 5])('finds nothing in noise: AUC 0.5 ± 0.05, seed %d', (seed) => {
    const now = makeData(seed + 100, 0, 4000);
    expect(Math.abs(aucOn(scoresOf(makeData(seed, 0), now.rows), now) - 0.5)).toBeLessThan(0.05);
  });

  test('is deterministic', () => {
    const past = makeData(1, 2, 300);
    expect(scoresOf(past, past.rows)).toEqual(scoresOf(past, past.rows));
  });

  test('doesn’t fail if all cases are equal', () => {
    const past = { rows: [[1], [1], [1]], isPositive: [true, false, false] };
    expect(scoresOf(past, past.rows).every((score) => score >= 0 && score <= 1)).toBe(true);
  });
});

describe('logistic regression', () => {
  test('finds the true fraud rates of groups', () => {
    // 20 of 100 cases without the feature are positive, and 60 of 100 with it: odds of 1/4 and 3/2.
    const rows = Array.from({ length: 200 }, (_, index) => [index < 100 ? 0 : 1]);
    const isPositive = rows.map(([feature], index) => index % 100 < (feature === 0 ? 20 : 60));
    const model = fitLogistic(rows, isPositive, 1e-9);
    expect(fraudProbability(model, [0])).toBeCloseTo(0.2, 6);
    expect(fraudProbability(model, [1])).toBeCloseTo(0.6, 6);
    expect(model.weights[0]).toBeCloseTo(Math.log(6), 6);
  });

  test('has finite weights if one feature separates the classes', () => {
    const model = fitLogistic([[-1], [-1], [1], [1]], [false, false, true, true]);
    expect(model.weights[0]).toBeGreaterThan(0);
    expect(model.weights[0]).toBeLessThan(5);
  });
});

describe('isolation forest', () => {
  test('gives a single outlier the highest score, above 0.6, and the center less than 0.5', () => {
    const { rows } = makeData(1, 0, 500);
    const forest = growForest([...rows, [9, 9, 9]], randomLcg(2));
    const far = anomalyScore(forest, [9, 9, 9]);
    expect(far).toBeGreaterThan(0.6);
    expect(anomalyScore(forest, [0, 0, 0])).toBeLessThan(0.5);
    expect(Math.max(...rows.map((row) => anomalyScore(forest, row)))).toBeLessThan(far);
  });
});

describe('the area under the ROC curve', () => {
  const auc = (...cases: readonly (readonly [score: number, isPositive: boolean])[]) =>
    areaUnderCurve(cases.map(([score, isPositive]) => ({ score, isPositive })));

  test('is 1 for perfect separation and 0 for reversed', () => {
    expect(auc([1, false], [2, false], [3, true])).toBe(1);
    expect(auc([1, true], [2, false], [3, false])).toBe(0);
  });

  test('counts pairs: three of four', () => {
    expect(auc([1, false], [2, true], [3, false], [4, true])).toBe(0.75);
  });

  test('counts ties as half', () => {
    expect(auc([1, false], [1, true])).toBe(0.5);
  });

  test('is 0.5 if there is nothing to compare', () => {
    expect(auc([1, true])).toBe(0.5);
    expect(auc([1, false])).toBe(0.5);
    expect(auc()).toBe(0.5);
  });
});
