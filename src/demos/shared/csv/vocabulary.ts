// Words in the names of columns, in English and lower case, best first. Other columns are proposed by their content.

/** Splits a comma-separated list. An array of 40 names would take 40 lines. */
const list = (text: string) => text.split(', ');

export const productNames = list(
  'product, article, item, lineitem, sku, stock code, upc, ean, asin, isbn, variant, title, description, brand, category',
);

export const placeNames = list('store, region, shop, branch, channel, market, country');

export const customerNames = list(
  'customer, customer unique id, customer id, client, partner, buyer username, buyer, shopper, user, email, customer name, full name, billing name, account, company, contact, booked by, booker, guest, member, patient, attendee, card',
);

export const dayNames = list(
  'date, order date, purchase date, invoice date, transaction date, sale date, ordered, created, created at, booked on, booking date, datetime, timestamp',
);

export const priceNames = list(
  'unit price, item price, sale price, selling price, net price, price each, price unit, average price, price, item cost, sold for',
);

export const revenueNames = list('revenue, net sales, sales, gross sales');

/** Names of the amount of a line or an order, best first: net of refunds before gross. */
export const totalNames = list(
  'amount, total, order total, grand total, total price, total amount, amount paid, order value, line total, net value, net sales, total collected, gross, revenue, sales, sum, spend, gross sales, money, credit, money in, paid in',
);

export const quantityNames = list(
  'quantity, qty, net units sold, units, units sold, items, pieces, pcs, cnt',
);

export const orderNumberNames = list(
  'order id, order no, order name, invoice id, invoice no, invoice number, transaction id, order, invoice, receipt, transaction, sales document, name',
);

/** A column with one of these words isn't an order's number. */
export const notOrderNumbers = list(
  'status, total, value, amount, line, item, quantity, type, source, currency, uom, name, postal, zip, city, state',
);

/** Identifiers, times, and web metrics: neither amounts nor quantities. */
const identifiers = list(
  'id, ids, no, nr, number, numero, numarası, nummer, num, code, key, index, row, record, document, zip, zipcode, postcode, postal, phone, mobile, tel, telephone, fax, year, month, week, hour, time, rank, age, rating, ratings, stars, score, review, reviews, since, visits, visitors, sessions, views, clicks, impressions, stock, inventory',
);

/** Amounts other than the price: taxes, fees, discounts, refunds, costs. */
const extras = list(
  'tax, taxes, vat, shipping, freight, postage, discount, discounts, fee, fees, commission, tip, rebates, refunded, refund, refunds, balance, saldo, solde, cost, costs, cogs, margin, profit, outstanding, rate',
);

/** A column with one of these words in its name isn't money. */
export const notMoney = [
  ...identifiers,
  ...extras,
  ...list('quantity, qty, items, units, pieces, percentage, exchange, list, msrp, compare, returns, address'),
];

/** A column with one of these words isn't a quantity. */
export const notCounts = [
  ...identifiers,
  ...extras,
  ...list('customer, client, buyer, user, price, value, total, subtotal, sales, revenue, gross, channel'),
];

/** A column with one of these words isn't a customer. */
export const notCustomers = [
  ...productNames.filter((name) => !name.includes(' ')),
  ...placeNames,
  ...extras,
  ...list(
    'date, day, state, city, zip, zipcode, postcode, street, address, phone, segment, group, gender, age, agent, since, payment, method, status, currency, total, subtotal, price, quantity, time, website, settlement, carrier, ship, note, notes, comment, comments, department, seller, vendor, supplier, month, type',
  ),
];

/** A date column with one of these words is the customer's, not the order's. */
export const notOrderDays = list('first, birth, joined, since, id, number, no, code');

/** Tests for a word that marks identifiers, or counts of something other than sales. */
export const isIdentifierWord = (word: string) => identifiers.includes(word);
