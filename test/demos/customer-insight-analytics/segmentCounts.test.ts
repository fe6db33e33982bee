import { exampleResult } from '../../../src/demos/customer-insight-analytics/example.computed';
import { recommendationText, recommended } from '../../../src/demos/customer-insight-analytics/segmentCounts';

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

test.each([
  [
    'recommends the number with the highest silhouette',
    [0.3, 0.5],
    false,
    'We recommend 3 segments, because with 3 the groups are easiest to tell apart.',
  ],
  [
    'names the numbers that are nearly as good',
    [0.48, 0.5, 0.46, 0.48],
    false,
    'We recommend 3 segments, because with 3 the groups are easiest to tell apart. Using 2 or 5 would work nearly as well.',
  ],
  ['recommends nothing if customers allow only one number', [0.5], false, ''],
  ['recommends nothing if no silhouette is above 0', [0, -0.1], false, ''],
  [
    'recommends no split without clear clusters',
    [0.3, 0.5],
    true,
    'If you split them anyway, 3 segments are the most distinct.',
  ],
])('the note %s', (_case, silhouettes, isSingleCluster, text) => {
  const segmentations = silhouettes.map((silhouette, index) => ({ k: index + 2, silhouette }));
  expect(recommendationText(segmentations, isSingleCluster)).toBe(text);
});

test('recommends four segments for the example', () => {
  expect(recommended(exampleResult.segmentations)?.k).toBe(4);
});
