import { exampleResult } from '../../../src/demos/customer-insight-analytics/example.computed';
import { recommended } from '../../../src/demos/customer-insight-analytics/recommended';

test.each([
  ['the highest silhouette', [0.31, 0.52, 0.48], 3],
  ['the fewest of equally good ones', [0.31, 0.52, 0.52], 3],
  ['the highest, even if none is above 0', [-0.2, -0.1], 3],
])('recommends %s', (_case, silhouettes, expected) => {
  expect(recommended(silhouettes.map((silhouette, index) => ({ k: index + 2, silhouette })))?.k).toBe(
    expected,
  );
});

test('recommends nothing without segments', () => {
  expect(recommended([])).toBeNull();
});

test('recommends four segments for the example', () => {
  expect(recommended(exampleResult.segmentations)?.k).toBe(4);
});
