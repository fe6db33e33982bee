import { significanceOf } from '../../../src/demos/ai-personalization-engine/RankingMetrics';

test.each([
  [0.5, 3.2, 'significantly better'],
  [-8.8, -3.5, 'significantly worse'],
  [-1, 2, 'not significant'],
])('a difference between %d and %d is %s', (low, high, text) => {
  expect(significanceOf({ low, high })).toBe(text);
});
