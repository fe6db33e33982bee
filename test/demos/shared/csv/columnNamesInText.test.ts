import { centsFinding } from '../../../../src/demos/shared/csv/cells';
import { lineTotalFinding } from '../../../../src/demos/shared/csv/lineTotals';
import { cellInSentence } from '../../../../src/demos/shared/csv/readback';

const name = 'السعر';

test.each([
  ['the question about cents', centsFinding(name).message],
  ['the question about totals', lineTotalFinding(name, '').message],
  ['an example', cellInSentence(name)],
])('a right-to-left name doesn’t reorder %s', (_, text) => {
  expect(text).toContain(`\u2068${name}\u2069`);
});
