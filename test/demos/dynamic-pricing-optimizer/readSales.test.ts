import fc from 'fast-check';
import { learnDemand } from '../../../src/demos/dynamic-pricing-optimizer/model';
import type { SalesColumn } from '../../../src/demos/dynamic-pricing-optimizer/salesColumns';
import { salesColumns } from '../../../src/demos/dynamic-pricing-optimizer/salesColumns';
import { columnsAsText, columnsIn } from '../../../src/demos/shared/csv/columns';
import type { TableInput } from '../../../src/demos/shared/csv/source';
import { textSource } from '../../../src/demos/shared/csv/source';
import { runToEnd } from '../../../src/demos/shared/model/withProgress';
import { seeded } from '../../../src/demos/shared/seeded';
import { words } from '../../support/words';

/** Reads sales and returns them with the first product's demand. */
const learn = (text: string, reading: Partial<TableInput<SalesColumn>> = {}) => {
  const result = runToEnd(learnDemand({ source: textSource(text), columns: {}, ...reading }));
  const [first] = result.products;
  return { ...result, ...first, findings: [...result.findings, ...first.findings] };
};
const saysOf = (text: string) =>
  learn(text).findings.map(({ message, suggestion }) => `${message} ${suggestion}`);
type Learned = ReturnType<typeof learn>;
const totalsOf = ({ reading }: Learned) => reading?.totals.map(({ value }) => value).join(' · ');
/** The statement's rows, such as `left out 2: the price is zero or less`. */
const rowsOf = ({ reading }: Learned) =>
  reading?.statement?.rows.map(({ kind, reason, lines }) => `${kind} ${lines}: ${reason}`);
/** Names of the columns found, by purpose. */
const takenOf = ({ reading }: Learned) =>
  Object.fromEntries(
    (reading?.columns ?? []).flatMap(({ id, taken }) =>
      taken === undefined ? [] : [[id, reading?.names[taken]]],
    ),
  );

describe('pasted sales', () => {
  test('give the true curve', () => {
    // 3,600 ÷ price²
    const result = learn('price,quantity\n10,36\n20,9\n30,4\n60,1');
    expect(result.fit?.elasticity).toBeCloseTo(-2, 10);
    expect(result).toMatchObject({ count: 4, per: 'row', currency: '', meanQuantity: 12.5, findings: [] });
    expect(result.prices).toEqual({ low: 10, high: 60, latest: 60 });
  });

  test('of the same day and price are summed', () => {
    const result = learn(
      'date,price,quantity\n2026-09-01,10,30\n9/1/2026,10,6\n2 September 2026,20,9\n2026-09-03,30,4\n2026-09-04,60,1',
    );
    expect(result).toMatchObject({ count: 4, per: 'day' });
    expect(result.fit?.elasticity).toBeCloseTo(-2, 10);
  });

  test('of ten thousand rows are all used, and a sample is drawn', () => {
    const result = learn(`price,quantity\n${'10,36\n20,9\n30,4\n60,1\n'.repeat(2500)}`);
    expect(result.count).toBe(10_000);
    expect(result.fit?.elasticity).toBeCloseTo(-2, 8);
    expect(result.shown.length).toBeLessThanOrEqual(1200);
  });
});

describe('sales with errors', () => {
  const good = 'price,quantity\n10,36\n20,9\n30,4\n60,1\n';

  test.each([
    ['a price in words', 'soon,5', 'the price isn’t a number (“soon” on line 6)'],
    ['a quantity in words', '10,many', 'the quantity isn’t a number (“many” on line 6)'],
    ['no quantity', '10,', 'the quantity isn’t a number (an empty cell on line 6)'],
    ['a quantity in dollars', '10,$300', 'the quantity isn’t a number (“$300” on line 6)'],
    ['a negative price', '-10,2', 'the price is negative ()'],
  ])('are used without the line that has %s', (_what, line, reason) => {
    const result = learn(good + line);
    const [leftOut] = result.reading?.statement?.rows ?? [];
    expect(leftOut).toMatchObject({ kind: 'left out', lines: 1 });
    expect(`${leftOut?.reason} (${leftOut?.example})`).toBe(reason);
    expect(result).toMatchObject({ count: 4, findings: [] });
    expect(result.fit?.elasticity).toBeCloseTo(-2, 10);
  });

  test('without a valid row say so', () => {
    const result = learn('price,quantity\n-1,2\n0,3');
    expect(result.fit).toBeNull();
    expect(result.findings.at(-1)).toMatchObject({
      severity: 'error',
      message: 'No line counts.',
    });
  });

  test('that are all canceled say so, and count if the visitor ticks their status', () => {
    const text = 'Date,Status,Price,Quantity\n2026-01-02,canceled,20,5\n2026-01-03,canceled,25,4';
    const result = learn(text);
    expect(result.findings.map(({ message }) => message)).toEqual(['No line counts.']);
    expect(rowsOf(result)).toEqual(['left out 2: “Status” is canceled']);
    expect(learn(text, { ticks: new Map([['1:canceled', true]]) }).count).toBe(2);
  });

  test('that are ambiguous have switches', () => {
    const text = 'date,price,quantity\n3/4/2026,"1,250",1\n3/5/2026,20,3000\n3/6/2026,30,1400';
    const read = (switches: Readonly<Record<string, string>>) => totalsOf(learn(text, { switches }));
    expect(read({})).toBe('4,401 · 103,250.00 · March 4 – March 6, 2026 · 3');
    expect(read({ days: 'day' })).toContain('April 3 – June 3, 2026');
    expect(read({ decimal: 'comma' })).toContain('102,001.25');
  });
});

describe('sales without a curve', () => {
  test('at a single price still get figures', () => {
    const result = learn('price,quantity\n$19.90,30\n$19.90,20\n$19.90,40');
    expect(result.fit).toBeNull();
    expect(result).toMatchObject({ count: 3, meanQuantity: 30, prices: { low: 19.9, high: 19.9 } });
    expect(result.findings).toEqual([
      {
        severity: 'error',
        message: 'Every sale was at $19.90, so we can’t tell what another price would do.',
        suggestion: 'Add sales at a second price; five or more work best.',
      },
    ]);
  });

  test('that are too few are reported', () => {
    expect(saysOf('price,quantity\n10,30\n20,20')).toEqual([
      'Two sales are too few for an estimate. You need at least 3. With 30 or more, the estimate is useful.',
    ]);
  });

  test.each([
    [
      'are the same at every price',
      'price,quantity\n10,7\n20,7\n30,7\n40,7',
      'The same quantity was sold at every price.',
    ],
    [
      'rise with the price',
      `price,quantity\n${'10,20\n20,22\n30,25\n'.repeat(4)}`,
      'You sold more at higher prices.',
    ],
    [
      'hardly follow it',
      `price,quantity\n${'10,100\n20,71\n30,58\n'.repeat(4)}`,
      'Sales fall by a smaller percentage than the price rises (inelastic demand), so on this curve a higher price always earns more.',
    ],
  ])('with a doubtful curve, for quantities %s, are reported', (_kind, text, message) => {
    expect(learn(text).findings).toMatchObject([{ severity: 'info', message }]);
  });
});

test('sales that hardly vary with the price are left to the advice', () => {
  expect(learn('price,quantity\n10,30\n20,25\n30,35\n40,28').findings).toEqual([]);
});

test('the URL keeps the columns, and that there is none', () => {
  const sales = 'price,quantity,day\n30,5,2026-03-03\n20,9,2026-03-04';
  const taken = (text: string) => takenOf(learn(sales, { columns: columnsIn(salesColumns, text) }));
  expect(columnsAsText(salesColumns, { price: 0, quantity: 1 })).toBe('0.1.-.-.-.-.-.-');
  expect(taken('0.1.')).toEqual({ price: 'price', quantity: 'quantity' });
  expect(taken('0..')).toEqual({ price: 'price' });
  expect(taken('0.-.')).toEqual({ price: 'price', quantity: 'quantity' });
  expect(taken('')).toEqual({ price: 'price', quantity: 'quantity', day: 'day' });
});

describe('real-world tables', () => {
  /** Three brands with different elasticities and price levels, as in oj.csv. */
  const brands = [
    { brand: 'tropicana', price: 2.9, quantity: 9000, elasticity: -2.7 },
    { brand: 'minute.maid', price: 2.2, quantity: 8000, elasticity: -3.3 },
    { brand: 'dominicks', price: 1.7, quantity: 9000, elasticity: -3.4 },
  ];
  const juice = [
    'store,brand,week,units,price',
    ...brands.flatMap(({ brand, price, quantity, elasticity }) =>
      [0.8, 0.9, 1, 1.1, 1.2].map(
        (factor, index) => `2,${brand},${40 + index},${quantity * factor ** elasticity},${price * factor}`,
      ),
    ),
  ].join('\n');

  test('with several products have a curve for each', () => {
    const result = learn(juice);
    const { products, per } = result;
    expect(products.map(({ name, fit }) => [name, fit?.elasticity.toFixed(2)])).toEqual(
      expect.arrayContaining([
        ['tropicana', '-2.70'],
        ['minute.maid', '-3.30'],
        ['dominicks', '-3.40'],
      ]),
    );
    expect(per).toBe('week');
    expect(totalsOf(result)).toMatch(/^[\d,.]+ · [\d,.]+ · Week 40 – Week 44 · 3 · 15$/u);
  });

  test('are pooled only if the visitor chooses to', () => {
    const { products } = learn(juice, { columns: { product: null, place: null } });
    expect(products.map(({ name }) => name)).toEqual(['']);
  });

  test.each([
    ['W1', 'W2', 'W10'],
    ['2026-W01', '2026-W02', '2026-W10'],
    ['1', '2', '10'],
  ])('can have weeks such as %s, in chronological order', (first, second, last) => {
    const result = learn(`week,price,quantity\n${last},30,4\n${first},10,36\n${second},20,9`);
    expect(result).toMatchObject({ count: 3, per: 'week', prices: { latest: 30 }, findings: [] });
  });

  test('with a month number and a year apart keep each row, and say how to write months', () => {
    const rows = [2025, 2026].flatMap((year) =>
      Array.from({ length: 12 }, (_, index) => {
        const price = 10 + ((index * 5 + year) % 7);
        return `${year},${index + 1},${price},${100_000 / price ** 2}`;
      }),
    );
    const result = learn(`year,month,price,quantity\n${rows.join('\n')}`);
    expect(result).toMatchObject({ count: 24, per: 'row', isDiscounted: false });
    expect(result.fit?.elasticity).toBeCloseTo(-2, 8);
    expect(
      result.findings.map(({ severity, message, suggestion }) => [severity, message, suggestion]),
    ).toEqual([
      [
        'warning',
        '“month” isn’t used, because most of its cells, such as “1”, aren’t days, weeks, or months.',
        'Each line counts on its own. Write days like 2026-09-02, weeks like 2026-W36, and months like 2026-09.',
      ],
    ]);
  });

  test.each([
    ['every second month', 'month', ['2025-01-01', '2025-03-01', '2025-05-01', '2025-07-01']],
    ['each quarter', 'quarter', ['2025-10-01', '2026-01-01', '2026-04-01', '2026-07-01']],
    ['once a year', 'month', ['2022-01-01', '2023-01-01', '2024-01-01', '2025-01-01']],
  ])('of the first of a month, %s, are not daily', (_what, per, [a, b, c, d]) => {
    const result = learn(`Date,price,quantity\n${a},10,36\n${b},20,9\n${c},30,4\n${d},60,1`);
    expect(result).toMatchObject({ count: 4, per, findings: [] });
  });

  test('have later returns subtracted from the day of the sale', () => {
    const result = learn(
      'date,price,quantity\n2026-08-03,24.90,10\n2026-08-04,24.90,-2\n2026-08-05,27.90,6\n2026-08-06,-27.90,-1',
    );
    expect(rowsOf(result)).toEqual(['counted 2: sales', 'returned 2: returns, subtracted from sales']);
    expect(result.shown.map(({ quantity }) => quantity)).toEqual([8, 5]);
    expect(totalsOf(result)).toBe('13 · 338.70 · August 3 – August 5, 2026 · 2');
  });

  test('leave out returns of more than was sold, and ask', () => {
    const result = learn('date,price,quantity\n2026-08-03,24.90,10\n2026-08-04,27.90,6\n2026-08-05,29.90,-2');
    expect(rowsOf(result)).toEqual([
      'left out 1: returns that match no sale at that price',
      'counted 2: sales',
    ]);
    expect(result.findings).toContainEqual(expect.objectContaining({ severity: 'question' }));
  });
});

describe('a price', () => {
  /** 3,600 ÷ price²; every price is for three units. */
  const text = 'price,quantity,pack\n30,36,3\n60,9,3\n90,4,3\n180,1,3';

  test('can be for several units', () => {
    const result = learn(text, { columns: { unitsPerPrice: 2 } });
    expect(result.prices).toEqual({ low: 10, high: 60, latest: 60 });
    expect(result.reading).toMatchObject({
      amounts: '“price” ÷ “pack” × “quantity”',
      statement: { amount: 720, isBalanced: true },
    });
  });

  test('can be that of the whole line', () => {
    const result = learn(text, { switches: { price: 'line' } });
    expect(result.prices.latest).toBe(180);
    expect(result.prices.low).toBeCloseTo(0.83, 2);
    expect(result.reading?.statement).toMatchObject({ amount: 360, isBalanced: true });
  });

  test('on a line per unit needs no quantity, if the visitor says so', () => {
    const cups = 'date,price\n2026-01-01,$3.50\n2026-01-01,$3.50\n2026-01-02,$4.00';
    expect(saysOf(cups)).toEqual([
      'No column looks like the quantity. If none has units, and a line isn’t one unit, we can’t use this table. Choose the quantity, or “1 per line,” under “Columns.”',
    ]);
    const result = learn(cups, { columns: { quantity: null } });
    expect(totalsOf(result)).toBe('3 · $11.00 · January 1 – January 2, 2026 · 2');
  });
});

test('lines and amounts add up to the table’s, whatever it holds', () => {
  const cell = fc.constantFrom('', ...words('0 1 2 -1 19.90 24.90 (3.00) x 2026-03-01 2026-04-01'));
  const row = fc.tuple(cell, cell, cell, fc.constantFrom('Paid', 'Refunded', ''), cell);
  const choices = fc.record({
    columns: fc.record({
      quantity: fc.constantFrom(1, null),
      unitsPerPrice: fc.constantFrom(4, null),
      day: fc.constantFrom(2, null),
    }),
    switches: fc.record({ price: fc.constantFrom('unit', 'line'), header: fc.constant('names') }),
  });
  fc.assert(
    fc.property(fc.array(row, { minLength: 1, maxLength: 30 }), choices, (rows, reading) => {
      const text = ['price,quantity,date,status,pack', ...rows.map((own) => own.join(','))].join('\n');
      const statement = learn(text, reading).reading?.statement;
      if (!statement) return;
      const sum = (of: 'lines' | 'amount') => statement.rows.reduce((total, own) => total + own[of], 0);
      expect(statement.isBalanced).toBe(true);
      expect(sum('lines')).toBe(statement.lines);
      expect(sum('amount')).toBeCloseTo(statement.amount, 6);
    }),
  );
});

describe('a quantity discount', () => {
  const dayAt = (index: number) => new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10);

  /** Generates 180 days of orders unaffected by price: $10.00, or $8.50 from 12 units. */
  const orders = (seed: number) => {
    const random = seeded(seed);
    return Array.from({ length: 180 }, (_, day) =>
      Array.from({ length: 3 + Math.floor(random() * 6) }, () => {
        const pieces = 1 + Math.floor(random() ** 2 * 24);
        return `${dayAt(day)},${pieces < 12 ? '10.00' : '8.50'},${pieces}`;
      }),
    ).flat();
  };

  test.each([1, 2])('is distinguished from demand and gives no curve, seed %d', (seed) => {
    const result = learn(`date,price,quantity\n${orders(seed).join('\n')}`);
    expect(result.fit).toBeNull();
    expect(result.findings.map(({ message }) => message)).toEqual([
      expect.stringMatching(
        /^This looks like a quantity discount: in 1\d\d of 180 days, larger orders got a lower price\.$/u,
      ),
    ]);
  });

  test('isn’t assumed if order sizes don’t follow the price: then a day counts once, at its mean price', () => {
    const random = seeded(4);
    const rows = Array.from({ length: 60 }, (_, day) => {
      const price = 8 + (day % 6);
      const lines = Math.round(4000 / price ** 2);
      return Array.from(
        { length: lines },
        (_line, index) => `${dayAt(day)},${price + (index % 2 ? 0.1 : -0.1)},${1 + Math.floor(random() * 3)}`,
      );
    }).flat();
    const result = learn(`date,price,quantity\n${rows.join('\n')}`);
    expect(result.isDiscounted).toBe(false);
    expect(result.count).toBe(60);
    expect(result.fit?.elasticity).toBeCloseTo(-2, 0);
  });
});

describe('money', () => {
  test.each(['Sales', 'Revenue', 'Gross sales', 'Net sales', 'Gross Revenue', 'Total sales'])(
    'called %s is never a quantity',
    (name) => {
      const stopped = learn(`Date,Price,${name}\n2026-01-01,10,300\n2026-01-02,12,240\n2026-01-03,11,280`);
      expect(takenOf(stopped)).not.toHaveProperty('quantity');
      expect(stopped).toMatchObject({ count: 0, fit: null });
      expect(stopped.findings).toContainEqual(expect.objectContaining({ severity: 'error' }));
    },
  );
});

describe('the columns', () => {
  const names = ['Ale', 'Bun', 'Cod'];
  /** Thirty lines of three products at changing prices, with a serial number and a code of each product. */
  const lines = Array.from({ length: 30 }, (_, line) => {
    const [product, quantity] = [line % 3, 1 + ((line * 7) % 5)];
    const price = 3 + 8 * product + ((line * 3) % 4) / 4;
    const day = `2026-03-${String(line + 1).padStart(2, '0')}`;
    return { line, product, quantity, price, day, amount: price * quantity };
  });
  const asText = (head: string, cellsOf: (own: (typeof lines)[number]) => readonly (string | number)[]) =>
    [head, ...lines.map((own) => cellsOf(own).join(','))].join('\n');

  test('are found by arithmetic, whatever they are called, and nothing is asked', () => {
    const result = learn(
      asText('N,Dag,Moms,X,Y,Z,Vare', ({ line, day, amount, price, quantity, product }) => [
        ...[line + 1, day, (amount / 5).toFixed(2), amount.toFixed(2), price.toFixed(2), quantity],
        names[product] ?? '',
      ]),
    );
    expect(takenOf(result)).toMatchObject({ price: 'Y', quantity: 'Z', product: 'Vare' });
    expect(result.findings.filter(({ severity }) => severity === 'question')).toEqual([]);
  });

  test('of a product have its names, not its codes', () => {
    const text = asText('Date,SKU,Wort,Price,Qty', ({ day, product, price, quantity }) => [
      ...[day, 4711 + product, names[product] ?? '', price.toFixed(2), quantity],
    ]);
    expect(takenOf(learn(text)).product).toBe('Wort');
  });

  test('with small quantities are doubted beside larger ones, until the visitor says that they are right', () => {
    const text = asText('Date,Qty,Move,Price', ({ day, line, price }) => [
      ...[day, 1 + (line % 3), 20 + ((line * 7) % 23), price.toFixed(2)],
    ]);
    const asks = (columns: TableInput<SalesColumn>['columns']) =>
      learn(text, { columns }).findings.some(({ column }) => column === 'quantity');
    expect([asks({}), asks({ quantity: 1 })]).toEqual([true, false]);
  });

  test('with a currency in the name are in that currency on all lines', () => {
    const text = asText('Date,Currency,Sales (USD),Qty', ({ day, line, amount, quantity }) => [
      ...[day, line % 2 ? 'EUR' : 'USD', amount.toFixed(2), quantity],
    ]);
    expect(learn(text)).toMatchObject({ currency: '$', reading: { statement: { rows: [{ lines: 30 }] } } });
  });
});

describe('shop system exports', () => {
  test('Shopify: uses the line’s price, not the order’s discount, and doesn’t take buyers’ cities for stores', () => {
    const text =
      'Name,Paid at,Discount Amount,Created at,Lineitem quantity,Lineitem name,Lineitem price,Lineitem sku,Billing City,Refunded Amount\n#1,2026-01-02 10:12:33 -0400,0.00,2026-01-02 10:12:33 -0400,1,Shirt,24.90,LS,NYC,0\n#2,2026-01-03 10:12:33 -0400,0.00,2026-01-03 10:12:33 -0400,2,Shirt,19.90,LS,Boston,0';
    expect(takenOf(learn(text))).toEqual({
      price: 'Lineitem price',
      quantity: 'Lineitem quantity',
      day: 'Created at',
      product: 'Lineitem name',
      order: 'Name',
    });
    expect(learn(text).products.map(({ name, count }) => [name, count])).toEqual([['Shirt', 2]]);
  });

  test('a status on a single line doesn’t apply to the next line', () => {
    const result = learn(
      'Date,Status,Price,Quantity\n2026-01-02,,20,5\n2026-01-03,Cancelled,30,50\n2026-01-04,,25,4\n2026-01-05,,30,2',
    );
    expect(result.shown.map(({ quantity }) => quantity)).toEqual([5, 4, 2]);
  });

  test.each(['Presentment currency', 'Payout currency', 'Settlement currency', 'Fee currency'])(
    'the %s isn’t the price’s currency',
    (name) => {
      const result = learn(
        `Date,${name},Price,Quantity\n2026-01-02,EUR,$20,5\n2026-01-03,CAD,$25,4\n2026-01-04,EUR,$30,2`,
      );
      expect(result).toMatchObject({ count: 3, currency: '$', findings: [] });
    },
  );

  test('a column of names such as Nok isn’t one of currencies', () => {
    const result = learn('Date,Cashier,Price,Quantity\n2026-01-02,Nok,20,5\n2026-01-03,Nok,25,4');
    expect(result.currency).toBe('');
  });

  test('a canceled order ends at the next number', () => {
    const result = learn(
      'Order,Date,Status,Price,Quantity\n1,2026-01-02,paid,20,5\n2,2026-01-03,canceled,30,50\n2,,,30,50\n3,2026-01-04,,25,4\n4,2026-01-05,,30,2',
    );
    expect(result.shown.map(({ quantity }) => quantity)).toEqual([5, 4, 2]);
  });

  test('a line’s total is divided by its quantity', () => {
    const result = learn(
      'Sale Date,Product Title,Net quantity,Gross sales,Net sales\n2026-01-02,Shirt,2,49.80,39.80\n2026-01-03,Shirt,1,24.90,14.90\n2026-01-04,Shirt,1,24.90,24.90',
    );
    expect(result.prices).toEqual({ low: 14.9, high: 24.9, latest: 24.9 });
    expect(result.reading?.amounts).toBe('“Net sales”');
    expect(totalsOf(result)).toContain('4 · 79.60');
  });
});

describe('A cost column', () => {
  const lines = ['A,10,2,8', 'A,12,1,5', 'B,20,1,9', 'B,30,1,9', 'B,20,-1,-9'];
  const costs = (head: string, switches = {}) => {
    const { products } = learn([head, ...lines].join('\n'), { switches });
    return Object.fromEntries(products.map(({ name, cost }) => [name, cost]));
  };

  test.each([
    ['of one unit beside a price', 'Product,Price,Quantity,Unit cost', {}, { A: 7, B: 9 }],
    ['of the line beside revenue', 'Product,Net sales,Quantity,Cost of goods', {}, { A: 13 / 3, B: 9 }],
    ['of one unit by choice', 'Product,Net sales,Quantity,Cost of goods', { cost: 'unit' }, { A: 7, B: 9 }],
    ['of nothing without one', 'Product,Price,Quantity,Note', {}, { A: null, B: null }],
  ])('is the cost %s', (_, head, switches, expected) => {
    expect(costs(head, switches)).toEqual(expected);
  });
});

test('a date column whose cells are no dates gives way to one whose are', () => {
  const lines = [1, 2, 3, 4, 5, 6].map((month) => `${month},2026-0${month}-01,${9 + month},3`);
  expect(takenOf(learn(['month,period_start,price,quantity', ...lines].join('\n'))).day).toBe('period_start');
});

test('a product with another price on each line isn’t said to have few price changes', () => {
  const random = seeded(3);
  const lines = Array.from({ length: 40 }, (_, index) => {
    const day = new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10);
    const price = () => (10 + (index < 20 ? 30 : 0) + 8 * random()).toFixed(2);
    return `${day},${price()},1\n${day},${price()},2`;
  });
  const { fit } = learn(['Date,Price,Quantity', ...lines].join('\n'));
  expect(fit?.calendar).toBe('many prices');
});
