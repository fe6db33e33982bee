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
import type { CsvSource, TableInput } from '../../src/demos/shared/csv/source';
import { textSource } from '../../src/demos/shared/csv/source';
import { runToEnd } from '../../src/demos/shared/model/withProgress';
import { isSlowRun } from '../support/slowRun';
import { totalsText } from '../support/totalsText';
import { orderFiles, orderTruth, salesFiles, salesTruth } from './storeFiles';

describe('Files of stores', () => {
  const stops = (findings: readonly { readonly severity: string }[]) =>
    findings.some(({ severity }) => severity === 'error');

  test.each(orderFiles)(
    'the orders of $name are read correctly, or rejected with a reason',
    ({ text, key, written, isRejected = false, ...has }) => {
      const { findings, customers } = runToEnd(findSegments({ source: textSource(text), columns: {} }));
      const read = Object.fromEntries(
        customers.ids.map((id, index) => [
          id,
          { orders: customers.orders[index], spend: Math.round((customers.spend[index] ?? 0) * 100) },
        ]),
      );
      const truth = Object.fromEntries(
        [...orderTruth(key, has)].map(([id, own]) => [written ? written(id) : id, own]),
      );
      expect(stops(findings)).toBe(isRejected);
      expect(read).toEqual(isRejected ? {} : truth);
    },
  );

  test.each(salesFiles)(
    'the sales of $name are read correctly, or rejected with a reason',
    ({ text, isRejected = false }) => {
      const { findings, products } = runToEnd(learnDemand({ source: textSource(text), columns: {} }));
      const read = products.map(({ shown }) =>
        shown.map(({ price, quantity }) => [Math.round(price * 100), quantity]),
      );
      const isStopped = stops([...findings, ...products.flatMap(({ findings }) => findings)]);
      expect(isStopped).toBe(isRejected);
      if (isRejected) expect(products.every(({ fit }) => fit === null)).toBe(true);
      else expect(new Set(read.map(String))).toEqual(new Set(salesTruth.map(String)));
    },
  );
});

describe('Real layouts', () => {
  /** Finds segments in synthetic rows with the layout of a published file. */
  const orders = (source: CsvSource) => runToEnd(findSegments({ source, columns: {} }));
  const sales = (source: CsvSource) => runToEnd(learnDemand({ source, columns: {} }));

  /** Lists the columns that were found: `customer=Email`, `day=Created at` … */
  const columnsOf = ({ reading }: WithReading<string>) =>
    (reading?.columns ?? [])
      .flatMap(({ id, taken }) => (taken === undefined ? [] : [`${id}=${reading?.names[taken]}`]))
      .toSorted();
  const saysOf = ({ findings }: Pick<InsightResult, 'findings'>) =>
    findings.map(({ message, suggestion }) => `${message} ${suggestion}`).join('\n');
  const spendOf = ({ customers }: InsightResult) =>
    Object.fromEntries(customers.ids.map((id, index) => [id, customers.spend[index]]));

  describe('orders', () => {
    const shopify = [
      'Name,Email,Financial Status,Total,Created at,Lineitem quantity,Lineitem name,Lineitem price,Billing Name,Refunded Amount,Receipt Number',
      '#1,a@x.example,paid,50.00,2026-01-02 10:12:33 -0400,1,Shirt,20.00,Ann,0.00,',
      '#1,a@x.example,,,2026-01-02 10:12:33 -0400,3,Socks,10.00,,,',
      '#2,a@x.example,partially_refunded,40.00,2026-01-09 10:12:33 -0400,2,Shirt,20.00,Ann,15.00,',
      '#3,b@x.example,paid,12.00,2026-01-07 10:12:33 -0400,1,Socks,12.00,Bea,0.00,',
    ].join('\n');

    const records = [
      { id: 1, customer: { email: 'a@x.example' }, created: '2026-01-02', total: 20, items: [{ sku: 'A' }] },
      { id: 2, customer: { email: 'b@x.example' }, created: '2026-01-03', total: 7.5, tags: ['new', 'web'] },
    ];
    test.each([
      ['in a list', JSON.stringify(records)],
      ['within an object', JSON.stringify({ page: 1, data: { orders: records } }, null, 2)],
      ['on one line each', records.map((record) => JSON.stringify(record)).join('\n')],
    ])('JSON can have its objects %s, and what they hold are columns', (_, text) => {
      const result = orders(textSource(text));
      expect(result.reading?.names).toEqual(['id', 'customer.email', 'created', 'total', 'tags']);
      expect(spendOf(result)).toEqual({ 'a@x.example': 20, 'b@x.example': 7.5 });
    });

    test('of Shopify with emails for only some customers are grouped by name', () => {
      const text = shopify.replaceAll(/[ab]@x\.example/gu, (mail) => (mail.startsWith('b') ? mail : ''));
      expect(spendOf(orders(textSource(text)))).toEqual({ Ann: 75, Bea: 12 });
    });

    test('of Tiendanube: an order’s other lines have only its number', () => {
      const result = orders(
        textSource(
          'Número de orden;Email;Fecha;Estado del pago;Total;Precio del producto;Cantidad del producto\n865;l@x.example;25/11/2025 15:23:08;Recibido;124990;79990;1\n865;l@x.example;;;;45000;1\n866;m@x.example;26/11/2025 09:00:00;Recibido;20000;20000;1',
        ),
      );
      expect(spendOf(result)).toEqual({ 'l@x.example': 124990, 'm@x.example': 20000 });
      expect(saysOf(result)).not.toMatch(/line(?:s are| is) left out/u);
    });

    test.each([
      [
        'SAP',
        'sales_document,sales_item,document_date,customer_id,product_id,quantity,net_price_usd,net_value_usd,status\n7000001,010,2026-03-31,C1,P4,2,3.99,7.98,Open\n7000002,010,2026-04-06,C2,P6,8,4.57,36.56,Open',
        'customer=customer_id, day=document_date, amount=net_value_usd, order=sales_document, price=net_price_usd, quantity=quantity',
      ],
      [
        'Odoo',
        'id,order_line/order_id/date_order,order_line/end_customer,order_line/product_uom_qty,order_line/price_unit,order_line/price_subtotal\n1,3/15/2026 6:49,Ann,4,20.50,82.00\n2,3/16/2026 6:49,Bea,1,20.50,20.50',
        'customer=order_line/end_customer, day=order_line/order_id/date_order, amount=order_line/price_subtotal, price=order_line/price_unit, quantity=order_line/product_uom_qty',
      ],
      [
        'Amazon',
        'Order Date,Order ID,Total Discounts,Subtotal,Total Charged,Buyer Name\n04/13/19,112-01,0,35.00,36.93,Ann\n04/14/19,112-02,0,16.99,16.99,Bea',
        'customer=Buyer Name, day=Order Date, amount=Total Charged, order=Order ID',
      ],
      [
        'a point of sale',
        'transaction_id,transaction_date,sales_outlet_id,customer_id,order,quantity,unit_price\n7,2026-04-01,3,558,1,1,2.50\n8,2026-04-01,3,781,1,2,3.50',
        'customer=customer_id, day=transaction_date, order=transaction_id, price=unit_price, quantity=quantity',
      ],
    ])('of %s: each column is recognized by its name', (_, text, expected) => {
      const result = orders(textSource(text));
      expect(columnsOf(result)).toEqual(expected.split(', ').toSorted());
      expect(saysOf(result)).not.toContain('No column is called');
    });

    const days = Array.from({ length: 30 }, (_, index) => `2026-01-${String(index + 1).padStart(2, '0')}`);
    const shops = ['Downtown', 'Harbour'];
    test.each([
      ['branches', (index: number) => `branch_name,${shops[index % 2]}`],
      ['products', (index: number) => `pizza_name_id,pizza_${index % 9}`],
      ['ways to pay', () => 'Payment Method,Credit Card'],
      ['postal codes', (index: number) => `Ship Zipcode,${10_000 + (index % 20)}`],
      ['times', (index: number) => `At,09:${10 + (index % 20)}:00`],
      ['sums', (index: number) => `worth beside,${index % 20}.95`],
    ])('with %s and no customers don’t mistake those for customers', (_, cellOf) => {
      const [name] = cellOf(0).split(',');
      const rows = days.map((day, index) => `${day},${cellOf(index).split(',')[1]},${20 + index}.50`);
      const result = orders(textSource(`Date,${name},Total\n${rows.join('\n')}`));
      expect(result.findings[0]).toMatchObject({ severity: 'error' });
      expect(saysOf(result)).toContain('No column is called “customer,”');
    });
  });

  describe('tables in files', () => {
    test('can have a title and notes above them', () => {
      const result = orders(
        textSource(
          '"Report of all sales, in USD",,,\nDefinitions:,,,\n,,,\nDate,Customer,Total,Note\n2026-01-02,Ann,5.50,\n2026-01-03,Bea,6.50,x',
        ),
      );
      expect(spendOf(result)).toEqual({ Ann: 5.5, Bea: 6.5 });
      expect(result.reading?.switches).toContainEqual(expect.objectContaining({ id: 'header', value: '4' }));
    });
  });

  describe('sales', () => {
    test.each([
      [
        'a sample of sales in capitals',
        'ORDERNUMBER,QUANTITYORDERED,PRICEEACH,SALES,ORDERDATE,PRODUCTLINE,PRODUCTCODE,CITY\n10107,30,95.70,2871.00,2/24/2003 0:00,Motorcycles,S10_1678,NYC\n10121,34,81.35,2765.90,5/17/2003 0:00,Motorcycles,S10_1678,NYC',
        'price=PRICEEACH, quantity=QUANTITYORDERED, day=ORDERDATE, order=ORDERNUMBER, product=PRODUCTCODE, revenue=SALES',
        '64 units sold · 5,636.90 revenue · February 24 – May 17, 2003 first and last day · 1 product · 2 prices: 81.35, 95.70',
      ],
    ])('of %s: each column is recognized', (_, text, expected, totals) => {
      const result = sales(textSource(text));
      expect(columnsOf(result)).toEqual(expected.split(', ').toSorted());
      expect(totalsText(result)).toBe(totals);
    });

    test('without a date take it from the line above of the same order', () => {
      const result = sales(
        textSource(
          'Order,Date,SKU,Price,Quantity\n1,25/11/2025,A,79.90,1\n1,,B,45.50,2\n2,26/11/2025,A,69.90,3',
        ),
      );
      expect(result.products.map(({ name, count }) => [name, count])).toEqual([
        ['A', 2],
        ['B', 1],
      ]);
    });

    test.each([
      ['a French shop', 'Date_Commande,Quantite,Prix_Unitaire\n2026-05-31,1,"24,99"\n2026-05-31,3,"24,99"'],
      ['a Polish shop', 'Data,Produkt,Ilość,Cena\n2026-01-01,Mysz,3,27.50\n2026-01-02,Mysz,7,25.50'],
      [
        'a Brazilian shop',
        'data,produto,quantidade,receita\n2026-01-01,Copo,2,20.00\n2026-01-02,Copo,1,15.00',
      ],
      ['sales that may be money or pieces', 'store,brand,week,sales,price\n2,a,40,9000,2.9\n2,a,41,8000,3.1'],
      ['money', 'date,price,total\n2026-01-01,10,$30\n2026-01-02,12,$40'],
      ['visits', 'date,price,visits\n2026-01-01,10,300\n2026-01-02,12,400'],
      ['postcodes', 'date,price,postcode\n2026-01-01,10,10115\n2026-01-02,12,20095'],
      ['phone numbers', 'date,price,phone\n2026-01-01,10,2125550142\n2026-01-02,12,2125550143'],
      [
        'payments',
        'id,Created (UTC),Amount,Amount Refunded\nch_1,2026-01-02,20.50,0.00\nch_2,2026-01-03,30.50,5.00',
      ],
      [
        'orders',
        'Order ID,Sale Date,Order Total,Shipping,Order Net\n1566,2026-01-02,20.50,4,19\n1571,2026-01-03,30.50,4,28',
      ],
      ['numbers of rows', 'Row ID,Date,Sales\n1,2026-01-02,20.50\n2,2026-01-03,30.50'],
    ])('aren’t read from %s in silence', (_, text) => {
      const { products, findings } = sales(textSource(text));
      const [isStopped, isAsked] = ['error', 'question'].map((own) =>
        findings.some(({ severity }) => severity === own),
      );
      expect([isStopped, isAsked]).toContain(true);
      expect(isStopped).toBe(products[0].count === 0);
    });
  });
});

describe('Random layouts', () => {
  /** A way to write a table. */
  const layouts = fc.record({
    separator: fc.constantFrom(',', ';', '\t'),
    decimal: fc.constantFrom('.', ','),
    sign: fc.constantFrom('', '$', '€ ', ' EUR'),
    date: fc.constantFrom('iso', 'american', 'european', 'named', 'time'),
    order: fc.array(fc.nat(), { minLength: 8, maxLength: 8 }),
    names: fc.array(fc.nat({ max: 5 }), { minLength: 8, maxLength: 8 }),
    /** Statuses of a canceled and a paid order; empty without a status column. */
    status: fc.constantFrom(
      [],
      ['cancelled', 'completed'],
      ['Refunded', 'Paid'],
      ['wc-failed', 'wc-processing'],
      ['VOIDED', 'CAPTURED'],
      ['Storniert', 'Bezahlt'],
      ['annulée', 'payée'],
      ['declined', 'approved'],
      ['charge_back', 'settled'],
    ),
    hasNoise: fc.boolean(),
    seed: fc.nat({ max: 1000 }),
  });
  type Layout = typeof layouts extends fc.Arbitrary<infer Value> ? Value : never;

  const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

  function dateText(day: number, format: Layout['date']): string {
    const iso = new Date(Date.UTC(2025, 0, 1 + day)).toISOString().slice(0, 10);
    const [year = '', month = '', date = ''] = iso.split('-');
    switch (format) {
      case 'american':
        return `${Number(month)}/${Number(date)}/${year}`;
      case 'european':
        return `${date}.${month}.${year}`;
      case 'named':
        return `${MONTHS[Number(month) - 1]} ${Number(date)} ${year}`;
      case 'time':
        return `${iso} 10:${date}:00`;
      case 'iso':
        return iso;
    }
  }

  function moneyText(amount: number, { decimal, sign }: Layout): string {
    const digits = amount.toFixed(2).replace('.', decimal);
    return sign.startsWith(' ') ? digits + sign : sign + digits;
  }

  /** Writes columns in a random order, each under one of its names. */
  function tableText(
    layout: Layout,
    columns: readonly { readonly names: readonly string[]; readonly cells: readonly string[] }[],
  ): string {
    const sorted = columns
      .map((column, index) => ({
        ...column,
        name: column.names[(layout.names[index] ?? 0) % column.names.length] ?? '',
        place: layout.order[index] ?? 0,
      }))
      .toSorted((a, b) => a.place - b.place);
    const cell = (text: string) => (text.includes(layout.separator) ? `"${text}"` : text);
    return [
      sorted.map(({ name }) => name),
      ...(sorted[0]?.cells ?? []).map((_, row) => sorted.map(({ cells }) => cell(cells[row] ?? ''))),
    ]
      .map((row) => row.join(layout.separator))
      .join('\n');
  }

  /** Number of random layouts of each kind. */
  const numRuns = isSlowRun ? 200 : 30;

  const isAsked = (findings: readonly Finding[]) =>
    findings.some(({ severity }) => severity === 'question' || severity === 'error');
  const cents = (amount: number) => Math.round(amount * 100);

  test('random layouts of orders are read right, or the demo asks', () => {
    fc.assert(
      fc.property(layouts, (layout) => {
        const orders = Array.from({ length: 60 }, (_, index) => ({
          customer: `c${(index * 7 + layout.seed) % 23}@shop.example`,
          day: (index * 37 + layout.seed) % 300,
          amount: 5 + ((index * 613 + layout.seed * 7) % 9000) / 100,
          isCanceled: layout.status.length > 0 && index % 6 === 5,
        }));
        const text = tableText(layout, [
          {
            names: ['Customer', 'Email', 'customer_email', 'Buyer', 'Client ID', 'Kunde'],
            cells: orders.map(({ customer }) => customer),
          },
          {
            names: ['Date', 'Order Date', 'created_at', 'Purchased on', 'Datum'],
            cells: orders.map(({ day }) => dateText(day, layout.date)),
          },
          {
            names: ['Total', 'Amount', 'Order Total', 'grand_total', 'Paid amount', 'Betrag'],
            cells: orders.map(({ amount }) => moneyText(amount, layout)),
          },
          {
            names: ['Order ID', 'Order', 'Invoice No', 'id', 'Ref'],
            cells: orders.map((_, index) => `A${1000 + index}`),
          },
          ...(layout.status.length > 0
            ? [
                {
                  names: ['Status', 'Order Status', 'financial_status', 'State of order'],
                  cells: orders.map(({ isCanceled }) => layout.status[isCanceled ? 0 : 1] ?? ''),
                },
              ]
            : []),
          ...(layout.hasNoise
            ? [
                {
                  names: ['Tax', 'Shipping cost', 'Discount'],
                  cells: orders.map(({ amount }) => moneyText(amount / 10, layout)),
                },
                {
                  names: ['Country', 'City'],
                  cells: orders.map((_, index) => ['US', 'DE', 'FR'][index % 3] ?? ''),
                },
              ]
            : []),
        ]);
        const result = runToEnd(findSegments({ source: textSource(text), columns: {} }));
        const paid = orders.filter(({ isCanceled }) => !isCanceled);
        const days = paid.map(({ day }) => day);
        const isRight =
          cents(result.customers.spend.reduce((sum, own) => sum + own, 0)) ===
            cents(paid.reduce((sum, { amount }) => sum + amount, 0)) &&
          result.customers.ids.length === new Set(paid.map(({ customer }) => customer)).size &&
          result.lastDay === new Date(Date.UTC(2025, 0, 1 + Math.max(...days))).toISOString().slice(0, 10);
        const isSeen =
          layout.status.length === 0 ||
          result.reading?.smallColumns.some(({ values }) => values.some(({ counts }) => !counts));
        if (!(isRight && isSeen) && !isAsked(result.findings))
          throw new Error(`Wrong in silence: ${text.split('\n').slice(0, 3).join(' / ')}`);
      }),
      { numRuns },
    );
  });

  test('random layouts of sales are read right, or the demo asks', () => {
    fc.assert(
      fc.property(layouts, (layout) => {
        const sales = Array.from({ length: 90 }, (_, index) => ({
          product: ['Lamp', 'Chair', 'Desk'][index % 3] ?? '',
          day: Math.floor(index / 3),
          price: 20 + 10 * (index % 3) + ((index * 5 + layout.seed) % 7),
          quantity: 3 + ((index * 11 + layout.seed) % 17),
          isCanceled: layout.status.length > 0 && index % 10 === 9,
        }));
        const text = tableText(layout, [
          {
            names: ['Product', 'Item name', 'SKU', 'product_title', 'Artikel'],
            cells: sales.map(({ product }) => product),
          },
          {
            names: ['Date', 'Day', 'sale_date', 'Sold on', 'Datum'],
            cells: sales.map(({ day }) => dateText(day, layout.date)),
          },
          {
            names: ['Price', 'Unit price', 'unit_price', 'Price each', 'Preis'],
            cells: sales.map(({ price }) => moneyText(price, layout)),
          },
          {
            names: ['Quantity', 'Qty', 'Units sold', 'units', 'Menge'],
            cells: sales.map(({ quantity }) => String(quantity)),
          },
          ...(layout.status.length > 0
            ? [
                {
                  names: ['Status', 'Order Status'],
                  cells: sales.map(({ isCanceled }) => layout.status[isCanceled ? 0 : 1] ?? ''),
                },
              ]
            : []),
          ...(layout.hasNoise
            ? [
                {
                  names: ['Rating', 'Reviews', 'Stock'],
                  cells: sales.map((_, index) => String(1 + (index % 5))),
                },
                { names: ['Line', 'Row', 'No'], cells: sales.map((_, index) => String(index + 1)) },
              ]
            : []),
        ]);
        const { products, findings, reading } = runToEnd(
          learnDemand({ source: textSource(text), columns: {} }),
        );
        const kept = sales.filter(({ isCanceled }) => !isCanceled);
        const isRight =
          products.length === 3 &&
          products.every(({ name, count, meanQuantity, prices }) => {
            const own = kept.filter(({ product }) => product === name);
            const all = own.map(({ price }) => price);
            return (
              cents(count * meanQuantity) === cents(own.reduce((sum, { quantity }) => sum + quantity, 0)) &&
              prices.low === Math.min(...all) &&
              prices.high === Math.max(...all)
            );
          });
        const isSeen =
          layout.status.length === 0 ||
          reading?.smallColumns.some(({ values }) => values.some(({ counts }) => !counts));
        if (!(isRight && isSeen) && !isAsked(findings))
          throw new Error(`Wrong in silence: ${text.split('\n').slice(0, 3).join(' / ')}`);
      }),
      { numRuns },
    );
  });
});

describe('Inputs that were read wrong', () => {
  const source = (name: string) =>
    textSource(readFileSync(path.join(__dirname, 'fixtures/inputs', name), 'utf8'));
  const customers = (name: string) => runToEnd(findSegments({ source: source(name), columns: {} }));
  const totals = (name: string, choices: Partial<TableInput<OrderColumn>> = {}) =>
    totalsText(runToEnd(readOrders({ source: source(name), columns: {}, ...choices })));
  const sales = (own: CsvSource) => runToEnd(learnDemand({ source: own, columns: {} }));
  const total = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

  test('an order’s contents aren’t its number, because they name several customers', () => {
    const result = customers('cart_order.csv');
    expect([result.orders, total(result.customers.spend)]).toEqual([30, 360]);
    expect(result.reading?.columns.find(({ id }) => id === 'order')?.taken).toBeUndefined();
  });

  test('whole amounts in a column named cents are cents, and a switch makes them whole', () => {
    expect(totals('cents.csv')).toBe(
      '40 orders · 12 customers · January 1 – January 28, 2026 first and last order · $1,979.60 revenue: “amount_cents” (USD)',
    );
    expect(totals('cents.csv', { switches: { unit: 'whole' } })).toContain('$197,960.00');
  });

  test.each([
    [
      'paypal_refunds.csv',
      '9 orders · 5 customers · January 1 – December 3, 2025 first and last order · $435.00 revenue after returns: “Gross” (USD)',
    ],
    [
      'square_refunds.csv',
      '12 orders · 5 customers · January 1 – December 3, 2025 first and last order · $436.00 revenue after returns: “Net Sales”',
    ],
    [
      'ecwid_order_time.csv',
      '14 orders · 6 customers · January 10 – December 12, 2025 first and last order · €973.00 revenue: “total” (EUR)',
    ],
    [
      'mercadolibre_dates.csv',
      '14 orders · 6 customers · January 3 – August 14, 2025 first and last order · 79,100.00 revenue: “Total (ARS)”',
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
      'the finer of two product columns',
      'category_pooled.csv',
      {},
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
      '10,350 units sold · 11,233.20 revenue · Week 1 – Week 60 first and last week · 1 product · 1 store or region · 3 prices: 0.97, 1.10, 1.29: -2.2',
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
    ]);
  });

  test('one of two columns of answers is proposed, with a question, and the other can be joined', () => {
    const read = (columns: Parameters<typeof readAll>[0]['columns']) =>
      runToEnd(readAll({ source: source('survey_two_answers.csv'), columns }));
    const { findings, reading } = read({});
    const [text, more] = reading?.columns[0]?.fitting ?? [];
    const { reviews } = read({ ...(text !== undefined && { text }), ...(more !== undefined && { more }) });
    expect(findings.map(({ severity }) => severity)).toEqual(['question']);
    expect(reading?.columns[0]?.fitting).toHaveLength(2);
    // “nothing” stands for an empty answer.
    expect([reviews.length, reviews[1]?.text]).toEqual([16, 'Great quality, I love it.']);
    expect(reading?.totals.map(({ value }) => value)).toContain('January 10 – December 12, 2025');
  });

  test('JSON is a table like any other', () => {
    const result = runToEnd(readAll({ source: source('reviews_small.json'), columns: {} }));
    expect(result.reviews.map(({ rating, text }) => [rating, text])).toEqual([
      [5, 'Lovely print!'],
      [2, 'Arrived bent. Awful.'],
      [4, 'Good, fast.'],
      [1, 'Terrible.'],
    ]);
  });

  test('statuses are offered, each with its lines and whether it counts', () => {
    const statuses = ['Completed', 'wc-cancelled', 'CHARGEBACK', 'partially_refunded', 'Storniert'];
    const rows = statuses.map((status, index) => `C${index},2026-01-0${index + 1},10.00,${status}`);
    const result = runToEnd(
      findSegments({ source: textSource(['customer,date,amount,status', ...rows].join('\n')), columns: {} }),
    );
    expect(result.reading?.smallColumns[0]?.values).toEqual(
      statuses.map((text, index) => ({ text, lines: 1, counts: index === 0 || index === 3 })),
    );
    expect(result.orders).toBe(2);
  });

  test.each([
    ['is implausible', (price: number) => Math.round(1e15 * price ** -10), 'implausible'],
    ['comes from few price changes', null, 'few changes'],
  ])('a price effect that %s gets no advice', (_what, quantityAt, calendar) => {
    const prices = Array.from({ length: 30 }, (_, row) =>
      quantityAt ? 20 + ((row * 7) % 10) : 20 + (row % 30 < 10 ? 0 : 2),
    );
    const rows = prices.map(
      (price, row) => `${price},${quantityAt?.(price) ?? 1000 - 20 * price + (row % 3)}`,
    );
    expect(sales(textSource(['price,quantity', ...rows].join('\n'))).products[0].fit?.calendar).toBe(
      calendar,
    );
  });
});

describe('Public data', () => {
  /**
   * Recomputes figures of the three demos that read tables, with independent code. `fixtures/` has a part of
   * UCI Online Retail (Chen, 2015; CC BY 4.0).
   */
  const folder = path.join(__dirname, 'fixtures');
  const rowsOf = (file: string, separator: string | RegExp) =>
    readFileSync(path.join(folder, file), 'utf8')
      .trim()
      .split(/\r?\n/u)
      .map((line) => line.trim().split(separator));

  interface Line {
    readonly customer: string;
    readonly order: string;
    readonly time: number;
    readonly amount: number;
  }

  /** Returns recency, orders, and spend of each customer with any spend, as `customer:days:orders:spend`. */
  function byHand(lines: readonly Line[]): readonly string[] {
    const sold = lines.filter(({ amount }) => amount > 0);
    const end = Math.max(...sold.map(({ time }) => time));
    return [...new Set(sold.map(({ customer }) => customer))]
      .flatMap((customer) => {
        const own = sold.filter((line) => line.customer === customer);
        const spend = lines
          .filter((line) => line.customer === customer)
          .reduce((sum, { amount }) => sum + Math.round(amount * 1e6), 0);
        const days = Math.round((end - Math.max(...own.map(({ time }) => time))) / 86_400_000);
        return spend > 0
          ? [`${customer}:${days}:${new Set(own.map(({ order }) => order)).size}:${(spend / 1e6).toFixed(2)}`]
          : [];
      })
      .toSorted();
  }

  function byDemo(text: string): readonly string[] {
    const { customers } = runToEnd(findSegments({ source: textSource(text), columns: {} }));
    return customers.ids
      .map(
        (id, index) =>
          `${id}:${customers.recency[index]}:${customers.orders[index]}:${customers.spend[index]?.toFixed(2)}`,
      )
      .toSorted();
  }

  const text = (file: string) => readFileSync(path.join(folder, file), 'utf8');

  test('Online Retail: recency, orders and spend of each customer', () => {
    const [, ...rows] = rowsOf('online-retail.csv', ';');
    const hand = byHand(
      rows
        .filter(([, , , , , , customer]) => customer !== '')
        .map(([order = '', , , quantity, day = '', price = '', customer = '']) => {
          const [date, month, year] = day.split(' ')[0]?.split('/').map(Number) ?? [];
          return {
            customer,
            order,
            time: Date.UTC(year ?? 0, (month ?? 0) - 1, date),
            amount: Number(quantity) * Number(price.replace(',', '.')),
          };
        }),
    );
    expect(hand.length).toBeGreaterThan(10);
    expect(byDemo(text('online-retail.csv'))).toEqual(hand);
  });
});
