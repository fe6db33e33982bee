import { randomLcg, randomNormal } from 'd3-random';
import { exampleInput } from '../../src/demos/ai-personalization-engine/example';
import { generateShoppers } from '../../src/demos/ai-personalization-engine/generateShoppers';
import { train } from '../../src/demos/ai-personalization-engine/model';
import type { OrderFields } from '../../src/demos/fraud-shield/fields';
import { generateOrders } from '../../src/demos/fraud-shield/generateOrders';
import { scoreOrders } from '../../src/demos/fraud-shield/model';
import { nextDayOf, talliesOf } from '../../src/demos/fraud-shield/verdicts';
import { runToEnd } from '../../src/demos/shared/model/withProgress';

// Recomputes the figures of the two demos with synthetic data in plain loops, independently of the demos' code.

/** Solves linear equations by Gaussian elimination with pivoting. */
function solved(left: readonly (readonly number[])[], right: readonly number[]): readonly number[] {
  const rows = left.map((row, index) => [...row, right[index] ?? NaN]);
  const at = (row: number, column: number) => rows[row]?.[column] ?? NaN;
  for (let pivot = 0; pivot < rows.length; pivot += 1) {
    let best = pivot;
    for (let row = pivot; row < rows.length; row += 1)
      if (Math.abs(at(row, pivot)) > Math.abs(at(best, pivot))) best = row;
    const [taken = []] = rows.splice(best, 1);
    rows.splice(pivot, 0, taken);
    for (let row = 0; row < rows.length; row += 1) {
      const factor = row === pivot ? 0 : at(row, pivot) / at(pivot, pivot);
      rows.splice(
        row,
        1,
        (rows[row] ?? []).map((value, column) => value - factor * at(pivot, column)),
      );
    }
  }
  return rows.map((row, index) => (row.at(-1) ?? NaN) / (row[index] ?? NaN));
}

const product = (a: readonly number[], b: readonly number[]) =>
  a.reduce((sum, value, index) => sum + value * (b[index] ?? NaN), 0);
const average = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Computes the features that Fraud Shield's methods use. */
const features = ({ hour, ...o }: OrderFields) => [
  Math.log(o.amount),
  Math.log(1 + o.accountAge),
  Math.log(1 + o.distance),
  o.recentOrders,
  o.refusedCards,
  o.abroad,
  o.express,
  Math.cos((2 * Math.PI * (hour - 3)) / 24),
];

describe('Fraud Shield', () => {
  const PAST = 1000;
  const DAY = 720;

  /** Fits a logistic regression by Newton's method, with a ridge of 1 except on the intercept. */
  function riskOf(past: readonly { readonly fields: OrderFields; readonly isFraud: boolean }[]) {
    const raw = past.map(({ fields }) => features(fields));
    const columns = raw[0]?.map((_, column) => raw.map((row) => row[column] ?? NaN)) ?? [];
    const means = columns.map(average);
    const spreads = columns.map((column, index) =>
      Math.sqrt(
        column.reduce((sum, value) => sum + (value - (means[index] ?? NaN)) ** 2, 0) / (column.length - 1),
      ),
    );
    const rowOf = (fields: OrderFields) => [
      1,
      ...features(fields).map((value, index) => (value - (means[index] ?? NaN)) / (spreads[index] ?? NaN)),
    ];
    const rows = past.map(({ fields }) => rowOf(fields));
    const ridge = (index: number) => (index === 0 ? 1e-9 : 1);
    let weights = rows[0]?.map(() => 0) ?? [];
    for (let round = 0; round < 30; round += 1) {
      const now = weights;
      const chances = rows.map((row) => 1 / (1 + Math.exp(-product(row, now))));
      const slope = now.map(
        (weight, a) =>
          rows.reduce(
            (sum, row, index) =>
              sum + (row[a] ?? NaN) * (Number(past[index]?.isFraud) - (chances[index] ?? NaN)),
            0,
          ) -
          ridge(a) * weight,
      );
      const curvature = now.map((_, a) =>
        now.map((__, b) =>
          rows.reduce(
            (sum, row, index) => {
              const chance = chances[index] ?? NaN;
              return sum + (row[a] ?? NaN) * (row[b] ?? NaN) * chance * (1 - chance);
            },
            a === b ? ridge(a) : 0,
          ),
        ),
      );
      const change = solved(curvature, slope);
      weights = now.map((weight, index) => weight + (change[index] ?? NaN));
    }
    return (fields: OrderFields) => 100 / (1 + Math.exp(-product(rowOf(fields), weights)));
  }

  test.each([
    [7, { threshold: 14, yesterday: 4370, today: 4020 }],
    [5, { threshold: 23, yesterday: 2090, today: 4070 }],
  ])('seed %d: scores, and the threshold chosen yesterday and scored today', (seed, expected) => {
    const result = runToEnd(scoreOrders(seed));
    const orders = generateOrders(seed, PAST + 2 * DAY);
    const risk = riskOf(orders.slice(0, PAST));
    const judged = orders.slice(PAST).map(({ fields, isFraud }) => ({ risk: risk(fields), isFraud, fields }));
    const [yesterday, today] = [judged.slice(0, DAY), judged.slice(DAY)];
    result.orders.forEach((order, index) => {
      expect(Math.abs(order.risk - (today[index]?.risk ?? NaN))).toBeLessThan(0.0500001);
    });

    // The demo rounds risks to one decimal before comparing.
    const costs = (day: typeof judged, score: (order: (typeof judged)[number]) => number, from: number) =>
      day.reduce((sum, order) => {
        const isHeld = score(order) >= from;
        return sum + (order.isFraud ? (isHeld ? 0 : 150) : isHeld ? 20 : 0);
      }, 0);
    const nextDay = (score: (order: (typeof judged)[number]) => number, lines: readonly number[]) => {
      let best = 0;
      for (const line of lines)
        if (costs(yesterday, score, line) <= costs(yesterday, score, best)) best = line;
      return {
        threshold: best,
        yesterday: costs(yesterday, score, best),
        today: costs(today, score, best),
      };
    };
    const lines = Array.from({ length: 101 }, (_, index) => index);
    const byDemo = nextDayOf(talliesOf(result.yesterday), talliesOf(result.orders), {
      miss: 150,
      alarm: 20,
    });
    expect(byDemo).toEqual(nextDay((order) => Math.round(order.risk * 10) / 10, lines));
    expect(byDemo).toEqual(expected);
  });
});

describe('AI Personalization Engine', () => {
  const SHOPPER_COUNT = 300;
  const ITEMS = 60;

  test('precision@5 of factors, EASE, and popularity on both halves of the shoppers', () => {
    const { seed, factors, regularization } = exampleInput;
    const shoppers = generateShoppers(seed, SHOPPER_COUNT);
    const clicks = shoppers.map((shopper) => shopper.clicks);
    const has = (shopper: number, item: number) => clicks[shopper]?.includes(item) ?? false;

    // Alternating least squares with explicit equations; the initial factors are the demo's.
    const normal = randomNormal.source(randomLcg((seed + 100_000) / 1_000_003))();
    let people = clicks.map(() => Array.from({ length: factors }, () => 0.1 * normal()));
    let things: number[][] = [];
    const fit = (
      fixed: readonly (readonly number[])[],
      count: number,
      isClick: (row: number, other: number) => boolean,
    ) =>
      Array.from({ length: count }, (_, row) => {
        const left = Array.from({ length: factors }, (__, a) =>
          Array.from({ length: factors }, (___, b) =>
            fixed.reduce(
              (sum, own, other) => sum + (isClick(row, other) ? 9 : 1) * (own[a] ?? NaN) * (own[b] ?? NaN),
              a === b ? regularization : 0,
            ),
          ),
        );
        const right = Array.from({ length: factors }, (__, a) =>
          fixed.reduce((sum, own, other) => sum + (isClick(row, other) ? 9 * (own[a] ?? NaN) : 0), 0),
        );
        return [...solved(left, right)];
      });
    for (let sweep = 0; sweep < 10; sweep += 1) {
      things = fit(people, ITEMS, (item, shopper) => has(shopper, item));
      people = fit(things, SHOPPER_COUNT, has);
    }

    const popularity = Array.from(
      { length: ITEMS },
      (_, item) => clicks.filter((own) => own.includes(item)).length,
    );
    const both = (a: number, b: number) => clicks.filter((own) => own.includes(a) && own.includes(b)).length;
    const ridge = popularity.map((__, item) => {
      const others = popularity.map((___, other) => other).filter((other) => other !== item);
      const weights = solved(
        others.map((a) => others.map((b) => both(a, b) + (a === b ? 100 : 0))),
        others.map((a) => both(a, item)),
      );
      return weights.toSpliced(item, 0, 0);
    });
    const scores = {
      personal: (shopper: number, item: number) => product(people[shopper] ?? [], things[item] ?? []),
      // Ridge regression of each item on all others, with explicit normal equations.
      ease: (shopper: number, item: number) =>
        (clicks[shopper] ?? []).reduce((sum, own) => sum + (ridge[item]?.[own] ?? NaN), 0),
      popular: (_: number, item: number) => popularity[item] ?? NaN,
    };
    const precisions = (score: (shopper: number, item: number) => number) =>
      shoppers.map(({ heldOut }, shopper) => {
        const first = popularity
          .map((_, item) => item)
          .filter((item) => !has(shopper, item))
          .sort((a, b) => score(shopper, b) - score(shopper, a) || a - b)
          .slice(0, 5);
        return first.filter((item) => heldOut.includes(item)).length / 5;
      });
    const half = (values: readonly number[], rest: number) =>
      average(values.filter((_, shopper) => shopper % 2 === rest));

    const { comparison } = runToEnd(train(exampleInput));
    for (const method of ['personal', 'ease', 'popular'] as const) {
      const own = precisions(scores[method]);
      expect(comparison.validation[method]).toBeCloseTo(half(own, 0), 10);
      expect(comparison.test[method]).toBeCloseTo(half(own, 1), 10);
    }
    const percents = (['personal', 'ease', 'popular'] as const).map((method) =>
      (100 * comparison.test[method]).toFixed(1),
    );
    expect(percents).toEqual(['30.7', '31.5', '20.1']);
  });
});
