import fc from 'fast-check';
import { findSegments } from '../../../src/demos/customer-insight-analytics/model';
import type { OrderColumn } from '../../../src/demos/customer-insight-analytics/orderColumns';
import type { TableInput } from '../../../src/demos/shared/csv/source';
import { textSource } from '../../../src/demos/shared/csv/source';
import { runToEnd } from '../../../src/demos/shared/model/withProgress';

const find = (...lines: readonly string[]) => findWith({}, ...lines);
const findWith = (choices: Partial<TableInput<OrderColumn>>, ...lines: readonly string[]) =>
  runToEnd(findSegments({ source: textSource(lines.join('\n')), columns: {}, ...choices }));
/** Lists the rows of the statement: `left out 2 “Status” is Refunded`. */
const statementOf = ({ reading }: ReturnType<typeof find>) =>
  reading?.statement?.rows.map(({ kind, lines, reason }) => `${kind} ${lines} ${reason}`);
const ticksOf = ({ reading }: ReturnType<typeof find>) =>
  reading?.smallColumns.flatMap(({ name, values }) =>
    values.map(({ text, isCounted }) => `${name} ${text} ${isCounted ? 'on' : 'off'}`),
  );
/** Names of the columns found, by purpose. */
const takenOf = ({ reading }: ReturnType<typeof find>) =>
  Object.fromEntries(
    (reading?.columns ?? []).flatMap(({ id, taken }) =>
      taken === undefined ? [] : [[id, reading?.names[taken]]],
    ),
  );
const spendOf = ({ customers }: ReturnType<typeof find>) =>
  Object.fromEntries(customers.ids.map((id, index) => [id, customers.spend[index]]));
const saysOf = ({ findings }: ReturnType<typeof find>) =>
  findings.map(({ message, suggestion }) => `${message} ${suggestion}`).join('\n');

describe('an order’s total on each of its lines', () => {
  test('counts once, and the statement says so', () => {
    const result = find(
      'Order Number,Order Status,Order Date,Email (Billing),Order Subtotal Amount,Order Refund Amount,Order Total Amount,SKU,Item Name,Quantity,Item Cost',
      '1001,completed,2026-01-02 09:11,a@x.example,50,0,54.00,S,Shirt,1,20',
      '1001,completed,2026-01-02 09:11,a@x.example,50,0,54.00,K,Socks,3,10',
      '1002,completed,2026-01-09 09:11,b@x.example,20,5,24.00,S,Shirt,1,20',
      '1003,completed,2026-01-11 09:11,a@x.example,40,0,44.00,S,Shirt,1,20',
      '1003,completed,2026-01-11 09:11,a@x.example,40,0,44.00,K,Socks,2,10',
    );
    expect(spendOf(result)).toEqual({ 'a@x.example': 98, 'b@x.example': 19 });
    expect(statementOf(result)).toContain('continued 2 more lines of an order, with the same total');
  });

  test('is a switch: an order’s equal amounts can be those of its lines', () => {
    const lines = [
      'Order ID,Customer,Date,Total',
      '1,Ann,2026-01-02,20',
      '1,Ann,2026-01-02,20',
      '2,Bea,2026-01-03,9',
    ];
    expect(spendOf(find(...lines))).toEqual({ Ann: 20, Bea: 9 });
    expect(spendOf(findWith({ switches: { amount: 'line' } }, ...lines))).toEqual({ Ann: 40, Bea: 9 });
  });

  test.each([
    ['differ', 'Order ID,Customer,Date,Total', ['1,Ann,2026-01-02,20', '1,Ann,2026-01-02,34']],
    [
      'are called the line’s',
      'Order ID,Customer,Date,Line total',
      ['1,Ann,2026-01-02,20', '1,Ann,2026-01-02,20'],
    ],
  ])('isn’t assumed if amounts %s', (_, head, lines) => {
    const result = find(head, ...lines, lines[0]?.replace('1,Ann', '2,Bea') ?? '');
    expect(spendOf(result).Ann).toBe(head.includes('Line') ? 40 : 54);
  });
});

test('amounts have the sign of the more frequent currency, and others are left out', () => {
  const result = find(
    'Customer,Date,Total',
    'Ann,2026-01-02,20 EUR',
    'Bea,2026-01-03,30 EUR',
    'Cid,2026-01-04,$500',
  );
  expect([result.currency, spendOf(result)]).toEqual(['€', { Ann: 20, Bea: 30 }]);
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
  expect(statementOf(result)).toContain('left out 2 guests, who can’t be told apart');
});

test('whole amounts can be cents, by a switch', () => {
  const lines = ['Customer,Date,Total', 'Ann,2026-01-02,2999', 'Bea,2026-01-03,1999'];
  expect(spendOf(find(...lines))).toEqual({ Ann: 2999, Bea: 1999 });
  expect(spendOf(findWith({ switches: { unit: 'cents' } }, ...lines))).toEqual({ Ann: 29.99, Bea: 19.99 });
});

test('emails can hold digits like those of amounts', () => {
  const lines = ['Ann,1,ann939.62@x.example', 'Bea,2,bea113.46@x.example', 'Ann,3,ann939.62@x.example'];
  const rows = lines.map((line) => `${line},2026-01-02,9.50`);
  expect(find('名,番号,メール,Date,Total', ...rows).customers.ids).toEqual([
    'ann939.62@x.example',
    'bea113.46@x.example',
  ]);
});

test.each([
  ['camila benítez', 'CAMILA BENÍTEZ '],
  ['ann@x.example', 'ANN@X.EXAMPLE'],
  ['Amélie Poulain', 'Amélie\u00a0Poulain'],
  ['Amélie Poulain', 'Ame\u0301lie Poulain'],
  ['Amélie Poulain', 'Amélie  Poulain'],
  ['Amélie Poulain', 'Amé\u00adlie Poulain'],
  ['Amélie Poulain', 'Amélie\u200b Poulain'],
])('%j and %j are one customer', (name, same) => {
  const lines = [`${name},2026-01-02,20`, `${same},2026-01-05,9`, 'Bea,2026-01-09,5'];
  expect(spendOf(find('Customer,Date,Amount', ...lines))).toEqual({ [name]: 29, Bea: 5 });
});

test('the status and currency of an order’s first line apply to its other lines', () => {
  const result = find(
    'Name,Email,Created at,Financial Status,Currency,Lineitem price,Lineitem quantity',
    '#1,a@x.example,2026-01-02,partially_refunded,USD,20,1',
    '#1,a@x.example,2026-01-02,,,5,2',
    '#2,a@x.example,2026-01-02,refunded,USD,90,1',
    '#2,a@x.example,2026-01-02,,,90,1',
    '#3,b@x.example,2026-01-03,paid,CAD,70,1',
    '#3,b@x.example,2026-01-03,,,70,1',
    '#4,b@x.example,2026-01-04,,,9,1',
  );
  expect(spendOf(result)).toEqual({ 'a@x.example': 30, 'b@x.example': 9 });
  expect(ticksOf(result)).toEqual(
    expect.arrayContaining([
      'Financial Status partially_refunded on',
      'Financial Status refunded off',
      'Currency USD on',
      'Currency CAD off',
    ]),
  );
});

test('a mark on a few first lines isn’t meant for all lines of their orders', () => {
  const lines = [1, 2, 3].flatMap((day) => [
    `#${day},Ann,2026-01-0${day},5,${day === 1 ? 'void' : ''}`,
    `#${day},Ann,2026-01-0${day},7,`,
  ]);
  expect(spendOf(find('Order,Customer,Date,Price,Line', ...lines))).toEqual({ Ann: 31 });
});

test('a German file’s semicolons and dotted dates show that 3.439 is 3,439', () => {
  const result = find('Customer;Date;Total', 'Ann;02.09.2026;3.439', 'Bea;13.09.2026;1.200');
  expect(spendOf(result)).toEqual({ Ann: 3439, Bea: 1200 });
});

test('an order’s number in any language is found by its lines', () => {
  const lines = Array.from({ length: 12 }, (_, index) =>
    Array.from({ length: 2 }, () => `F${index},${'ABCD'[index % 4]},2026-01-${10 + index},${20 + index}.50`),
  ).flat();
  const result = find('Commande,Client,Date,Total', ...lines);
  expect(result.orders).toBe(12);
});

describe('Returns', () => {
  const head = 'Order ID,Customer,Date,Total,Original order';
  const sales = ['1,Ann,2026-01-02,20,', '2,Ann,2026-01-05,30,', '3,Bea,2026-01-06,9,'];

  test.each([
    ['by its number', '2,Ann,2026-02-01,-30,', { Ann: 20, Bea: 9 }, 2],
    [
      'that another column names, whoever is on the line',
      'R1,The shop,2026-02-01,-30,2',
      { Ann: 20, Bea: 9 },
      2,
    ],
    ['in part', '2,Ann,2026-02-01,-10,', { Ann: 40, Bea: 9 }, 3],
  ])('belong to the order %s', (_, line, spend, orders) => {
    const result = find(head, ...sales, line);
    expect(spendOf(result)).toEqual(spend);
    expect(result.orders).toBe(orders);
    expect(statementOf(result)).toContain('returned 1 returns, subtracted from 1 customer');
  });

  test('without an order are subtracted from the customer', () => {
    expect(spendOf(find(head, ...sales, 'R1,Ann,2026-02-01,-7,'))).toEqual({ Ann: 43, Bea: 9 });
  });

  test('of nobody who bought are subtracted from nobody', () => {
    const result = find(head, ...sales, 'R1,Eve,2026-02-01,-7,');
    expect(spendOf(result)).toEqual({ Ann: 50, Bea: 9 });
    expect(statementOf(result)).toContain('left out 1 negative amounts that match no sale');
  });
});

test('orders that were refunded in full have a row of their own', () => {
  const result = find(
    'Customer,Date,Total,Refund amount',
    'Ann,2026-01-02,20.00,20.00',
    'Bea,2026-01-03,30.00,5.00',
  );
  expect(result.orders).toBe(1);
  expect(statementOf(result)).toEqual(['counted 1 returned in full, so no order', 'counted 1 sales']);
});

test('a repeated total is added up once per order, whether its lines count or not', () => {
  const { reading } = find(
    'Order ID,Customer,Date,Total,Status',
    '1,Ann,2026-01-02,20.00,paid',
    '1,Ann,2026-01-02,20.00,paid',
    '2,Bea,2026-01-03,7.00,CHARGEBACK',
    '2,Bea,2026-01-03,7.00,CHARGEBACK',
    '2,Bea,2026-01-03,7.00,CHARGEBACK',
  );
  expect(reading?.amounts).toBe('“Total”, once per order');
  expect(reading?.statement).toMatchObject({ amount: 27, isBalanced: true });
  expect(reading?.statement?.rows.find(({ kind }) => kind === 'left out')).toMatchObject({
    lines: 3,
    amount: 7,
  });
});

test('a column shows cells of lines that count, and ticks are offered for those alone', () => {
  const result = find(
    'Customer,Date,Total,Status,Channel',
    'Test,2026-01-01,1.00,voided,web',
    'Ann,2026-01-02,20.00,paid,web',
    ',2026-01-02,20.00,paid,phone',
    'Bea,2026-01-03,30.00,paid,store',
    'Bea,2026-01-04,30.00,paid,store',
    'Bea,2026-01-05,30.00,paid,web',
  );
  expect(result.reading?.columns[0]?.values).toEqual(['Ann', 'Bea']);
  expect(ticksOf(result)).not.toContain('Channel phone on');
});

test('every line has one outcome: lines and amounts add up to the table, whatever is in it', () => {
  const cell = (...usual: readonly string[]) =>
    fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...usual, '') }, fc.string());
  const row = fc.tuple(
    cell('Ann', 'Bea', 'Guest', 'Total'),
    cell('2026-01-02', '2026-02-30', '1/2/2026'),
    cell('10', '-10', '0', '12.50', '(3.00)', '1,234', '$7 USD'),
    cell('1', '2', '3', 'R1'),
    cell('paid', 'refunded', 'Storniert', 'partially refunded'),
    cell('2', '-1', 'x'),
  );
  const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
  fc.assert(
    fc.property(
      fc.array(row, { minLength: 1, maxLength: 40 }),
      fc.constantFrom<Readonly<Record<string, string>>[]>(
        {},
        { amount: 'line' },
        { amount: 'repeated' },
        { unit: 'cents' },
      ),
      (rows, switches) => {
        const { reading } = findWith(
          { switches },
          'Customer,Date,Total,Order ID,Status,Quantity',
          ...rows.map((cells) => cells.map(quoted).join(',')),
        );
        const statement = reading?.statement;
        if (!statement) return;
        const add = (of: 'lines' | 'amount') => statement.rows.reduce((sum, own) => sum + own[of], 0);
        expect(statement.lines).toBe(rows.length);
        expect(add('lines')).toBe(rows.length);
        expect(add('amount')).toBeCloseTo(statement.amount, 6);
        expect(statement.isBalanced).toBe(true);
      },
    ),
  );
});

test('an id that is new in each order is not the customer beside another one', () => {
  const lines = Array.from(
    { length: 40 },
    (_, index) => `c${index},u${index % 25},2026-01-${(index % 28) + 1},10`,
  );
  expect(find('customer_id,customer_unique_id,order_date,total', ...lines).customers.ids).toHaveLength(25);
});

test('refunds are not subtracted from amounts that are adjusted for them', () => {
  const header = 'customer,date,adjusted total,refunds,grand total';
  const lines = ['Ann,2026-01-02,15,5,20', 'Bob,2026-01-03,10,0,10'];
  expect(spendOf(find(header, ...lines))).toEqual({ Ann: 15, Bob: 10 });
});

test('a flag and a status in any language can be switched off', () => {
  const rows = [
    'Ann,2026-01-02,20,no,Entregado',
    'Bea,2026-01-03,30,yes,Entregado',
    'Cid,2026-01-04,5,no,Perdido',
    'Cid,2026-01-04,6,no,Entregado',
  ];
  const head = 'Customer,Date,Total,Refunded?,Estado';
  const german = rows.map((row) => row.replace('no,', 'nein,').replace('yes,', 'ja,'));
  expect(spendOf(find(head, ...german))).toEqual({ Ann: 20, Cid: 11 });
  expect(spendOf(find(head, ...rows))).toEqual({ Ann: 20, Cid: 11 });
  const ticks = new Map(Object.entries({ '4:Perdido': false, '3:yes': true }));
  expect(spendOf(findWith({ ticks }, head, ...rows))).toEqual({ Ann: 20, Bea: 30, Cid: 6 });
});

test('a status can be a number, and “not canceled” isn’t canceled', () => {
  const rows = Array.from(
    { length: 30 },
    (_, index) => `c${index % 9},2026-01-0${(index % 9) + 1},20,${index % 3},not_canceled`,
  );
  const ticks = ticksOf(find('customer,date,total,order_status_id,return', ...rows));
  expect(ticks).toEqual(expect.arrayContaining(['order_status_id 0 on', 'order_status_id 2 on']));
  expect(ticks).not.toContain('return not_canceled off');
});

test('“Name” is the order number with digits, and otherwise can be the customer', () => {
  expect(takenOf(find('Name,Email,Created at,Total', '#1001,a@x.example,2026-01-02,20')).order).toBe('Name');
  const people = ['Ann,2026-01-02,1000,1190', 'Bea,2026-01-03,2000,2380', 'Ann,2026-01-04,5000,5950'];
  const { order, customer } = takenOf(find('Name,Ordered,Net,Gross', ...people));
  expect([order, customer]).toEqual([undefined, 'Name']);
});

describe('Columns are proposed by what they hold', () => {
  const table = (head: string, rowOf: (index: number) => string, rows = 12) => [
    head,
    ...Array.from({ length: rows }, (_, index) => rowOf(index)),
  ];
  const day = (index: number) => `2025-03-${String((index % 28) + 1).padStart(2, '0')}`;

  test('Unix timestamps are dates, which are shown as read', () => {
    const result = find(
      ...table(
        'Client,When it happened,Total',
        (index) => `c${index % 4},${1740825150 + index * 9999},${index + 1}.50`,
      ),
    );
    expect(takenOf(result).day).toBe('When it happened');
    expect(result.reading?.columns.find(({ id }) => id === 'day')?.values[0]).toBe('March 1, 2025');
  });

  test.each([
    ['0 and 1', '0', '1'],
    ['true and false', 'false', 'true'],
    ['yes and nothing', '', 'yes'],
  ])('a flag of %s is no amount; it’s among the ticks', (_, no, yes) => {
    const result = find(
      ...table(
        'Customer,Date,Refund amount,Total',
        (index) => `c${index % 4},${day(index)},${index % 3 === 0 ? yes : no},${index + 1}.50`,
      ),
    );
    expect(takenOf(result)).toEqual({ customer: 'Customer', day: 'Date', amount: 'Total' });
    expect(ticksOf(result)).toEqual([`Refund amount ${no} on`, `Refund amount ${yes} off`]);
  });

  test('a fuller customer column is preferred, wherever the gaps are', () => {
    const result = find(
      ...table(
        'Customer,Contact email,Date,Total',
        (index) => `${index < 250 ? `c${index % 40}` : ''},b${index % 50}@x.example,${day(index)},9.50`,
        600,
      ),
    );
    expect(takenOf(result).customer).toBe('Contact email');
  });

  test('an order number that most lines lack isn’t proposed', () => {
    const result = find(
      ...table(
        'Order number,Customer,Date,Total',
        (index) => `${index < 2 ? `R${index}` : ''},c${index % 4},${day(index)},${index}.50`,
      ),
    );
    expect(takenOf(result).order).toBeUndefined();
  });

  test.each(['0171234567', '+491712345'])('phone numbers such as %s are no amounts', (phone) => {
    const result = find(
      ...table('Customer,Date,Contact', (index) => `c${index % 4},${day(index)},${phone}${index}`),
    );
    expect(takenOf(result)).toEqual({ customer: 'Customer', day: 'Date' });
    expect(saysOf(result)).toContain('No column looks like the amount');
  });

  test('a table without customers is told which export has them', () => {
    const result = find(...table('Name,Created at,Total', (index) => `#${index},${day(index)},${index}.50`));
    expect(saysOf(result)).toContain(
      'with its customer on the line. In Shopify’s export of orders, that’s “Email.”',
    );
  });
});

describe('A refund', () => {
  const head = 'Customer,Date,Total,Refunded?,Partial refund';
  test('in a column and on a line of its own is asked about', () => {
    const sales = ['Ann,2026-01-02,50,0', 'Ann,2026-01-09,40,10', 'Bea,2026-01-05,9,0'];
    const result = find('Customer,Date,Total,Refunded amount', ...sales, 'Ann,2026-01-12,-10,0');
    expect(saysOf(result)).toContain('Are the refunds in “Refunded amount” also on lines of their own?');
  });

  const rows = [
    'Ann,2026-01-02,20,no,',
    'Ann,2026-01-03,30,yes,12.50',
    'Bea,2026-01-04,6,no,',
    'Bea,2026-01-04,3,no,',
  ];

  test('of a part is subtracted, and its line still counts', () => {
    const result = find(head, ...rows);
    expect(spendOf(result)).toEqual({ Ann: 37.5, Bea: 9 });
    expect(ticksOf(result)).toContain('Refunded? yes on');
  });

  test('flagged as partial doesn’t leave its line out', () => {
    const flagged = ['Ann,2026-01-02,20,', 'Ann,2026-01-03,30,yes', 'Bea,2026-01-04,9,'];
    expect(spendOf(find('Customer,Date,Total,Partially refunded', ...flagged))).toEqual({ Ann: 50, Bea: 9 });
  });
});

test('doubts name the lines that nobody can attribute or read, with the money on them', () => {
  const result = find(
    'Customer,Date,Total',
    'Ann,2026-01-02,20',
    ',2026-01-03,30',
    'Bea,soon,9',
    'Cid,2026-01-04,a lot',
    'Dan,2026-01-05,-5',
    'Eve,2026-01-05,0',
  );
  expect(statementOf(result)).toContain('left out 1 the amount is zero');
  expect(result.findings.filter(({ severity }) => severity === 'question')).toMatchObject([
    { message: '1 line is left out: the customer is empty.', suggestion: 'Amount: 30.00.' },
    {
      message: '1 line is left out: not a date with a year (“soon” on line 4).',
      suggestion: 'Amount: 9.00.',
    },
    { message: '1 line is left out: the amount isn’t a number (“a lot” on line 5).' },
    { message: '1 line is left out: negative amounts that match no sale.' },
  ]);
});

test('the total is called revenue, with the currency as the file writes it', () => {
  const rows = ['Ann,2026-01-02,20.00,CAD', 'Bea,2026-01-03,30.00,CAD'];
  expect(find('Customer,Date,Total,Currency', ...rows).reading?.totals.at(-1)).toMatchObject({
    value: '$50.00',
    label: 'revenue: “Total” (CAD)',
  });
  expect(find('Customer,Date,Total', 'Ann,2026-01-02,$20.00').reading?.totals.at(-1)).toMatchObject({
    value: '$20.00',
    label: 'revenue: “Total”',
  });
});

test.each([
  ['a ledger', ['Date,Text,Debit,Credit', '2026-01-02,4000,20.00,', '2026-01-03,4000,,30.00']],
  ['sums of months', ['Month,Sales', '2026-01,2000.00', '2026-02,3100.50']],
])('%s stop, and the page says what it needs', (_, lines) => {
  const { findings } = find(...lines);
  expect(findings.some(({ severity }) => severity === 'error')).toBe(true);
  expect(findings.map(({ suggestion }) => suggestion).join('\n')).toContain(
    'We need one line per order or payment, with its customer on the line.',
  );
});

describe('Lines of a kind', () => {
  const head = 'Customer,Date,Total,Kind,City';
  const lines = ['sale', 'sale', 'sale', 'credit', 'open'].map(
    (kind, index) => `${index % 2 ? 'Ann' : 'Bea'},2026-01-0${index + 2},${index + 1}0,${kind},Rome`,
  );
  const more = lines.map((line) => line.replace('Rome', 'Oslo').replace('2026-01', '2026-02'));

  test('are asked about, whatever their values, with the amount of each', () => {
    const { reading } = find(head, ...lines, ...more);
    expect(reading?.smallColumns.map(({ name, isAsked }) => [name, isAsked])).toEqual([
      ['Kind', true],
      ['City', true],
    ]);
    expect(reading?.smallColumns[0]?.values).toMatchObject([
      { text: 'sale', lines: 6, amount: 120, isCounted: true },
      { text: 'credit', lines: 2, amount: 80, isCounted: true },
      { text: 'open', lines: 2, amount: 100, isCounted: true },
    ]);
  });

  test('keep their place when one is left out', () => {
    const namesWith = (ticks: ReadonlyMap<string, boolean>) =>
      findWith({ ticks }, head, ...lines, ...more).reading?.smallColumns.map(({ name }) => name);
    expect(namesWith(new Map([['4:Oslo', false]]))).toEqual(namesWith(new Map()));
  });
});

describe('Another column that could be meant', () => {
  const lines = Array.from(
    { length: 12 },
    (_, index) =>
      `c${index % 4},b${index % 3}@x.example,2026-01-${10 + index},${index + 1}.50,${index + 1}.90,${index % 5}`,
  );
  const head = 'Customer,Email,Date,Total,Net,Visits';

  test('is offered with the total that it gives, which is what the page then shows', () => {
    const { reading } = find(head, ...lines);
    const offered = (reading?.columns ?? []).flatMap(({ id, taken, fitting }) =>
      fitting.flatMap(({ index, total }) =>
        total === null || index === taken ? [] : [{ id, index, total }],
      ),
    );
    expect(offered).toEqual([
      { id: 'customer', index: 0, total: '4 customers' },
      { id: 'amount', index: 4, total: '88.80' },
    ]);
    for (const { id, index, total } of offered) {
      const chosen = findWith({ columns: { [id]: index } }, head, ...lines).reading;
      expect(chosen?.totals.find(({ by }) => by?.column === id)?.by?.text).toBe(total);
    }
  });

  test('isn’t offered if its total is of something else', () => {
    const weights = lines.map((line, index) => `${line},${1000 + 77 * ((index * 5) % 7)}.25,0.1${index}`);
    const { reading } = find(`${head},Weight,Share`, ...weights);
    const amount = reading?.columns.find(({ id }) => id === 'amount');
    expect(amount?.fitting.map(({ index, isAbsurd }) => [index, isAbsurd])).toEqual(
      expect.arrayContaining([
        [4, false],
        [6, true],
        [7, true],
      ]),
    );
  });

  test('never is a column that is another one already', () => {
    const result = findWith({ columns: { customer: 0, amount: 4 } }, head, ...lines);
    expect(takenOf(result)).toEqual({ customer: 'Customer', day: 'Date', amount: 'Net' });
  });
});
