import { findSegments } from '../../../src/demos/customer-insight-analytics/model';
import { textSource } from '../../../src/demos/shared/csv/source';
import { runToEnd } from '../../../src/demos/shared/model/withProgress';

const find = (...lines: readonly string[]) =>
  runToEnd(findSegments({ source: textSource(lines.join('\n')), columns: {} }));
const spendOf = ({ customers }: ReturnType<typeof find>) =>
  Object.fromEntries(customers.ids.map((id, index) => [id, customers.spend[index]]));
const saysOf = ({ findings }: ReturnType<typeof find>) =>
  findings.map(({ message, suggestion }) => `${message} ${suggestion}`).join('\n');

describe('an order’s total on each of its lines', () => {
  test.each([
    [
      'WooCommerce',
      [
        'Order Number,Order Status,Order Date,Email (Billing),Order Subtotal Amount,Order Refund Amount,Order Total Amount,SKU,Item Name,Quantity,Item Cost',
        '1001,completed,2026-01-02 09:11,a@x.example,50,0,54.00,S,Shirt,1,20',
        '1001,completed,2026-01-02 09:11,a@x.example,50,0,54.00,K,Socks,3,10',
        '1002,completed,2026-01-09 09:11,b@x.example,20,5,24.00,S,Shirt,1,20',
        '1003,completed,2026-01-11 09:11,a@x.example,40,0,44.00,S,Shirt,1,20',
        '1003,completed,2026-01-11 09:11,a@x.example,40,0,44.00,K,Socks,2,10',
      ],
      { 'a@x.example': 98, 'b@x.example': 19 },
    ],
    [
      'a plain list',
      [
        'Order ID,Customer,Date,Product,Order Total',
        '1,Ann,2026-01-02,Shirt,54.00',
        '1,Ann,2026-01-02,Socks,54.00',
        '2,Bea,2026-01-03,Shirt,20.00',
        '3,Ann,2026-01-09,Shirt,30.00',
        '3,Ann,2026-01-09,Socks,30.00',
      ],
      { Ann: 84, Bea: 20 },
    ],
  ])('counts once, with a note: %s', (_, lines, spend) => {
    const result = find(...lines);
    expect(spendOf(result)).toEqual(spend);
    expect(result.readback?.summary).toMatch(/An order’s “.*” counts once, on its first line\./u);
  });

  test.each([
    ['differ', 'Order ID,Customer,Date,Total', ['1,Ann,2026-01-02,20', '1,Ann,2026-01-02,34']],
    [
      'are price times quantity',
      'Order ID,Customer,Date,Price,Quantity,Total',
      ['1,Ann,2026-01-02,10,2,20', '1,Ann,2026-01-02,20,1,20'],
    ],
    [
      'are called the line’s',
      'Order ID,Customer,Date,Line total',
      ['1,Ann,2026-01-02,20', '1,Ann,2026-01-02,20'],
    ],
  ])('isn’t assumed if amounts %s', (_, head, lines) => {
    const result = find(head, ...lines, lines[0]?.replace('1,Ann', '2,Bea') ?? '');
    expect(spendOf(result).Ann).toBe(head.includes('Price') || head.includes('Line') ? 40 : 54);
  });
});

test.each([
  [
    'a column of codes',
    'Customer,Date,Total,Currency',
    ['Ann,2026-01-02,20.00,USD', 'Bea,2026-01-03,30.00,USD'],
    '$',
  ],
  [
    'codes next to the amounts',
    'Customer,Date,Total',
    ['Ann,2026-01-02,20.00 EUR', 'Bea,2026-01-03,30.00 EUR'],
    '€',
  ],
  [
    'two currencies: only the more frequent counts',
    'Customer,Date,Total',
    ['Ann,2026-01-02,20.00 EUR', 'Bea,2026-01-03,30.00 EUR', 'Cid,2026-01-04,$500'],
    '€',
  ],
  ['no currency', 'Customer,Date,Total', ['Ann,2026-01-02,20.00', 'Bea,2026-01-03,30.00'], ''],
])('amounts have the sign of their currency: %s', (_, head, lines, sign) => {
  expect(find(head, ...lines).currency).toBe(sign);
});

describe('a closing total', () => {
  const lines = ['Ann', 'Bea', 'Cid', 'Dan', 'Eve'].map(
    (name, index) => `${name},2026-01-0${index + 1},10.50`,
  );

  test.each([
    ['by its name', 'Total,2026-01-31,52.50'],
    ['by another', 'Grand total:,2026-01-31,52.50'],
    ['by its amount', 'All customers,2026-01-31,52.50'],
  ])('isn’t a customer, detected %s', (_, row) => {
    const result = find('Customer,Date,Total', ...lines, row);
    expect(result.customers.ids).toEqual(['Ann', 'Bea', 'Cid', 'Dan', 'Eve']);
    expect(result.readback?.summary).toContain('1 line is a total of others and left out.');
  });
});

test.each(['Guest', 'guest customer', '0', 'N/A', 'Walk-in'])('“%s” isn’t a customer', (guest) => {
  const result = find(
    'Customer,Date,Total',
    'Ann,2026-01-02,20',
    `${guest},2026-01-02,900`,
    `${guest},2026-01-05,900`,
    'Bea,2026-01-03,30',
  );
  expect(spendOf(result)).toEqual({ Ann: 20, Bea: 30 });
  expect(saysOf(result)).toContain('2 lines are from guest orders.');
});

test('emails match in upper and lower case', () => {
  expect(
    spendOf(
      find(
        'Email,Date,Total',
        'Ann@X.example,2026-01-02,20',
        'ann@x.example,2026-01-04,5',
        'b@x.example,2026-01-04,9',
      ),
    ),
  ).toEqual({ 'ann@x.example': 25, 'b@x.example': 9 });
});

test('if all orders are canceled, the page says so, and which statuses to switch on', () => {
  const result = find(
    'Customer,Date,Status,Total',
    'Ann,2026-01-02,canceled,20',
    'Bea,2026-01-03,canceled,30',
  );
  expect(result.readback?.statuses).toEqual([{ text: 'canceled', lines: 2, counts: false }]);
  expect(saysOf(result)).toBe(
    'No line counts. Fix the problems listed, or choose other columns or statuses.',
  );
});

test('the status and currency of an order’s first line apply to its other lines', () => {
  const result = find(
    'Name,Email,Created at,Financial Status,Currency,Lineitem price,Lineitem quantity',
    '#1,a@x.example,2026-01-02,paid,USD,20,1',
    '#1,a@x.example,2026-01-02,,,5,2',
    '#2,a@x.example,2026-01-02,refunded,USD,90,1',
    '#2,a@x.example,2026-01-02,,,90,1',
    '#3,b@x.example,2026-01-03,paid,CAD,70,1',
    '#3,b@x.example,2026-01-03,,,70,1',
    '#4,b@x.example,2026-01-04,,,9,1',
  );
  expect(spendOf(result)).toEqual({ 'a@x.example': 30, 'b@x.example': 9 });
  expect(result.readback).toMatchObject({
    statuses: [
      { text: 'paid', counts: true },
      { text: 'refunded', counts: false },
    ],
    currencies: [{ text: 'USD' }, { text: 'CAD' }],
  });
});

test('a German file’s semicolons and dotted dates show that 3.439 is 3,439', () => {
  const result = find('Customer;Date;Total', 'Ann;02.09.2026;3.439', 'Bea;13.09.2026;1.200');
  expect(spendOf(result)).toEqual({ Ann: 3439, Bea: 1200 });
});
