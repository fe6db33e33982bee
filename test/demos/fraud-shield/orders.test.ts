import { fields } from '../../../src/demos/fraud-shield/fields';
import { generateOrders } from '../../../src/demos/fraud-shield/generateOrders';
import type { ExplainedOrder } from '../../../src/demos/fraud-shield/model';
import { scoreOrders } from '../../../src/demos/fraud-shield/model';
import { reasonsFor } from '../../../src/demos/fraud-shield/reasons';
import type { Costs } from '../../../src/demos/fraud-shield/verdicts';
import {
  cheapestOf,
  costOf,
  costOfNone,
  heldIn,
  nextDayOf,
  recallOf,
  talliesOf,
  tallyAt,
  verdictOn,
} from '../../../src/demos/fraud-shield/verdicts';
import { runToEnd } from '../../../src/demos/shared/model/withProgress';

const result = runToEnd(scoreOrders(7));

describe('the orders', () => {
  test('are deterministic for a seed, and differ between seeds', () => {
    expect(generateOrders(3, 50)).toEqual(generateOrders(3, 50));
    expect(generateOrders(3, 50)).not.toEqual(generateOrders(4, 50));
  });

  test.each([1, 9999])('contain fraud and good orders, and only valid numbers, seed %d', (seed) => {
    const orders = generateOrders(seed, 2000);
    const frauds = orders.filter(({ isFraud }) => isFraud).length;
    expect(frauds).toBeGreaterThan(100);
    expect(frauds).toBeLessThan(250);
    for (const order of orders)
      for (const field of fields) expect(order.fields[field]).toBeGreaterThanOrEqual(0);
  });
});

describe('a day', () => {
  test('has 720 orders with scores from 0 to 100 that are better than chance', () => {
    expect(result.orders).toHaveLength(720);
    expect(result.orders.every(({ risk }) => risk >= 0 && risk <= 100)).toBe(true);
    expect(result.auc.area).toBeGreaterThan(0.75);
    expect(result.auc.area).toBeLessThan(1);
  });

  test('reports its progress', () => {
    const shares = [...scoreOrders(1)];
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    expect(shares.at(-1)).toBe(1);
  });
});

/** Creates an order with this risk and outcome. */
const order = (id: number, risk: number, isFraud: boolean): ExplainedOrder => {
  const [first] = result.orders;
  if (!first) throw new Error('The day has no orders');
  return { ...first, id, isFraud, risk };
};

describe('a threshold', () => {
  const orders = [order(1, 10, false), order(2, 40, true), order(3, 60, false), order(4, 90, true)];
  const tallies = talliesOf(orders);
  const costs: Costs = { miss: 100, alarm: 10 };

  test('holds orders with that score or more', () => {
    expect(tallyAt(tallies, 60)).toEqual({ caught: 1, missed: 1, 'false alarm': 1, passed: 1 });
    expect(tallyAt(tallies, 61)).toEqual({ caught: 1, missed: 1, 'false alarm': 0, passed: 2 });
  });

  test('has recall and cost', () => {
    const tally = tallyAt(tallies, 40);
    expect(recallOf(tally)).toBe(1);
    expect(costOf(tally, costs)).toBe(10);
    expect(costOf(tallyAt(tallies, 91), costs)).toBe(200);
    expect(costOfNone(tally, costs)).toBe(200);
    expect(heldIn(tally)).toBe(3);
  });

  test('has no recall on a day without fraud', () => {
    expect(recallOf(tallyAt(talliesOf([order(1, 10, false)]), 5))).toBeNull();
  });

  test('is cheapest where mistakes cost least; of several, the highest', () => {
    expect(cheapestOf(tallies, costs).threshold).toBe(40);
    expect(cheapestOf(tallies, { miss: 1, alarm: 100 }).threshold).toBe(90);
  });

  test('is tried at every integer score', () => {
    expect(tallies.map(({ threshold }) => threshold)).toEqual(
      Array.from({ length: 101 }, (_, index) => index),
    );
  });

  test('has the same totals for a day as for its orders one by one', () => {
    for (const { threshold, tally } of talliesOf(result.orders)) {
      const counts = { caught: 0, missed: 0, 'false alarm': 0, passed: 0 };
      for (const each of result.orders) counts[verdictOn(each, threshold)] += 1;
      expect(tally).toEqual(counts);
    }
  });
});

test('a threshold chosen yesterday is scored on held-out orders from today: seed 5', () => {
  const { yesterday, orders } = runToEnd(scoreOrders(5));
  expect(nextDayOf(talliesOf(yesterday), talliesOf(orders), { miss: 150, alarm: 20 })).toEqual({
    threshold: 23,
    yesterday: 2090,
    today: 4070,
  });
});

describe('the reasons for a score', () => {
  const riskiest = result.orders.reduce((a, b) => (b.risk > a.risk ? b : a));

  test('include the factors that raise it, strongest first', () => {
    const reasons = reasonsFor(riskiest, result);
    expect(reasons[0]?.effect).toBeGreaterThan(0);
    const sizes = reasons.map(({ effect }) => Math.abs(effect));
    expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
  });

  test('are empty for a typical order', () => {
    expect(reasonsFor({ fields: result.usual }, result)).toEqual([]);
  });

  test('add up to the difference between two orders', () => {
    const logit = (risk: number) => Math.log(risk / (100 - risk));
    const sum = ({ fields: values }: ExplainedOrder) =>
      fields.reduce((total, field) => {
        const alone = { fields: { ...result.usual, [field]: values[field] } };
        return total + (reasonsFor(alone, result)[0]?.effect ?? 0);
      }, 0);
    // Medium risks, for which one decimal is precise enough.
    const [a, b] = result.orders.filter(({ risk }) => risk > 15 && risk < 85);
    if (!a || !b) throw new Error('No two orders have a risk in the middle');
    expect(sum(a) - sum(b)).toBeCloseTo(logit(a.risk) - logit(b.risk), 0);
  });
});
