import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { InsightResult } from '../../src/demos/customer-insight-analytics/model';
import type { OrderColumn } from '../../src/demos/customer-insight-analytics/orderColumns';
import { readOrders } from '../../src/demos/customer-insight-analytics/readOrders';
import { findSegments } from '../../src/demos/customer-insight-analytics/model';
import type { SalesColumn } from '../../src/demos/dynamic-pricing-optimizer/salesColumns';
import { learnDemand } from '../../src/demos/dynamic-pricing-optimizer/model';
import { readAll } from '../../src/demos/review-sentiment-monitor/model';
import type { Finding } from '../../src/demos/shared/csv/finding';
import type { WithReading } from '../../src/demos/shared/csv/reading';
import { tickKey } from '../../src/demos/shared/csv/smallColumns';
import type { TableInput } from '../../src/demos/shared/csv/source';
import { textSource } from '../../src/demos/shared/csv/source';
import { runToEnd } from '../../src/demos/shared/model/withProgress';
import { isSlowRun } from '../support/slowRun';
import { totalsText } from '../support/totalsText';

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, own) => sum + own, 0);

describe('JSON', () => {
  const records = [
    { id: 1, customer: { email: 'a@x.example' }, created: '2026-01-02', total: 20, items: [{ sku: 'A' }] },
    { id: 2, customer: { email: 'b@x.example' }, created: '2026-01-03', total: 7.5, tags: ['new', 'web'] },
  ];
  test.each([
    ['in a list', JSON.stringify(records)],
    ['within an object', JSON.stringify({ page: 1, data: { orders: records } }, null, 2)],
    ['on one line each', records.map((record) => JSON.stringify(record)).join('\n')],
  ])('can have its objects %s, and what they hold are columns', (_, text) => {
    const { reading, customers } = runToEnd(findSegments({ source: textSource(text), columns: {} }));
    expect(reading?.names).toEqual(['id', 'customer.email', 'created', 'total', 'tags']);
    expect(customers.spend).toEqual([20, 7.5]);
  });
});

describe('Tables that lack something', () => {
  const days = Array.from({ length: 30 }, (_, index) => `2026-01-${String(index + 1).padStart(2, '0')}`);
  const shops = ['Downtown', 'Harbour'];
  test.each([
    ['branches', (index: number) => `branch_name,${shops[index % 2]}`],
    ['products', (index: number) => `pizza_name_id,pizza_${index % 9}`],
    ['ways to pay', () => 'Payment Method,Credit Card'],
    ['postal codes', (index: number) => `Ship Zipcode,${10_000 + (index % 20)}`],
    ['times', (index: number) => `At,09:${10 + (index % 20)}:00`],
    ['sums', (index: number) => `worth beside,${index % 20}.95`],
  ])('%s aren’t mistaken for customers', (_, cellOf) => {
    const [name] = cellOf(0).split(',');
    const rows = days.map((day, index) => `${day},${cellOf(index).split(',')[1]},${20 + index}.50`);
    const text = `Date,${name},Total\n${rows.join('\n')}`;
    const { findings } = runToEnd(findSegments({ source: textSource(text), columns: {} }));
    expect(findings[0]).toMatchObject({ severity: 'error', column: 'customer' });
  });

  test.each([
    ['a French shop', 'Date_Commande,Quantite,Prix_Unitaire\n2026-05-31,1,"24,99"\n2026-05-31,3,"24,99"'],
    ['sales that may be money or pieces', 'store,brand,week,sales,price\n2,a,40,9000,2.9\n2,a,41,8000,3.1'],
    ['money', 'date,price,total\n2026-01-01,10,$30\n2026-01-02,12,$40'],
    ['visits', 'date,price,visits\n2026-01-01,10,300\n2026-01-02,12,400'],
    ['phone numbers', 'date,price,phone\n2026-01-01,10,2125550142\n2026-01-02,12,2125550143'],
    ['orders', 'Order ID,Sale Date,Order Total\n1566,2026-01-02,20.50\n1571,2026-01-03,30.50'],
    ['numbers of rows', 'Row ID,Date,Sales\n1,2026-01-02,20.50\n2,2026-01-03,30.50'],
  ])('sales aren’t read from %s in silence', (_, text) => {
    const { products, findings } = runToEnd(learnDemand({ source: textSource(text), columns: {} }));
    const [isStopped, isAsked] = ['error', 'question'].map((own) =>
      findings.some(({ severity }) => severity === own),
    );
    expect([isStopped, isAsked]).toContain(true);
    expect(isStopped).toBe(products[0].count === 0);
  });
});

describe('What is offered instead of guessed', () => {
  const daily = Array.from({ length: 40 }, (_, index) => ({
    day: `2026-01-${String(1 + (index >> 1)).padStart(2, '0')}`,
    store: index % 2 === 0 ? 'S1' : 'S2',
  }));

  test('a store: products aren’t split until it’s pressed', () => {
    const rows = daily.map(({ day, store }, index) => `${day},${store},mug,${10 + (index % 5)},3`);
    const text = ['Date,Store ID,Product,Price,Quantity', ...rows].join('\n');
    const { products, findings, reading } = runToEnd(learnDemand({ source: textSource(text), columns: {} }));
    expect(products).toHaveLength(1);
    expect(findings).toContainEqual(
      expect.objectContaining({ message: 'More than one shop in this file?', column: 'place' }),
    );
    const place = reading?.columns.find(({ id }) => id === 'place');
    expect(place?.fitting).toMatchObject([{ index: 1, total: '2 stores or regions' }]);
  });

  const table = (names: string, row: (index: number) => string) => {
    const rows = Array.from({ length: 40 }, (_, index) => `2026-01-${10 + (index % 20)},${row(index)}`);
    return { source: textSource(`date,${names}\n${rows.join('\n')}`), columns: {} };
  };

  test('pieces are not taken as money beside amounts', () => {
    const input = table(
      'customer,AMOUNT,SALES_PRICE',
      (index) => `c${index % 9},${1 + (index % 3)},${30 + index}`,
    );
    expect(runToEnd(findSegments(input)).reading?.amounts).toBe('“SALES_PRICE”');
  });

  test('a status whose words we don’t know is asked about, first', () => {
    const input = table(
      'customer,sex,ステータス,total',
      (index) => `c${index % 9},${'mf'[index % 2]},${index % 5 ? 700 : 900},9.50`,
    );
    const { reading, findings } = runToEnd(findSegments(input));
    expect(reading?.smallColumns[0]).toMatchObject({ name: 'ステータス', isAsked: true });
    expect(findings.map(({ message }) => message)).toContain('Which values of “ステータス” count?');
  });

  test('rare values beside a canceled status are asked about, unless they say paid', () => {
    const statuses = ['Completo', 'Cancelado', 'Expirado', 'shipped'];
    const input = table(
      'customer,Status,total',
      (index) => `c${index % 9},${statuses[index < 30 ? 0 : index % 4] ?? ''},9.50`,
    );
    const { findings } = runToEnd(findSegments(input));
    expect(findings.map(({ suggestion }) => suggestion).join(' ')).toContain('returned: Expirado (3 lines).');
  });

  test('a number that each line has is offered as the order’s, with the orders that it gives', () => {
    const input = table('customer,Voucher,qty,total', (index) => `c${index % 4},V${index},1,9.50`);
    const { orders, reading } = runToEnd(findSegments(input));
    const order = reading?.columns.find(({ id }) => id === 'order');
    expect([orders, order?.fitting[0]?.total]).toEqual([20, '40 orders']);
  });

  test('amounts of other currencies are left out, unless their name says that they are converted', () => {
    const input = table(
      'customer,Moeda,Recibo,Moeda,Total,Total converted',
      (index) => `c${index % 9},BRL,a,${index % 4 ? 'BRL' : 'EUR'},9.50,9.50`,
    );
    expect(runToEnd(findSegments(input)).orders).toBe(30);
    expect(runToEnd(findSegments({ ...input, columns: { amount: 6 } })).orders).toBe(40);
  });

  test('no review is left out because of words outside a status, and ratings are asked for', () => {
    const input = table(
      'review,評価,reply,order',
      (index) =>
        `It works well and I like it ${index},${1 + (index % 5)},We refund it,${index % 4 ? 'kept' : 'returned'}`,
    );
    const { reviews, findings } = runToEnd(readAll(input));
    expect(reviews).toHaveLength(40);
    expect(findings.map(({ message }) => message)).toContain('Is “評価” the rating?');
  });

  test('dates without a year are said to be none at once', () => {
    const rows = ['Ann,0301,9.50', 'Bob,0701,8.50', 'Ann,0901,7.50'];
    const input = { source: textSource(`customer,Belegdatum,total\n${rows.join('\n')}`), columns: {} };
    expect(runToEnd(findSegments(input)).findings).toContainEqual(
      expect.objectContaining({ message: 'We found no dates.' }),
    );
  });

  test('labels of digits are neither amounts nor quantities', () => {
    const rows = daily.map(
      ({ day }, index) => `${day},c${index % 7},${1_000_003 + 7919 * index},${20 + index}.50`,
    );
    const text = ['Tag,Wer,PLZ,Betrag', ...rows].join('\n');
    const { reading } = runToEnd(findSegments({ source: textSource(text), columns: {} }));
    const fittingOf = (id: string) =>
      reading?.columns.find((column) => column.id === id)?.fitting.map(({ index }) => index);
    expect(fittingOf('amount')).toEqual([3]);
    expect(fittingOf('quantity')).toEqual([]);
  });

  test('an order: a switch joins a customer’s lines of one day', () => {
    const text = `customer,date,amount\n${daily.map(({ day }) => `Ann,${day},5.00\nBob,${day},6.50`).join('\n')}`;
    const find = (switches = {}) =>
      runToEnd(findSegments({ source: textSource(text), columns: {}, switches }));
    expect(find().orders).toBe(80);
    expect(find().findings[0]?.message).toBe('Without an order number, each line is an order.');
    expect(find({ together: 'day' }).orders).toBe(40);
  });

  test('a date or status on the first line of its group is meant for those below', () => {
    const visits = Array.from({ length: 12 }, (_, index) => [
      ...(index % 4 === 0 ? [['GENNAIO', 'FEBBRAIO', 'MARZO'][index / 4]] : []),
      `${10 + index}.01.2026;Anna;9,50;media;uova;${index < 3 ? 'Annullato' : 'Pagato'}`,
      ...['Bea', 'anna '].map((name) => `;${name};7,50;piccola;miele;`),
    ]).flat();
    const text = ['Data;Cliente;Importo;Cassetta;Extra;Stato', ...visits].join('\n');
    const read = (switches = {}) =>
      runToEnd(findSegments({ source: textSource(text), columns: { customer: 1 }, switches }));
    const { customers, findings, orders } = read();
    expect([customers.ids, orders, sumOf(customers.spend)]).toEqual([['Anna', 'Bea'], 27, 220.5]);
    expect(findings.map(({ message }) => message)).not.toContain('We found no dates.');
    expect(read({ dates: 'none' }).findings.map(({ message }) => message)).not.toContain(
      'We found no dates.',
    );
  });

  test('dates that we can’t read are named', () => {
    const text = 'review,rating,review_time\nGreat mug,5,3 months ago\nIt broke,1,a year ago';
    expect(runToEnd(readAll({ source: textSource(text), columns: {} })).findings[0]).toMatchObject({
      severity: 'warning',
      message: 'We found no dates.',
      suggestion: 'We can’t read “3 months ago” in “review_time” as days, weeks, or months with a year.',
    });
  });
});

describe('The same data in random layouts', () => {
  /** A way to write a table. */
  const layouts = fc.record({
    separator: fc.constantFrom(',', ';', '\t', '|'),
    decimal: fc.constantFrom('.', ','),
    sign: fc.constantFrom('', '$', '€ ', ' EUR'),
    negative: fc.constantFrom('minus', 'parentheses', 'trailing'),
    date: fc.constantFrom('iso', 'american', 'european', 'named', 'time', 'unix'),
    order: fc.array(fc.nat(), { minLength: 8, maxLength: 8 }),
    names: fc.array(fc.nat({ max: 5 }), { minLength: 8, maxLength: 8 }),
    /** Statuses of a canceled and a paid order; empty without a status column. */
    status: fc.constantFrom(
      [],
      ['cancelled', 'completed'],
      ['Refunded', 'Paid'],
      ['wc-failed', 'wc-processing'],
      ['CHARGEBACK', 'partially_refunded'],
      ['Storniert', 'Bezahlt'],
      ['annulée', 'payée'],
      ['取消', '完了'],
    ),
    /** Kinds of line that repeat an order's amount; empty without them. */
    kinds: fc.constantFrom([], ['Authorised', 'Settled'], ['Sale', 'Payment'], ['開始', '終了']),
    /** How refunds are written: as negative amounts, or as positive ones of another kind. */
    refunds: fc.constantFrom('none', 'negative'),
    areNamesUnknown: fc.boolean(),
    hasTitle: fc.boolean(),
    hasSecondHeader: fc.boolean(),
    hasNoise: fc.boolean(),
    seed: fc.nat({ max: 1000 }),
  });
  type Layout = typeof layouts extends fc.Arbitrary<infer Value> ? Value : never;

  const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

  function dateText(day: number, format: Layout['date']): string {
    const date = new Date(Date.UTC(2025, 0, 1 + day));
    const iso = date.toISOString().slice(0, 10);
    const [year = '', month = '', own = ''] = iso.split('-');
    return {
      american: `${Number(month)}/${Number(own)}/${year}`,
      european: `${own}.${month}.${year}`,
      named: `${MONTHS[Number(month) - 1]} ${Number(own)} ${year}`,
      time: `${iso} 10:${own}:00`,
      unix: String(date.getTime() / 1000),
      iso,
    }[format];
  }

  const statusText = ({ status }: Layout, isCanceled: boolean) => status[isCanceled ? 0 : 1] ?? '';

  function moneyText(amount: number, { decimal, sign, negative }: Layout): string {
    const digits = Math.abs(amount).toFixed(2).replace('.', decimal);
    const text = (own: string) => (sign.startsWith(' ') ? own + sign : sign + own);
    if (amount >= 0) return text(digits);
    if (negative === 'trailing') return text(`${digits}-`);
    return negative === 'minus' ? `-${text(digits)}` : `(${text(digits)})`;
  }

  interface Column {
    readonly id: string;
    readonly names: readonly string[];
    readonly cells: readonly string[];
  }

  /** Makes columns of lines: the id, its names with bars between them, and the cell of a line. */
  const columnsOf =
    <Line>(lines: readonly Line[]) =>
    (id: string, names: string, cellOf: (line: Line, index: number) => string): Column => ({
      id,
      names: names.split('|'),
      cells: lines.map(cellOf),
    });

  /** Writes columns in a random order, each under one of its names, and says where each is. */
  function tableOf(layout: Layout, columns: readonly (Column | false)[]) {
    const sorted = columns
      .filter((column) => column !== false)
      .map((column, index) => ({
        ...column,
        name: layout.areNamesUnknown
          ? `Feld ${'ABCDEFGHIJ'[index]}`
          : (column.names[(layout.names[index] ?? 0) % column.names.length] ?? ''),
        place: layout.order[index] ?? 0,
      }))
      .toSorted((a, b) => a.place - b.place);
    const cell = (text: string) => (text.includes(layout.separator) ? `"${text}"` : text);
    const rows = (sorted[0]?.cells ?? []).map((_, row) => sorted.map(({ cells }) => cells[row] ?? ''));
    const lines = [
      ...(layout.hasTitle ? [['Report of our store']] : []),
      sorted.map(({ name }) => name),
      ...(layout.hasSecondHeader ? [sorted.map(({ name }) => `About ${name}`)] : []),
      ...rows,
    ];
    return {
      text: lines.map((row) => row.map(cell).join(layout.separator)).join('\n'),
      places: Object.fromEntries(sorted.map(({ id }, place) => [id, place])),
      rows: rows.length,
    };
  }

  /** Number of random layouts of each kind. */
  const numRuns = isSlowRun ? 300 : 60;
  const isDoubted = (findings: readonly Finding[]) =>
    findings.some(({ severity }) => severity === 'question' || severity === 'error');
  /** Tests whether the page asks something: about columns, or about the lines of a status or kind. */
  const isAsked = (
    { findings, reading }: WithReading<string>,
    { status, kind }: Readonly<Record<string, number>>,
  ) =>
    isDoubted(findings) ||
    (reading?.smallColumns ?? []).some(
      (column) => column.isAsked && (column.index === status || column.index === kind),
    );
  const cents = (amount: number) => Math.round(amount * 100);

  /** Checks that lines and amounts add up to the table. */
  function expectBalance({ reading }: WithReading<string>, rows: number): void {
    const statement = reading?.statement;
    if (!statement) return;
    expect(statement.isBalanced).toBe(true);
    expect(sumOf(statement.rows.map(({ lines }) => lines))).toBe(statement.lines);
    expect(statement.lines).toBeGreaterThanOrEqual(rows);
    expect(cents(sumOf(statement.rows.map(({ amount }) => amount)))).toBe(cents(statement.amount));
  }

  function ordersIn(layout: Layout) {
    const orders = Array.from({ length: 60 }, (_, index) => ({
      number: `A${1000 + index}`,
      customer: `c${(index * 7 + layout.seed) % 23}@shop.example`,
      day: (index * 37 + layout.seed) % 300,
      amount: 5 + ((index * 613 + layout.seed * 7) % 9000) / 100,
      isCanceled: layout.status.length > 0 && index % 6 === 5,
      isRefunded: layout.refunds === 'negative' && index % 12 === 3,
    }));
    const kinds = layout.kinds.length === 0 ? [''] : layout.kinds;
    const lines = orders.flatMap((order) => [
      ...kinds.map((kind) => ({ ...order, kind })),
      ...(order.isRefunded
        ? [{ ...order, kind: kinds.at(-1) ?? '', day: order.day + 5, amount: -order.amount }]
        : []),
    ]);
    const column = columnsOf(lines);
    const table = tableOf(layout, [
      column('customer', 'Customer|Email|customer_email|Buyer|Client ID', ({ customer }) => customer),
      column('day', 'Date|Order Date|created_at|Purchased on|Datum', ({ day }) => dateText(day, layout.date)),
      column('amount', 'Total|Amount|Order Total|grand_total|Paid amount', ({ amount }) =>
        moneyText(amount, layout),
      ),
      column('order', 'Order ID|Order|Invoice No|Ref', ({ number }) => number),
      layout.status.length > 0 &&
        column('status', 'Status|Order Status|financial_status', ({ isCanceled }) =>
          statusText(layout, isCanceled),
        ),
      layout.kinds.length > 0 && column('kind', 'Type|Record|Event', ({ kind }) => kind),
      layout.hasNoise &&
        column('tax', 'Tax|Shipping cost|Discount', ({ amount }) => moneyText(amount / 10, layout)),
      layout.hasNoise && column('country', 'Country|City', (_, index) => ['US', 'DE', 'FR'][index % 3] ?? ''),
    ]);
    const kept = orders.filter(({ isCanceled, isRefunded }) => !isCanceled && !isRefunded);
    return { ...table, kept };
  }

  function areRight(result: InsightResult, { kept }: ReturnType<typeof ordersIn>): boolean {
    return (
      cents(sumOf(result.customers.spend)) === cents(sumOf(kept.map(({ amount }) => amount))) &&
      result.orders === kept.length
    );
  }

  test('orders are read right, or the demo asks, and three presses mend what is wrong', () => {
    fc.assert(
      fc.property(layouts, (layout) => {
        const table = ordersIn(layout);
        const read = (columns: TableInput<OrderColumn>['columns'], ticks = new Map<string, boolean>()) =>
          runToEnd(findSegments({ source: textSource(table.text), columns, ticks }));
        const first = read({});
        expectBalance(first, table.rows);
        const head = table.text.split('\n').slice(0, 4).join(' / ');
        if (areRight(first, table)) return;
        if (!isAsked(first, table.places)) throw new Error(`Wrong in silence: ${head}`);
        const { customer, day, amount, status = -1, kind = -1 } = table.places;
        const mended = read(
          {
            ...(customer !== undefined && { customer }),
            ...(day !== undefined && { day }),
            ...(amount !== undefined && { amount }),
          },
          new Map([
            [tickKey(status, layout.status[0] ?? ''), false],
            [tickKey(kind, layout.kinds[0] ?? ''), false],
          ]),
        );
        expectBalance(mended, table.rows);
        if (!areRight(mended, table)) throw new Error(`Can’t be mended: ${head}`);
      }),
      { numRuns },
    );
  });

  test('sales are read right, or the demo asks', () => {
    fc.assert(
      fc.property(layouts, (layout) => {
        const sales = Array.from({ length: 90 }, (_, index) => ({
          product: ['Lamp', 'Chair', 'Desk'][index % 3] ?? '',
          day: Math.floor(index / 3),
          price: 20 + 10 * (index % 3) + ((index * 5 + layout.seed) % 7),
          quantity: 3 + ((index * 11 + layout.seed) % 17),
          isCanceled: layout.status.length > 0 && index % 10 === 9,
        }));
        const column = columnsOf(sales);
        const { text, rows, places } = tableOf(layout, [
          column('product', 'Product|Item name|SKU|product_title|Article', ({ product }) => product),
          column('day', 'Date|Day|sale_date|Sold on|Datum', ({ day }) => dateText(day, layout.date)),
          column('price', 'Price|Unit price|unit_price|Price each', ({ price }) => moneyText(price, layout)),
          column('quantity', 'Quantity|Qty|Units sold|units', ({ quantity }) => String(quantity)),
          layout.status.length > 0 &&
            column('status', 'Status|Order Status', ({ isCanceled }) => statusText(layout, isCanceled)),
          layout.hasNoise && column('rating', 'Rating|Reviews|Stock', (_, index) => String(1 + (index % 5))),
          layout.hasNoise && column('line', 'Line|Row|No', (_, index) => String(index + 1)),
        ]);
        const result = runToEnd(learnDemand({ source: textSource(text), columns: {} }));
        expectBalance(result, rows);
        const kept = sales.filter(({ isCanceled }) => !isCanceled);
        const isRight =
          result.products.length === 3 &&
          result.products.every(({ name, count, meanQuantity, prices }) => {
            const own = kept.filter(({ product }) => product === name);
            const all = own.map(({ price }) => price);
            return (
              cents(count * meanQuantity) === cents(sumOf(own.map(({ quantity }) => quantity))) &&
              prices.low === Math.min(...all) &&
              prices.high === Math.max(...all)
            );
          });
        if (!isRight && !isAsked(result, places))
          throw new Error(`Wrong in silence: ${text.split('\n').slice(0, 4).join(' / ')}`);
      }),
      { numRuns },
    );
  });
});

describe('Inputs that were read wrong', () => {
  const source = (name: string) =>
    textSource(readFileSync(path.join(__dirname, 'fixtures/inputs', name), 'utf8'));
  const customers = (name: string) => runToEnd(findSegments({ source: source(name), columns: {} }));
  const totals = (name: string) => totalsText(runToEnd(readOrders({ source: source(name), columns: {} })));

  test('an order’s contents aren’t its number, because they name several customers', () => {
    const result = customers('cart_order.csv');
    expect([result.orders, sumOf(result.customers.spend)]).toEqual([30, 360]);
    expect(result.reading?.columns.find(({ id }) => id === 'order')?.taken).toBeUndefined();
  });

  test.each([
    [
      'paypal_refunds.csv',
      '9 orders · 5 customers · January 1 – December 3, 2025 first and last order · $435.00 revenue after returns: “Gross” (USD)',
    ],
    [
      'square_refunds.csv',
      '14 orders · 6 customers · January 1 – December 3, 2025 first and last order · $436.00 revenue after returns: “Net Sales”',
    ],
    [
      'ecwid_order_time.csv',
      '14 orders · 6 customers · January 10 – December 12, 2025 first and last order · €973.00 revenue: “total” (EUR)',
    ],
    [
      'mercadolibre_dates.csv',
      '14 orders · 6 customers · January 3 – August 14, 2025 first and last order · $79,100.00 revenue: “Total (ARS)” (ARS)',
    ],
    [
      'one_row_per_cup.csv',
      '45 orders · 7 customers · January 1 – May 25, 2024 first and last order · 1,521.00 revenue: “money”',
    ],
  ])('the customers of %s', (name, expected) => {
    expect(totals(name)).toBe(expected);
  });

  const salesTotals = (name: string, columns: TableInput<SalesColumn>['columns'] = {}) => {
    const result = runToEnd(learnDemand({ source: source(name), columns }));
    const elasticities = result.products.map(({ fit }) =>
      fit === null ? 'none' : fit.elasticity.toFixed(1),
    );
    return `${totalsText(result)}: ${elasticities.join(', ')}`;
  };

  test.each([
    [
      'a product column that only its cells show, by one press',
      'category_pooled.csv',
      { product: 3 },
      '7,469 units sold · 122,646.00 revenue · January 1 – March 4, 2026 first and last day · 2 products · 6 prices: 10.00, 11.00, 12.00, 13.00, 27.00, 30.00: -1.0, -2.1',
    ],
    [
      'first days of months as months',
      'months_day_first.csv',
      {},
      '282 units sold · 12,970.00 revenue · January 1 – December 1, 2017 first and last day · 1 product · 12 prices from 41.00 to 52.00: -2.0',
    ],
    [
      'twelve price changes, whose true elasticity is −1.6',
      'twelve_changes.csv',
      {},
      '6,760 units sold · 6,218.72 revenue · January 2 – April 28, 2025 first and last day · 5 prices: 0.77, 0.83, 0.90, 0.97, 1.03: -1.7',
    ],
    [
      'a line per cup, with two presses',
      'one_row_per_cup.csv',
      { quantity: null, product: 5 },
      '45 units sold · 1,521.00 revenue · January 1 – May 25, 2024 first and last day · 3 products · 3 prices: 28.90, 33.80, 38.70: none, none, none',
    ],
    [
      'prices of bundles, with two presses',
      'dominicks_bundle.csv',
      { quantity: 3, unitsPerPrice: 4 },
      '10,350 units sold · 11,233.20 revenue · Week 1 – Week 60 first and last week · 1 product · 3 prices: 0.97, 1.10, 1.29: -2.2',
    ],
  ])('sales have %s', (_what, name, columns, expected) => {
    expect(salesTotals(name, columns)).toBe(expected);
  });

  test('a column of 0 and 1 isn’t the text of reviews', () => {
    const { reading } = runToEnd(readAll({ source: source('alexa_small.tsv'), columns: {} }));
    expect(reading?.totals.slice(0, 3).map(({ value }) => value)).toEqual([
      '12',
      '12',
      'July 10 – July 21, 2018',
    ]);
    expect(reading?.columns.map(({ values }) => values[0])).toEqual([
      'Love my speaker!',
      '5 stars',
      'July 10, 2018',
      undefined,
      undefined,
      undefined,
    ]);
  });

  test('one of two columns of answers is proposed, with a question, and the other can be joined', () => {
    const read = (columns: Parameters<typeof readAll>[0]['columns']) =>
      runToEnd(readAll({ source: source('survey_two_answers.csv'), columns }));
    const { findings, reading } = read({});
    const [text, more] = (reading?.columns[0]?.fitting ?? []).map(({ index }) => index);
    const { reviews } = read({ ...(text !== undefined && { text }), ...(more !== undefined && { more }) });
    expect(findings.map(({ severity }) => severity)).toEqual(['question']);
    expect(reading?.columns[0]?.fitting).toHaveLength(2);
    // “nothing” stands for an empty answer.
    expect([reviews.length, reviews[1]?.text]).toEqual([16, 'Great quality, I love it.']);
    expect(reading?.totals.map(({ value }) => value)).toContain('January 10 – December 12, 2025');
  });

  test.each([
    ['implausible', (row: number) => 20 + ((row * 7) % 10), (price: number) => 1e15 * price ** -10],
    ['few changes', (row: number) => 20 + (row % 30 < 10 ? 0 : 2), (price: number) => 1000 - 20 * price],
  ])('a price effect gets no advice: %s', (calendar, priceAt, quantityAt) => {
    const prices = Array.from({ length: 30 }, (_, row) => priceAt(row));
    const rows = prices.map((price, row) => `${price},${Math.round(quantityAt(price)) + (row % 3)}`);
    const source = textSource(['price,quantity', ...rows].join('\n'));
    expect(runToEnd(learnDemand({ source, columns: {} })).products[0].fit?.calendar).toBe(calendar);
  });
});

test('public data has the recency, orders, and spend of each customer that independent code computes', () => {
  // A part of UCI Online Retail (Chen, 2015; CC BY 4.0).
  const text = readFileSync(path.join(__dirname, 'fixtures/online-retail.csv'), 'utf8');
  const rows = text.trim().split(/\r?\n/u).slice(1);
  const all = rows.map((row) => {
    const [order = '', , , quantity, day = '', price = '', customer = ''] = row.trim().split(';');
    const [date, month, year] = day.split(' ')[0]?.split('/').map(Number) ?? [];
    const amount = Number(quantity) * Number(price.replace(',', '.'));
    return { customer, order, time: Date.UTC(year ?? 0, (month ?? 0) - 1, date), amount };
  });
  const sold = all.filter(({ customer, amount }) => customer !== '' && amount > 0);
  const end = Math.max(...sold.map(({ time }) => time));
  const byHand = [...new Set(sold.map(({ customer }) => customer))].flatMap((customer) => {
    const own = sold.filter((line) => line.customer === customer);
    const lines = all.filter((line) => line.customer === customer);
    const spend = sumOf(lines.map(({ amount }) => Math.round(amount * 1e6)));
    const days = Math.round((end - Math.max(...own.map(({ time }) => time))) / 86_400_000);
    const orders = new Set(own.map(({ order }) => order)).size;
    return spend > 0 ? [`${customer}:${days}:${orders}:${(spend / 1e6).toFixed(2)}`] : [];
  });
  // All orders are of one day, which the demo asks about.
  const { customers } = runToEnd(findSegments({ source: textSource(text), columns: { day: 4 } }));
  const { ids, recency, orders, spend } = customers;
  const byDemo = ids.map((id, at) => `${id}:${recency[at]}:${orders[at]}:${spend[at]?.toFixed(2)}`);
  expect(byHand.length).toBeGreaterThan(10);
  expect(byDemo.toSorted()).toEqual(byHand.toSorted());
});

test.each([
  ['orders', findSegments, 'order,customer,day,amount,status', 'paid', 0.6],
  ['sales', learnDemand, 'order,product,day,price,quantity', '3', 0.8],
  ['reviews', readAll, 'id,review,date,rating,author', 'Ann', 0.2],
])(
  'a large table of %s is read in many short steps, so that it can be canceled',
  (_, read, names, last, isRead) => {
    const rows = Array.from(
      { length: 60_000 },
      (__, row) => `${row},Good ${row % 9},2026-01-0${1 + (row % 9)},${1 + (row % 5)},${last}`,
    );
    let steps = 0;
    for (const share of read({ source: textSource([names, ...rows].join('\n')), columns: {} })) {
      if (share >= isRead || steps > 20) break;
      steps += 1;
    }
    expect(steps).toBeGreaterThan(20);
  },
);
