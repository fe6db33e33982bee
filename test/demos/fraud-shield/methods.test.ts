import { randomLcg, randomNormal } from 'd3-random';
import { areaUnderCurve } from '../../../src/demos/fraud-shield/evaluation';
import { fitLogistic, fraudProbability } from '../../../src/demos/fraud-shield/logistic';

interface Data {
  readonly rows: readonly (readonly number[])[];
  readonly isPositive: readonly boolean[];
}

/** Generates cases with three features. One in ten is positive, shifted by `distance`. */
function makeData(seed: number, distance: number, count = 2000): Data {
  const random = randomLcg(seed);
  const normal = randomNormal.source(random)();
  const isPositive = Array.from({ length: count }, () => random() < 0.1);
  return { isPositive, rows: isPositive.map((far) => [0, 1, 2].map(() => normal() + (far ? distance : 0))) };
}

function scoresOf(past: Data, now: Data['rows']): readonly number[] {
  const model = fitLogistic(past.rows, past.isPositive);
  return now.map((row) => fraudProbability(model, row));
}

const aucOn = (scores: readonly number[], { isPositive }: Data) =>
  areaUnderCurve(
    scores.filter((_, index) => isPositive[index]),
    scores.filter((_, index) => !isPositive[index]),
  );

describe('logistic regression', () => {
  test.each([1, 2])('separates separable classes: AUC above 0.99, seed %d', (seed) => {
    const now = makeData(seed + 100, 6);
    expect(aucOn(scoresOf(makeData(seed, 6), now.rows), now).area).toBeGreaterThan(0.99);
  });

  test.each([1, 2])('finds nothing in noise: AUC 0.5 ± 0.05, seed %d', (seed) => {
    const now = makeData(seed + 100, 0, 4000);
    expect(Math.abs(aucOn(scoresOf(makeData(seed, 0), now.rows), now).area - 0.5)).toBeLessThan(0.05);
  });

  test('is deterministic', () => {
    const past = makeData(1, 2, 300);
    expect(scoresOf(past, past.rows)).toEqual(scoresOf(past, past.rows));
  });

  test('doesn’t fail if all cases are equal', () => {
    const past = { rows: [[1], [1], [1]], isPositive: [true, false, false] };
    expect(scoresOf(past, past.rows).every((score) => score >= 0 && score <= 1)).toBe(true);
  });

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

describe('the area under the ROC curve', () => {
  test.each([
    ['1 for perfect separation', [3], [1, 2], 1],
    ['0 for reversed scores', [1], [2, 3], 0],
    ['the share of pairs in the right order: three of four', [2, 4], [1, 3], 0.75],
    ['a half for ties', [1], [1], 0.5],
  ])('is %s', (_what, positive, negative, area) => {
    expect(areaUnderCurve(positive, negative).area).toBe(area);
  });

  test.each([
    ['positive', [], [1]],
    ['negative', [1], []],
  ])('is unknown without a %s case', (_what, positive, negative) => {
    expect(areaUnderCurve(positive, negative)).toEqual({ area: 0.5, low: 0, high: 1 });
  });

  test('has the interval by DeLong worked out by hand', () => {
    // Positives exceed 1, 3 and 4 of 4 negatives: variance 0.1458. Negatives are exceeded by 3, 2, 2 and 1 of 3
    // positives: variance 0.0741. Standard error: √(0.1458 ÷ 3 + 0.0741 ÷ 4) = 0.2591.
    const { area, low, high } = areaUnderCurve([1.5, 3.5, 5], [1, 2, 3, 4]);
    expect(area).toBeCloseTo(8 / 12, 10);
    expect(low).toBeCloseTo(8 / 12 - 1.96 * 0.2591, 3);
    expect(high).toBe(1);
  });

  test('has an interval that contains the true area of 0.76 for about 95 of 100 seeds', () => {
    // Normal scores one standard deviation apart: Φ(1 ÷ √2) = 0.7602.
    const inside = Array.from({ length: 200 }, (_, seed) => {
      const normal = randomNormal.source(randomLcg((seed + 1) / 1000))();
      const scores = (count: number, distance: number) =>
        Array.from({ length: count }, () => normal() + distance);
      const { low, high } = areaUnderCurve(scores(60, 1), scores(660, 0));
      return low <= 0.7602 && 0.7602 <= high;
    });
    expect(inside.filter(Boolean).length).toBeGreaterThanOrEqual(182);
    expect(inside.filter(Boolean).length).toBeLessThan(200);
  });
});
