import { customersOf } from '../../../src/demos/customer-insight-analytics/customers';
import { segmentsAsCsv } from '../../../src/demos/customer-insight-analytics/exportSegments';
import { findSegments } from '../../../src/demos/customer-insight-analytics/model';
import { nameSegments } from '../../../src/demos/customer-insight-analytics/naming';
import { makeOrders, ordersAsCsv } from '../../../src/demos/customer-insight-analytics/orders';
import { textSource } from '../../../src/demos/shared/csv/source';
import { csvRow } from '../../../src/demos/shared/csv/writeCsv';
import { runToEnd } from '../../../src/demos/shared/model/steps';

const find = (text: string, columns = {}) =>
  runToEnd(findSegments({ seed: 1, own: { source: textSource(text), columns } }));
const saysOf = (text: string) => find(text).findings.map(({ what, mend }) => `${what} ${mend}`);

test.each([2, 3])('%d segments that order and spend alike have names of their own', (count) => {
  const names = nameSegments(Array.from({ length: count }, (_, index) => [index / 10, 0, 1]));
  expect(new Set(names.map(({ name }) => name)).size).toBe(count);
});

describe('hostile orders', () => {
  test('of less than a cent are customers like any other', () => {
    const { customers, segmentations } = find(
      'customer,day,amount\na,2026-01-01,0.004\nb,2026-01-02,5\nc,2026-01-09,7\nd,2026-02-02,5',
    );
    expect(customers.spend).toEqual([0.004, 5, 7, 5]);
    expect(segmentations).toHaveLength(3);
  });

  test('of amounts without end are lines with an error', () => {
    const amount = '9'.repeat(308);
    expect(saysOf(`customer,day,amount\na,2026-01-01,${amount}\nb,2026-01-02,5\nc,2026-01-09,7`)).toEqual([
      expect.stringContaining('Line 2'),
      expect.stringContaining('2 segments at most'),
    ]);
  });

  test('of one customer whose name is a book quote its beginning only', () => {
    const [says = ''] = saysOf(`day,amount,customer\n2026-01-01,5,"${'x'.repeat(100_000)}"`);
    expect(says).toContain('one customer');
    expect(says.length).toBeLessThan(400);
  });
});

describe('customers', () => {
  test('are orders added up: days since the last one, how many, how much', () => {
    const day = 20_000;
    expect(
      customersOf([
        { customer: 'Ada', day, amount: 10 },
        { customer: 'Bob', day: day + 40, amount: 5 },
        { customer: 'Ada', day: day + 30, amount: 2.5 },
      ]),
    ).toEqual({ ids: ['Ada', 'Bob'], recency: [10, 0], orders: [2, 1], spend: [12.5, 5] });
  });

  test('are a thousand in the example, the same for the same seed', () => {
    expect(customersOf(makeOrders(3)).ids).toHaveLength(1000);
    expect(makeOrders(3)).toEqual(makeOrders(3));
    expect(makeOrders(3)).not.toEqual(makeOrders(4));
  });
});

describe('segments', () => {
  const example = runToEnd(findSegments({ seed: 3, own: null }));

  test('are offered from two to eight, and hold each customer once', () => {
    expect(example.segmentations.map(({ k }) => k)).toEqual([2, 3, 4, 5, 6, 7, 8]);
    for (const { k, segments } of example.segmentations) {
      expect(segments).toHaveLength(k);
      expect(segments.reduce((sum, { size }) => sum + size, 0)).toBe(1000);
      expect(new Set(segments.map(({ name }) => name)).size).toBe(k);
    }
  });

  test('spread less the more there are, and silhouettes are in their bounds', () => {
    const spreads = example.segmentations.map(({ spread }) => spread);
    expect(spreads).toEqual(spreads.toSorted((a, b) => b - a));
    for (const { silhouette } of example.segmentations) {
      expect(silhouette).toBeGreaterThan(0);
      expect(silhouette).toBeLessThan(1);
    }
  });

  test('of the orders as CSV are those of the orders themselves', () => {
    const { segmentations, customers } = find(ordersAsCsv(makeOrders(1)));
    const made = runToEnd(findSegments({ seed: 1, own: null }));
    expect(customers).toEqual(made.customers);
    expect(segmentations).toEqual(made.segmentations);
  });

  test('have names that say who is in them', () => {
    const names = (...centers: [number, number, number][]) => nameSegments(centers).map(({ name }) => name);
    expect(names([-1, 1, 1], [1, -1, -1], [-1, -1, 0], [1, 1, 1])).toEqual([
      'Champions',
      'Lost',
      'New',
      'Slipping away',
    ]);
    expect(names([-1, 1, 0], [-1, 1, 2])).toEqual(['Champions, small spenders', 'Champions, big spenders']);
    expect(names([0, 0, 0], [0, 0, 2], [0, 0, 1])).toEqual([
      'Regulars, spend rank 3',
      'Regulars, spend rank 1',
      'Regulars, spend rank 2',
    ]);
  });

  test('of a hundred thousand orders hold each of the customers', () => {
    const rows = Array.from(
      { length: 100_000 },
      (_, index) => `C${index % 5000},2026-01-${(index % 28) + 1},${(index % 90) + 1}`,
    );
    const result = find(`customer,day,amount\n${rows.join('\n')}`);
    expect(result.orders).toBe(100_000);
    expect(result.customers.ids).toHaveLength(5000);
    for (const { segments } of result.segmentations)
      expect(segments.reduce((sum, { size }) => sum + size, 0)).toBe(5000);
  });

  test('are exported with each customer, in a text that no spreadsheet runs', () => {
    const result = find(
      'customer,day,amount\n=1+1,2026-01-01,5\n"a ""b"", c",2026-01-05,10\nAda,2026-02-01,90',
    );
    const [segmentation] = result.segmentations;
    if (!segmentation) throw new Error('There are no segments.');
    const lines = runToEnd(segmentsAsCsv({ result, segmentation })).join('').split('\r\n');
    expect(lines[0]).toBe('\uFEFFcustomer,segment,days since last order,orders,spend');
    expect(lines[1]).toMatch(/^'=1\+1,[^,]+,31,1,5$/u);
    expect(lines[2]).toMatch(/^"a ""b"", c",[^,]+,27,1,10$/u);
    expect(lines).toHaveLength(5);
    expect(csvRow(['-3', -3])).toBe("'-3,-3");
  });
});

describe('orders with errors', () => {
  const good = 'customer,day,amount\nAda,2026-01-01,5\nBob,2026-01-05,10\nCid,2026-02-01,90\n';

  test.each([
    [
      'no customer',
      ',2026-01-01,5',
      'Line 5: nothing is where the customer should be. The line is left out. A number or a name will do.',
    ],
    [
      'no day',
      'Dan,soon,5',
      'Line 5: “soon” is no day. The line is left out. Write it like 2026-09-02, 9/2/2026 or 2 September 2026.',
    ],
    [
      'an amount in words',
      'Dan,2026-01-01,five',
      'Line 5: “five” is no number, where the amount should be. The line is left out. Write it like 24.90 or 24,90.',
    ],
    [
      'a negative amount',
      'Dan,2026-01-01,-5',
      'Line 5: “-5” is an amount of nothing or less. The line is left out. Take refunds off the order they belong to, and leave out gifts.',
    ],
  ])('are used without the line that has %s', (_what, line, message) => {
    const result = find(good + line);
    expect(result.customers.ids).toEqual(['Ada', 'Bob', 'Cid']);
    expect(saysOf(good + line)).toContain(message);
  });

  test('of one customer say so, and what that one has done', () => {
    const result = find('customer,day,amount\nAda,2026-01-01,5\nAda,2026-01-05,10');
    expect(result.segmentations).toEqual([]);
    expect(result.findings).toEqual([
      {
        weight: 'stops',
        what: 'All orders are of one customer, “Ada”: there is nothing to tell apart.',
        mend: 'Add orders of others, or choose another column for the customer. This one has ordered 2 times for 15 in all.',
      },
    ]);
  });

  test('of customers who are all alike say so', () => {
    const result = find('customer,day,amount\nAda,2026-01-01,5\nBob,2026-01-01,5');
    expect(result.segmentations).toEqual([]);
    expect(result.findings[0]?.what).toBe(
      'All 2 customers have ordered alike, as often, as much and on the same day.',
    );
  });

  test('of fewer customers than segments make as many segments as there are customers', () => {
    const result = find(good);
    expect(result.segmentations.map(({ k }) => k)).toEqual([2, 3]);
    expect(saysOf(good)).toEqual([
      '3 customers that differ make 3 segments at most. The rest of the scale is left out. A hundred customers make segments worth acting on.',
    ]);
  });

  test('in three ways to write a day, semicolons, decimal commas and euros are read', () => {
    const result = find(
      'Kunde;Datum;Betrag\nAda;2026-01-31;1.005,00 €\nBob;1/31/2026;10,50 €\nCid;31 January 2026;90 €',
    );
    expect(result.customers).toMatchObject({ recency: [0, 0, 0], spend: [1005, 10.5, 90] });
    expect(result.currency).toBe('€');
  });

  test('in other columns are found by what the columns hold', () => {
    const result = find('who,when,worth\nAda,2026-01-01,5.50\nBob,2026-01-05,10.00\nAda,2026-02-01,90.25');
    expect(result.columns?.taken).toEqual({ customer: 0, day: 1, amount: 2 });
    expect(result.findings.filter(({ what }) => what.startsWith('No column'))).toHaveLength(3);
  });

  test('that are nothing say what is wanted', () => {
    expect(find('').segmentations).toEqual([]);
    expect(saysOf('')[0]).toContain('There is nothing in it.');
    expect(saysOf('customer,day,amount\n')[0]).toContain('no line comes after it');
  });
});
