import { fileName, tableAsCsv } from '../../../src/demos/shared/plot/DataTable';

test('a saved table has plain numbers and no formulas', () => {
  expect(
    tableAsCsv({
      columns: ['Review', 'Score', 'Count', 'Share'],
      rows: [
        ['=1+1, “good”', '−0.30', '1,250', '12%'],
        ['+1 from me', '+0.64', '–', '0.00'],
      ],
    }),
  ).toBe('Review,Score,Count,Share\r\n' + '"\'=1+1, “good”",-0.3,1250,12%\r\n' + "'+1 from me,0.64,–,0\r\n");
});

test('a saved file is named after its content', () => {
  expect(fileName('Today’s orders: cost by cutoff', 'png')).toBe('today-s-orders-cost-by-cutoff.png');
});
