import { readFileSync } from 'node:fs';
import path from 'node:path';
import { findSegments } from '../../src/demos/customer-insight-analytics/model';
import { learnDemand } from '../../src/demos/dynamic-pricing-optimizer/model';
import { readAll } from '../../src/demos/review-sentiment-monitor/model';
import type { Finding } from '../../src/demos/shared/csv/finding';
import type { CsvSource } from '../../src/demos/shared/csv/source';
import { textSource } from '../../src/demos/shared/csv/source';
import { runToEnd } from '../../src/demos/shared/model/withProgress';

const source = (name: string) =>
  textSource(readFileSync(path.join(__dirname, 'fixtures/inputs', name), 'utf8'));
const customers = (name: string) => runToEnd(findSegments({ source: source(name), columns: {} }));
const sales = (own: CsvSource) => runToEnd(learnDemand({ source: own, columns: {} }));
const questions = (findings: readonly Finding[]) =>
  findings.filter(({ severity }) => severity === 'question').map(({ message }) => message);
const total = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

test('an order’s contents aren’t its number, because they name several customers', () => {
  const result = customers('cart_order.csv');
  expect([result.orders, total(result.customers.spend)]).toEqual([30, 360]);
  expect(questions(result.findings)).toContain('Is “Cart Order” the order number?');
  expect(result.readback?.examples[0]).toMatch(/^On March 1, 2026, c0@x\.example paid 12\.00\.$/u);
});

test('whole amounts in a column named cents are divided by 100, with a question', () => {
  const result = customers('cents.csv');
  expect(result.readback?.examples[0]).toContain('$29.99');
  expect(questions(result.findings)).toContain('Does “amount_cents” hold cents?');
});

test('the finer of two product columns is used, with a question', () => {
  const { products, findings } = sales(source('category_pooled.csv'));
  expect(products.map(({ name }) => name).toSorted()).toEqual(['1070', '2051']);
  expect(questions(findings)).toContain('Does “SELL_ID” hold the products?');
});

test('the first days of months are months, with a question', () => {
  const { products, per, findings } = sales(source('months_day_first.csv'));
  expect([products[0].count, per]).toEqual([12, 'month']);
  expect(questions(findings)).toContain('A date such as “01-02-2017” is ambiguous.');
});

test('a column of 0 and 1 isn’t the text of reviews', () => {
  const { reviews, readback } = runToEnd(readAll({ source: source('alexa_small.tsv'), columns: {} }));
  expect(reviews[0]?.text).toBe('Love my speaker!');
  expect(readback?.examples[0]).toBe('Line 2, July 10, 2018, 5 stars: “Love my speaker!”');
});

test('JSON is named, and no line of it becomes a review', () => {
  const { reviews, findings } = runToEnd(readAll({ source: source('reviews_small.json'), columns: {} }));
  expect(reviews).toEqual([]);
  expect(findings).toMatchObject([{ severity: 'error', message: 'This is JSON, not CSV.' }]);
});

test('a price column that grows with the quantity is asked about', () => {
  const rows = Array.from({ length: 40 }, (_, day) => {
    const quantity = 1 + ((day * 7) % 9);
    return `2026-01-${String((day % 28) + 1).padStart(2, '0')},Lamp,${quantity * (20 + (day % 2))},${quantity}`;
  });
  const { findings } = sales(textSource(['date,product,price,quantity', ...rows].join('\n')));
  expect(questions(findings)).toContain('Is “price” the price of one unit, or the line’s total?');
});

test('statuses are read back, each with its lines and whether it counts', () => {
  const statuses = ['Completed', 'wc-cancelled', 'CHARGEBACK', 'partially_refunded', 'Storniert'];
  const rows = statuses.map((status, index) => `C${index},2026-01-0${index + 1},10.00,${status}`);
  const result = runToEnd(
    findSegments({ source: textSource(['customer,date,amount,status', ...rows].join('\n')), columns: {} }),
  );
  expect(result.readback?.statuses).toEqual(
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
  const rows = prices.map((price, row) => `${price},${quantityAt?.(price) ?? 1000 - 20 * price + (row % 3)}`);
  expect(sales(textSource(['price,quantity', ...rows].join('\n'))).products[0].fit?.calendar).toBe(calendar);
});
