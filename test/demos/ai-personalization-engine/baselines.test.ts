import { easeWeights, scoresByClicks } from '../../../src/demos/ai-personalization-engine/baselines';
import { isClear } from '../../../src/demos/ai-personalization-engine/RankingMetrics';

describe('EASE', () => {
  // Items 0 and 1 are always clicked together; 2 is clicked alone.
  const weights = easeWeights([[0, 1], [0, 1], [2]], 3, 1);

  test('is a ridge regression of each item on all others, in closed form', () => {
    // For items 0 and 1: 2 common clicks, divided by 2 clicks plus the regularization of 1.
    expect(weights[1]?.[0]).toBeCloseTo(2 / 3, 10);
    expect(weights[0]?.[1]).toBeCloseTo(2 / 3, 10);
    expect(weights[0]?.[2]).toBeCloseTo(0, 10);
  });

  test('never predicts an item from itself', () => {
    expect(weights.map((row, item) => row[item])).toEqual([0, 0, 0]);
  });

  test('sums the weights of a shopper’s clicks', () => {
    expect(scoresByClicks(weights, [1])[0]).toBeCloseTo(2 / 3, 10);
    expect(scoresByClicks(weights, [])).toEqual([0, 0, 0]);
  });
});

test.each([
  [0.5, 3.2, true],
  [-8.8, -3.5, true],
  [-1, 2, false],
])('a difference between %d and %d is clear: %s', (low, high, expected) => {
  expect(isClear({ low, high })).toBe(expected);
});
