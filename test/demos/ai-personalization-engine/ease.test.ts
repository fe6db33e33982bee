import { easeScores, easeWeights } from '../../../src/demos/ai-personalization-engine/ease';

describe('EASE', () => {
  // Items 0 and 1 are always clicked together; 2 is clicked alone.
  const weights = easeWeights([[0, 1], [0, 1], [2]], 3, 1);

  test('is a ridge regression of each item on all others, in closed form', () => {
    // Of item 0 on item 1: 2 common clicks, divided by 2 clicks and the regularization of 1.
    expect(weights[1]?.[0]).toBeCloseTo(2 / 3, 10);
    expect(weights[0]?.[1]).toBeCloseTo(2 / 3, 10);
    expect(weights[0]?.[2]).toBeCloseTo(0, 10);
  });

  test('never predicts an item from itself', () => {
    expect(weights.map((row, item) => row[item])).toEqual([0, 0, 0]);
  });

  test('sums the weights of a shopper’s clicks', () => {
    expect(easeScores(weights, [1])[0]).toBeCloseTo(2 / 3, 10);
    expect(easeScores(weights, [])).toEqual([0, 0, 0]);
  });
});
