import { writeXlsx } from 'hucre/xlsx';
import { readWorkbook } from '../../../../src/demos/shared/csv/workbook';

const bytesOf = async (...args: Parameters<typeof writeXlsx>) =>
  new Uint8Array(await writeXlsx(...args)).buffer;

test('a workbook’s visible sheets are read as CSV, with dates as in a table of text', async () => {
  const bytes = await bytesOf({
    sheets: [
      {
        name: 'Orders',
        rows: [
          ['order', 'day', 'amount', 'note', 'paid'],
          [1042, new Date(Date.UTC(2026, 0, 5)), 1234.5, 'Red, "large"\nand warm', true],
          ['0042', new Date(Date.UTC(2026, 0, 5, 13, 5)), 0.1, null, false],
          ['#7', null, 10.956, '#N/A', null],
        ],
      },
      { name: 'Prices', rows: [['item', 'price']], hidden: true },
      { name: 'Empty', rows: [] },
    ],
  });
  expect(await readWorkbook(bytes)).toEqual([
    {
      name: 'Orders',
      text: [
        'order,day,amount,note,paid',
        '1042,2026-01-05,1234.5,"Red, ""large""\nand warm",true',
        '0042,2026-01-05 13:05:00,0.1,,false',
        '#7,,10.9560,,',
      ].join('\r\n'),
      isCut: false,
    },
  ]);
});

test('another zip file isn’t a workbook', async () => {
  await expect(readWorkbook(new Uint8Array([0x50, 0x4b, 3, 4]).buffer)).rejects.toThrow();
});
