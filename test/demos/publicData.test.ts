import { readFileSync } from 'node:fs';
import path from 'node:path';
import { findSegments } from '../../src/demos/customer-insight-analytics/model';
import { learnDemand } from '../../src/demos/dynamic-pricing-optimizer/model';
import labeled from '../../src/demos/review-sentiment-monitor/authors/amazonReviews.json';
import { evaluation } from '../../src/demos/review-sentiment-monitor/evaluation.computed';
import { textSource } from '../../src/demos/shared/csv/source';
import { runToEnd } from '../../src/demos/shared/model/withProgress';
import vaderScores from './fixtures/vaderScores.json';

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

/** Computes the slope of ln(quantity) on ln(price) from the covariance. */
function slope(points: readonly (readonly [price: number, quantity: number])[]): number {
  const logs = points.map(([price, quantity]) => [Math.log(price), Math.log(quantity)] as const);
  const mean = (place: 0 | 1) => logs.reduce((sum, log) => sum + log[place], 0) / logs.length;
  const [x, y] = [mean(0), mean(1)];
  return (
    logs.reduce((sum, log) => sum + (log[0] - x) * (log[1] - y), 0) /
    logs.reduce((sum, log) => sum + (log[0] - x) ** 2, 0)
  );
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

test('Online Retail: the elasticity of each product', () => {
  const [, ...rows] = rowsOf('online-retail.csv', ';');
  const sums = new Map<string, { product: string; day: string; price: number; quantity: number }>();
  for (const [, code, , quantity, day = '', cell = '', , country] of rows) {
    const product = `${code} · ${country}`;
    const price = Number(cell.replace(',', '.'));
    const key = [product, day.split(' ')[0], price].join('|');
    if (price > 0)
      sums.set(key, {
        product,
        day: `${product}|${day.split(' ')[0]}`,
        price,
        quantity: (sums.get(key)?.quantity ?? 0) + Number(quantity),
      });
  }
  const days = new Map<string, { product: string; revenue: number; quantity: number }>();
  for (const { product, day, price, quantity } of sums.values()) {
    const { revenue = 0, quantity: before = 0 } = days.get(day) ?? {};
    if (quantity > 0)
      days.set(day, { product, revenue: revenue + price * quantity, quantity: before + quantity });
  }
  const points = new Map<string, [number, number][]>();
  for (const { product, revenue, quantity } of days.values())
    points.set(product, [...(points.get(product) ?? []), [revenue / quantity, quantity]]);
  const { products } = runToEnd(learnDemand({ source: textSource(text('online-retail.csv')), columns: {} }));
  for (const { name, count, fit } of products) {
    expect([name, points.get(name)?.length]).toEqual([name, count]);
    if (fit) expect(fit.elasticity).toBeCloseTo(slope(points.get(name) ?? []), 8);
  }
});

test('Amazon reviews: the accuracy of VADER on the held-out half', () => {
  const rows = labeled.map((line, index) => {
    const [id = '', rating = ''] = line.split('\t');
    return {
      isSeen: Number(id.split('_')[0]) % 2 === 1,
      // Ratings nearer to 0 than half a point are neutral.
      label: Math.abs(Number(rating)) < 0.5 ? 0 : Math.sign(Number(rating)),
      vader: vaderScores.amazonReviews[index] ?? NaN,
    };
  });
  const verdict = (score: number) => (Math.abs(score) < 0.05 ? 0 : Math.sign(score));
  const unseen = rows.filter(({ isSeen }) => !isSeen);
  const praise = unseen.filter(({ label }) => label === 1);
  const correct = unseen.filter((row) => verdict(row.vader) === row.label);
  expect([evaluation.count, evaluation.positive]).toEqual([unseen.length, praise.length]);
  expect(evaluation.correct).toBe(correct.length);
  expect([unseen.length, praise.length, correct.length]).toEqual([1871, 811, 1092]);
});
