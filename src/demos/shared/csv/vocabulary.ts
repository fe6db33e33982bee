// Column names in stores' exports, in English and lower case. Columns in other languages are matched by content;
// if that is ambiguous, the visitor decides.

/** Splits a comma-separated list. An array of 40 names would take 40 lines. */
const list = (text: string) => text.split(', ');

export const productNames = list(
  'product, article, item name, lineitem name, product name, product title, menu item, item description, item, item title, sku, product id, product code, item id, sell id, lineitem sku, stock code, article number, upc, ean, asin, isbn, variant, upc code, brand, product line, product type, product category, category, description',
);

export const placeNames = list('store, region, shop, branch, channel, market, country');

export const customerNames = list(
  'customer, customer unique id, customer id, customer number, customer code, client id, partner, partner id, client, buyer user id, buyer username, buyer id, buyer, user, user id, customer email, email, e-mail, buyer email, from email address, customer name, buyer name, full name, billing name, bill-to name, account, account name, company name, contact name, booked by, booker, guest name, guest, member, patient, attendee, card',
);

export const dayNames = list(
  'day, date, order date, purchase date, invoice date, transaction date, sale date, ordered, created, created at, booked on, booking date, order time, order placed, order purchase timestamp, datetime, timestamp',
);

export const priceNames = list(
  'price, unit price, item price, sale price, selling price, net price, list price, lineitem price, average price, price unit, price each, item cost, sold for, rate',
);

export const quantityNames = list(
  'quantity, qty, quantity ordered, quantity purchased, net units sold, units, units sold, items, pieces, pcs, cnt',
);

/** Names of an order's total, best first: net of refunds before gross. */
export const orderTotalNames = list(
  'amount, total, order total, order total amount, grand total, total price, total amount, total charged, total owed, amount paid, order value, line total, net value, net sales, total collected, gross, revenue, sales, sum, spend, gross sales, price subtotal, money, gross credit, credit, money in, paid in',
);

export const orderNumberNames = list(
  'order id, order no, order name, invoice id, invoice no, invoice number, transaction id, order, invoice, receipt, transaction, sales document, name',
);

/** A column with one of these words isn't an order's number. */
export const notOrderNumbers = list(
  'date, day, time, status, total, value, amount, line, quantity, type, source, currency, uom, name, postal, zip, city, state',
);

/** Names of a sale's revenue. They are never a quantity. */
export const revenueNames = list(
  'revenue, net sales, sales, gross sales, total sales, sales amount, sale amount, line item amount, item subtotal, total amount, total price, net revenue, net value, line total',
);

/** Identifiers, times, and web metrics: neither amounts nor quantities. */
const identifiers = list(
  'id, ids, no, nr, number, num, code, key, index, row, record, document, zip, zipcode, postcode, postal, phone, mobile, tel, telephone, fax, year, month, hour, time, rank, age, rating, ratings, stars, score, review, reviews, since, visits, visitors, sessions, views, clicks, impressions, stock, inventory',
);

/** Amounts other than the price: taxes, fees, discounts, refunds, costs. */
const extras = list(
  'tax, taxes, vat, shipping, freight, postage, discount, discounts, fee, fees, commission, tip, rebates, refunded, refund, refunds, balance, saldo, solde, cost, costs, cogs, margin, profit, outstanding',
);

/** A column with one of these words in its name isn't money. */
export const notMoney = [
  ...identifiers,
  ...extras,
  ...list('quantity, qty, items, units, pieces, percentage'),
];

/** A column with one of these words isn't a quantity. */
export const notCounts = [
  ...identifiers,
  ...extras,
  ...list(
    'customer, client, partner, buyer, user, email, account, price, amount, value, total, sales, revenue, gross, channel, rep, doc',
  ),
];

/** A column with one of these words isn't a customer. */
export const notCustomers = [
  ...productNames.filter((name) => !name.includes(' ')),
  ...placeNames,
  ...dayNames,
  ...extras,
  ...list(
    'state, zip, zipcode, postcode, street, address, phone, segment, description, group, gender, age, agent, since, payment, method, status, currency, total, subtotal, price, quantity, time, website, marketplace, settlement, reference, carrier, tracking, shipment, ship, note, notes, comment, comments, title, po, employee, department, seller, vendor, supplier, temp, month, mode',
  ),
];

/** A date column with one of these words isn't the date of the order. */
export const notOrderDays = list(
  'first, birth, due, delivery, delivered, ship, shipping, shipped, shipment, return, updated, posted, payout, settlement, deposit, expected, required, joined, cancellation, cancelled, canceled, expiry, expiration, check',
);

/** Tests for a word that marks identifiers, or counts of something other than sales. */
export const isIdentifierWord = (word: string) => identifiers.includes(word);
