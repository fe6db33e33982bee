import { randomInt } from 'd3-random';
import { seeded } from '../../src/demos/shared/seeded';

/**
 * Synthetic orders and sales with known truth, in the layouts of stores' exports. The layouts follow the systems'
 * documentation or files.
 */

interface OrderLine {
  readonly product: string;
  readonly quantity: number;
  /** In cents, like all amounts here. */
  readonly price: number;
}

interface StoreOrder {
  readonly number: number;
  readonly customer: { readonly id: number; readonly name: string; readonly email: string };
  /** Days since January 1, 2026. */
  readonly day: number;
  readonly lines: readonly OrderLine[];
  readonly total: number;
  readonly refunded: number;
  readonly isCanceled: boolean;
}

const NAMES = [
  ...['Ann Ash', 'Bea Birch', 'Cid Cedar', 'Dan Dogwood', 'Eve Elm', 'Fay Fir', 'Gus Gum', 'Hal Hazel'],
  ...['Ida Ivy', 'Jan Juniper', 'Kim Kapok', 'Leo Larch'],
];
const PRODUCTS = ['Shirt', 'Socks', 'Hat', 'Scarf'];
const ORDERS = 90;

function makeOrders(): readonly StoreOrder[] {
  const random = seeded(11);
  const below = (count: number) => randomInt.source(random)(count)();
  return Array.from({ length: ORDERS }, (_, index): StoreOrder => {
    const place = below(NAMES.length);
    const name = NAMES[place] ?? '';
    const lines = PRODUCTS.filter((_product, which) => which === index % 4 || below(3) === 0).map(
      (product) => ({
        product,
        quantity: 1 + below(3),
        price: 500 + 35 * PRODUCTS.indexOf(product) + 95 * below(12),
      }),
    );
    const total = lines.reduce((sum, { quantity, price }) => sum + quantity * price, 0);
    return {
      number: 1001 + index,
      customer: { id: 501 + place, name, email: `${name.replace(' ', '.').toLowerCase()}@mail.example` },
      day: 2 * index + below(2),
      lines,
      total,
      refunded: index % 15 === 7 ? (lines[0]?.price ?? 0) : 0,
      isCanceled: index % 18 === 5,
    };
  });
}

export const storeOrders = makeOrders();

export type CustomerKey = keyof StoreOrder['customer'];

/** Returns each customer's number of orders that weren't refunded in full, and their spend in cents minus refunds. */
export function orderTruth(
  key: CustomerKey,
  { hasStatus, hasRefunds }: { readonly hasStatus: boolean; readonly hasRefunds: boolean },
): ReadonlyMap<string, { readonly orders: number; readonly spend: number }> {
  const truth = new Map<string, { orders: number; spend: number }>();
  for (const { customer, total, refunded, isCanceled } of storeOrders) {
    if ((isCanceled && hasStatus) || (hasRefunds && refunded === total)) continue;
    const id = String(customer[key]);
    const own = truth.get(id) ?? { orders: 0, spend: 0 };
    truth.set(id, {
      orders: own.orders + 1,
      spend: own.spend + total - (hasRefunds ? refunded : 0),
    });
  }
  return truth;
}

const date = (day: number) => new Date(Date.UTC(2026, 0, 1 + day));
const iso = (day: number) => date(day).toISOString().slice(0, 10);
const parts = (day: number) => iso(day).split('-');
const american = (day: number) => `${Number(parts(day)[1])}/${Number(parts(day)[2])}/${parts(day)[0]}`;
const padded = (day: number) => `${parts(day)[1]}/${parts(day)[2]}/${parts(day)[0]?.slice(2)}`;
const german = (day: number) => parts(day).toReversed().join('.');
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const named = (day: number) =>
  `${MONTHS[Number(parts(day)[1]) - 1]} ${Number(parts(day)[2])}, ${parts(day)[0]}`;
const dashed = (day: number) =>
  `${MONTHS[Number(parts(day)[1]) - 1]}-${parts(day)[2]}-${parts(day)[0]?.slice(2)}`;
const money = (cents: number) => (cents / 100).toFixed(2);
const dollars = (cents: number) => `${cents < 0 ? '-' : ''}$${money(Math.abs(cents))}`;
/** Formats cents as in `1.234,50`. */
const euros = (cents: number) =>
  money(cents)
    .replace('.', ',')
    .replaceAll(/\B(?=(?:\d{3})+,)/gu, '.');

type Row = Readonly<Record<string, string | number>>;

/** Formats rows as CSV; missing cells are empty. */
function csv(columns: string, rows: readonly Row[], separator = ','): string {
  const names = columns.split(',').map((name) => name.trim());
  const line = (cells: readonly (string | number)[]) =>
    cells
      .map(String)
      .map((cell) =>
        cell.includes(separator) || cell.includes('"') ? `"${cell.replaceAll('"', '""')}"` : cell,
      )
      .join(separator);
  return [line(names), ...rows.map((row) => line(names.map((name) => row[name] ?? '')))].join('\n');
}

/** Creates a row from cells in column order. */
const rowOf = (columns: string, cells: string): Row => {
  const names = columns.split(',');
  return Object.fromEntries(cells.split('|').map((cell, place) => [names[place] ?? '', cell]));
};

const perOrder = (row: (order: StoreOrder) => Row) => storeOrders.map(row);
const perLine = (row: (order: StoreOrder, line: OrderLine, place: number) => Row) =>
  storeOrders.flatMap((order) => order.lines.map((line, place) => row(order, line, place)));

const WOO =
  'Order Number,Order Status,Order Date,Customer Note,First Name (Billing),Last Name (Billing),Company (Billing),City (Billing),Postcode (Billing),Email (Billing),Phone (Billing),Payment Method Title,Order Subtotal Amount,Order Shipping Amount,Order Refund Amount,Order Total Amount,SKU,Item #,Item Name,Quantity (- Refund),Item Cost';
const wooLine = (
  { number, customer, day, total, refunded, isCanceled }: StoreOrder,
  line: OrderLine,
  place: number,
): Row =>
  rowOf(
    WOO,
    `${number}|${isCanceled ? 'Cancelled' : 'Completed'}|${iso(day)} 10:12||${customer.name.split(' ')[0] ?? ''}|${customer.name.split(' ')[1] ?? ''}|||${10_115 + customer.id}|${customer.email}|2125550${customer.id}|Credit card|${money(total)}|0.00|${money(refunded)}|${money(total)}|${line.product.slice(0, 3)}|${place + 1}|${line.product}|${line.quantity}|${money(line.price)}`,
  );

const MAGENTO =
  'ID,Purchase Point,Purchase Date,Bill-to Name,Ship-to Name,Grand Total (Base),Grand Total (Purchased),Status,Billing Address,Customer Email,Customer Group,Subtotal,Shipping and Handling,Customer Name,Payment Method,Total Refunded';
const magento = ({ number, customer, day, total, refunded, isCanceled }: StoreOrder): Row =>
  rowOf(
    MAGENTO,
    `00000${number}|Main Website|${named(day)} 10:12:33 AM|${customer.name}|${customer.name}|${dollars(total)}|${dollars(total)}|${isCanceled ? 'canceled' : 'complete'}|1 Main St,Springfield,62701|${customer.email}|General|${dollars(total)}|$0.00|${customer.name}|paypal_express|${dollars(refunded)}`,
  );

const SQUARE =
  'Date,Time,Time Zone,Gross Sales,Discounts,Net Sales,Tax,Tip,Partial Refunds by Amount,Total Collected,Source,Card,Cash,Fees,Net Total,Transaction ID,Payment ID,Card Brand,PAN Suffix,Staff Name,Event Type,Location,Customer ID,Customer Name';
const square = ({ number, customer, day, total }: StoreOrder): Row =>
  rowOf(
    SQUARE,
    `${padded(day)}|10:12:33|Eastern Time (US & Canada)|${dollars(total + 150)}|${dollars(-150)}|${dollars(total)}|${dollars(Math.round(total * 0.08))}|$0.00|$0.00|${dollars(total + Math.round(total * 0.08))}|Point of Sale|${dollars(total + Math.round(total * 0.08))}|$0.00|-$0.40|${dollars(total + Math.round(total * 0.08) - 40)}|t${number}|p${number}|Visa|4242|Pat|Payment|Downtown|K${customer.id}|${customer.name}`,
  );

const LIGHTSPEED =
  'Date,Receipt Number,Line Type,Customer Code,Customer Name,Note,Quantity,Subtotal,Sales Tax,Discount,Loyalty,Total,Paid,Details,Register,User,Status,Sku';
const lightspeed = (order: StoreOrder): readonly Row[] => {
  const { number, customer, day, lines, total, isCanceled } = order;
  const all = {
    Date: `${iso(day)} 10:12:33`,
    'Receipt Number': number,
    'Customer Code': `K-${customer.id}`,
    'Customer Name': customer.name,
    Register: 'Main Register',
    User: 'Pat',
    Status: isCanceled ? 'VOIDED' : 'CLOSED',
  };
  return [
    {
      ...all,
      'Line Type': 'Sale',
      Quantity: lines.length,
      Subtotal: money(total),
      Total: money(total),
      Paid: money(total),
    },
    ...lines.map(({ product, quantity, price }) => ({
      ...all,
      'Line Type': 'Sale Line',
      Quantity: quantity,
      Subtotal: money(quantity * price),
      Total: money(quantity * price),
      Details: product,
      Sku: product.slice(0, 3),
    })),
    { ...all, 'Line Type': 'Payment', Paid: money(total), Details: 'Card' },
  ];
};
const allTotals = storeOrders.reduce((sum, { total }) => sum + total, 0);

const SHOPIFY =
  'Name,Email,Financial Status,Paid at,Fulfillment Status,Currency,Subtotal,Shipping,Taxes,Total,Discount Code,Discount Amount,Shipping Method,Created at,Lineitem quantity,Lineitem name,Lineitem price,Lineitem sku,Billing Name,Billing Zip,Billing Phone,Cancelled at,Payment Method,Refunded Amount,Vendor,Id';
const shopifyLine = (
  { number, customer, day, total, refunded, isCanceled }: StoreOrder,
  { product, quantity, price }: OrderLine,
  place: number,
): Row => ({
  Name: `#${number}`,
  Email: customer.email,
  'Created at': `${iso(day)} 10:12:33 -0400`,
  'Lineitem quantity': quantity,
  'Lineitem name': product,
  'Lineitem price': money(price),
  'Lineitem sku': product.slice(0, 3),
  Vendor: 'Ours',
  ...(place === 0 && {
    'Financial Status': isCanceled ? 'voided' : refunded > 0 ? 'partially_refunded' : 'paid',
    'Paid at': `${iso(day)} 10:12:40 -0400`,
    'Fulfillment Status': 'fulfilled',
    Currency: 'USD',
    Subtotal: money(total),
    Shipping: '0.00',
    Taxes: '0.00',
    Total: money(total),
    'Discount Amount': '0.00',
    'Billing Name': customer.name,
    'Billing Zip': `'${10_001 + customer.id}`,
    'Refunded Amount': money(refunded),
    Id: `55510${number}`,
  }),
});

const ETSY =
  'Sale Date,Order ID,Buyer User ID,Full Name,Number of Items,Payment Method,Date Shipped,Street 1,Ship City,Ship Zipcode,Ship Country,Currency,Order Value,Coupon Code,Discount Amount,Shipping,Sales Tax,Order Total,Card Processing Fees,Order Net,Buyer,SKU';
const etsy = ({ number, customer, day, lines, total }: StoreOrder): Row =>
  rowOf(
    ETSY,
    `${padded(day)}|${33_000_000 + number}|user${customer.id}|${customer.name}|${lines.length}|Credit Card|${padded(day + 2)}|1 Main St|Springfield|${10_001 + customer.id}|United States|USD|${money(total)}||0.00|0.00|0.00|${money(total)}|1.20|${money(total - 120)}|${customer.name} (user${customer.id})|`,
  );

const EBAY =
  'Sales Record Number,Order Number,Buyer Username,Buyer Name,Buyer Email,Buyer Zip,Item Number,Item Title,Custom Label,Quantity,Sold For,Shipping And Handling,Total Price,Payment Method,Sale Date,Paid On Date';
const ebayLine = ({ number, customer, day }: StoreOrder, { product, quantity, price }: OrderLine): Row =>
  rowOf(
    EBAY,
    `${number}|12-${number}-77|buyer_${customer.id}|${customer.name}|${customer.id}@members.example|${10_001 + customer.id}|${110_000 + PRODUCTS.indexOf(product)}|${product}||${quantity}|${dollars(price)}|$0.00|${dollars(quantity * price)}|PayPal|${dashed(day)}|${dashed(day)}`,
  );

const STRIPE =
  'id,Created date (UTC),Amount,Amount Refunded,Currency,Captured,Converted Amount,Converted Amount Refunded,Converted Currency,Decline Reason,Description,Fee,PaymentIntent ID,Payment Source Type,Refunded date (UTC),Status,Taxes On Fee,Card ID,Customer ID,Customer Email,Invoice ID';
const stripe = ({ number, customer, day, total, refunded, isCanceled }: StoreOrder): Row =>
  rowOf(
    STRIPE,
    `ch_${number}|${iso(day)} 10:12:33|${money(total)}|${money(refunded)}|usd|${isCanceled ? 'FALSE' : 'TRUE'}|${money(total)}|${money(refunded)}|usd||Order ${number}|1.20|pi_${number}|card||${isCanceled ? 'Failed' : 'Paid'}|0.00|card_${customer.id}|cus_${customer.id}|${customer.email}|`,
  );

const PAYPAL =
  'Date,Time,TimeZone,Name,Type,Status,Currency,Gross,Fee,Net,From Email Address,To Email Address,Transaction ID,Address Status,Item Title,Shipping and Handling Amount,Sales Tax,Reference Txn ID,Invoice Number,Quantity,Balance';
const paypal = (order: StoreOrder): readonly Row[] => {
  const { number, customer, day, total, refunded, isCanceled } = order;
  const row = (cents: number, type: string, id: string, later = 0): Row => ({
    Date: american(day + later),
    Time: '10:12:33',
    TimeZone: 'PST',
    Name: customer.name,
    Type: type,
    Status: isCanceled ? 'Canceled' : 'Completed',
    Currency: 'USD',
    Gross: money(cents),
    Fee: '-1.20',
    Net: money(cents - 120),
    'From Email Address': customer.email,
    'To Email Address': 'shop@store.example',
    'Transaction ID': id,
    'Invoice Number': number,
    Quantity: 1,
    Balance: money(500_000 + number),
  });
  return [
    row(total, 'Express Checkout Payment', `TX${number}`),
    ...(refunded > 0 ? [row(-refunded, 'Payment Refund', `RF${number}`, 1)] : []),
  ];
};

const ODOO = 'Order Reference,Creation Date,Customer,Salesperson,Company,Total,Status';
const odoo = ({ number, customer, day, total, isCanceled }: StoreOrder): Row =>
  rowOf(
    ODOO,
    `S0${number}|${iso(day)} 10:12:33|${customer.name}|Pat Pine|Our Store|${money(total)}|${isCanceled ? 'Cancelled' : 'Sales Order'}`,
  );

const RETAIL = 'InvoiceNo,StockCode,Description,Quantity,InvoiceDate,UnitPrice,CustomerID,Country';
const retail = ({ number, customer, day }: StoreOrder, { product, quantity, price }: OrderLine): Row =>
  rowOf(
    RETAIL,
    `${536_000 + number}|84${PRODUCTS.indexOf(product)}06|${product.toUpperCase()}|${quantity}|${american(day)} 8:26|${money(price)}|${12_000 + customer.id}|United Kingdom`,
  );

/** An order file: its text and the expected result. */
export interface OrderFile {
  readonly name: string;
  readonly text: string;
  /** The field that identifies customers. */
  readonly key: CustomerKey;
  /** Formats that field as the layout does. */
  readonly written?: (id: string) => string;
  /** True if the layout marks canceled orders. */
  readonly hasStatus: boolean;
  /** True if the layout states refunds. */
  readonly hasRefunds: boolean;
  /** True if the demo rejects it with an error. */
  readonly isRejected?: true;
}

const byId = (prefix: string) => ({ key: 'id', written: (id: string) => prefix + id }) as const;
const byRetailId = { key: 'id', written: (id: string) => String(12_000 + Number(id)) } as const;
const plain = { hasStatus: false, hasRefunds: false } as const;
const canceled = { hasStatus: true, hasRefunds: false } as const;
const full = { hasStatus: true, hasRefunds: true } as const;

export const orderFiles: readonly OrderFile[] = [
  {
    name: 'WooCommerce, a line per product with the order’s total',
    text: csv(WOO, perLine(wooLine)),
    key: 'email',
    ...full,
  },
  { name: 'Magento', text: csv(MAGENTO, perOrder(magento)), key: 'email', ...full },
  { name: 'Square transactions', text: csv(SQUARE, perOrder(square)), ...byId('K'), ...plain },
  {
    name: 'Lightspeed X-Series ledger',
    text: csv(LIGHTSPEED, storeOrders.flatMap(lightspeed)),
    ...byId('K-'),
    ...canceled,
  },
  { name: 'Shopify', text: csv(SHOPIFY, perLine(shopifyLine)), key: 'email', ...full },
  {
    name: 'Shopify, saved again with semicolons and tabs in notes',
    text: csv(SHOPIFY, perLine(shopifyLine), ';'),
    key: 'email',
    ...full,
  },
  {
    name: 'Etsy orders in two currencies',
    text: `${csv(ETSY, perOrder(etsy))}\n${csv(
      ETSY,
      perOrder(etsy)
        .slice(0, 12)
        .map((row) => ({ ...row, Currency: 'CAD' })),
    )
      .split('\n')
      .slice(1)
      .join('\n')}`,
    ...byId('user'),
    ...plain,
  },
  {
    name: 'eBay, with its blank first line and its footer',
    text: `\n${csv(EBAY, perLine(ebayLine))}\n\n90,record(s) downloaded,from ,Jan-01-26`,
    ...byId('buyer_'),
    ...plain,
  },
  { name: 'Stripe', text: csv(STRIPE, perOrder(stripe)), ...byId('cus_'), ...full },
  { name: 'PayPal', text: csv(PAYPAL, storeOrders.flatMap(paypal)), key: 'email', ...full },
  {
    name: 'PayPal in German',
    text: csv(
      'Datum,Name,Status,Währung,Brutto,Absender E-Mail-Adresse,Transaktionscode',
      perOrder(({ number, customer, day, total }) => ({
        Datum: german(day),
        Name: customer.name,
        Status: 'Abgeschlossen',
        Währung: 'EUR',
        Brutto: euros(total),
        'Absender E-Mail-Adresse': customer.email,
        Transaktionscode: `TX${number}`,
      })),
      ';',
    ),
    key: 'email',
    ...plain,
  },
  {
    name: 'Odoo orders, with quotations',
    text: `${csv(ODOO, perOrder(odoo))}\n${csv(
      ODOO,
      perOrder(odoo)
        .slice(0, 9)
        .map((row, index) => ({ ...row, 'Order Reference': `S9${index}`, Status: 'Quotation' })),
    )
      .split('\n')
      .slice(1)
      .join('\n')}`,
    key: 'name',
    ...canceled,
  },
  {
    name: 'Online Retail, with cancellations',
    text: csv(
      RETAIL,
      storeOrders.flatMap((order) => [
        ...order.lines.map((line) => retail(order, line)),
        ...(order.refunded > 0
          ? order.lines.slice(0, 1).map((line) => ({
              ...retail(order, { ...line, quantity: -1 }),
              InvoiceNo: `C${536_000 + order.number}`,
            }))
          : []),
      ]),
    ),
    ...byRetailId,
    hasStatus: false,
    hasRefunds: true,
  },
  {
    name: 'CDNOW',
    text: storeOrders
      .map(
        ({ customer, day, lines, total }) =>
          ` ${String(customer.id).padStart(5, '0')} ${iso(day).replaceAll('-', '')} ${lines.length}  ${money(total)}`,
      )
      .join('\n'),
    ...byId('00'),
    ...plain,
  },
  {
    name: 'a spreadsheet with tabs and a closing total',
    text: `${csv(
      'Customer,Date,Total',
      perOrder(({ customer, day, total }) => ({
        Customer: customer.name,
        Date: named(day),
        Total: dollars(total),
      })),
      '\t',
    )}\nTotal\t\t${dollars(allTotals)}`,
    key: 'name',
    ...plain,
  },
];

interface StoreSale {
  readonly day: number;
  readonly product: string;
  readonly price: number;
  readonly quantity: number;
}

/** Sales of two products on 30 days, one or two lines each. A product has one price per day. */
const storeSales: readonly StoreSale[] = (() => {
  const random = seeded(12);
  const below = (count: number) => randomInt.source(random)(count)();
  return Array.from({ length: 30 }, (_, index) => index).flatMap((index) =>
    PRODUCTS.slice(0, 2).flatMap((product, which) => {
      const price = 1000 + 700 * which + 125 * below(6);
      return Array.from({ length: 1 + below(2) }, () => ({
        day: 7 * index,
        product,
        price,
        quantity: 1 + Math.round((40 + below(20)) * (1000 / price) ** 2),
      }));
    }),
  );
})();

/** Each product's price and quantity by day. */
export const salesTruth: readonly (readonly (readonly [price: number, quantity: number])[])[] =
  PRODUCTS.slice(0, 2).map((product) => {
    const days = new Map<number, [number, number]>();
    for (const sale of storeSales)
      if (sale.product === product)
        days.set(sale.day, [sale.price, sale.quantity + (days.get(sale.day)?.[1] ?? 0)]);
    return [...days.values()];
  });

const asOrder = (
  { day, product, price, quantity }: StoreSale,
  index: number,
): readonly [StoreOrder, OrderLine] => {
  const line = { product, price, quantity };
  const id = 501 + (index % NAMES.length);
  return [
    {
      number: 1001 + index,
      customer: { id, name: NAMES[index % NAMES.length] ?? '', email: `${id}@mail.example` },
      day,
      lines: [line],
      total: price * quantity,
      refunded: 0,
      isCanceled: false,
    },
    line,
  ];
};
const saleOrders = storeSales.map(asOrder);
const perSale = (row: (order: StoreOrder, line: OrderLine, place: number) => Row) =>
  saleOrders.map(([order, line]) => row(order, line, 0));
const sales = (columns: string, row: (sale: StoreSale) => Row, separator?: string) =>
  csv(columns, storeSales.map(row), separator);
const usual = ({ day, product, price, quantity }: StoreSale): Row => ({
  Date: iso(day),
  Product: product,
  Price: money(price),
  Quantity: quantity,
});

export interface SalesFile {
  readonly name: string;
  readonly text: string;
  /** True if the demo rejects it with an error. */
  readonly isRejected?: true;
}

export const salesFiles: readonly SalesFile[] = [
  { name: 'a plain table', text: sales('Date,Product,Price,Quantity', usual) },
  {
    name: 'a table with a title and a closing total',
    text: `Sales of all stores,,,\n,,,\n${sales('Date,Product,Price,Quantity', usual)}\nTotal,,,${storeSales.reduce((sum, { quantity }) => sum + quantity, 0)}`,
  },
  { name: 'WooCommerce', text: csv(WOO, perSale(wooLine)), isRejected: true },
  { name: 'eBay', text: csv(EBAY, perSale(ebayLine)) },
  { name: 'Online Retail', text: csv(RETAIL, perSale(retail)) },
  { name: 'Shopify orders', text: csv(SHOPIFY, perSale(shopifyLine)) },
  {
    name: 'Lightspeed X-Series ledger',
    text: csv(
      LIGHTSPEED,
      saleOrders.flatMap(([order]) => lightspeed(order)),
    ),
    isRejected: true,
  },
];
