import { deviation, mean } from 'd3-array';
import { randomLcg, randomNormal } from 'd3-random';
import { tQuantile } from '../../../src/demos/dynamic-pricing-optimizer/fit';
import { checklistTallies, flagBits } from '../../../src/demos/fraud-shield/checklist';
import { areaUnderCurve, AVERAGE } from '../../../src/demos/fraud-shield/evaluation';
import type { Field, OrderFields } from '../../../src/demos/fraud-shield/fields';
import { fields, mapFields } from '../../../src/demos/fraud-shield/fields';
import { generateOrders } from '../../../src/demos/fraud-shield/generateOrders';
import { fitLogistic, fraudProbability } from '../../../src/demos/fraud-shield/logistic';
import type { ExplainedOrder } from '../../../src/demos/fraud-shield/model';
import { scoreOrders } from '../../../src/demos/fraud-shield/model';
import { reasonsFor } from '../../../src/demos/fraud-shield/reasons';
import type { Costs, ScoredOrder, ThresholdTally } from '../../../src/demos/fraud-shield/verdicts';
import {
  cheapestOf,
  costOf,
  costOfNone,
  inMonth,
  nextDayOf,
  talliesOf,
  tallyAt,
  verdictOn,
} from '../../../src/demos/fraud-shield/verdicts';
import { runToEnd } from '../../../src/demos/shared/model/withProgress';
import { isSlowRun } from '../../support/slowRun';

describe('The orders of a day', () => {
  const result = runToEnd(scoreOrders(7));

  test('are deterministic for a seed, and differ between seeds', () => {
    expect(generateOrders(3, 50)).toEqual(generateOrders(3, 50));
    expect(generateOrders(3, 50)).not.toEqual(generateOrders(4, 50));
  });

  test.each([1, 9999])('contain fraud and good orders, and only valid numbers, seed %d', (seed) => {
    const orders = generateOrders(seed, 2000);
    const frauds = orders.filter(({ isFraud }) => isFraud).length;
    expect(frauds).toBeGreaterThan(100);
    expect(frauds).toBeLessThan(250);
    const numbers = orders.flatMap((order) => fields.map((field) => order.fields[field]));
    expect(numbers.filter((number) => !(number >= 0))).toEqual([]);
  });

  test('are 720, with scores from 0 to 100 that are better than chance', () => {
    expect(result.orders).toHaveLength(720);
    expect(result.orders.every(({ risk }) => risk >= 0 && risk <= 100)).toBe(true);
    expect(result.auc.area).toBeGreaterThan(0.75);
    expect(result.auc.area).toBeLessThan(1);
  });

  test('are scored with a report of progress', () => {
    const shares = [...scoreOrders(1)];
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    expect(shares.at(-1)).toBe(1);
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

    test('has a cost', () => {
      const tally = tallyAt(tallies, 40);
      expect(costOf(tally, costs)).toBe(10);
      expect(costOf(tallyAt(tallies, 91), costs)).toBe(200);
      expect(costOfNone(tally, costs)).toBe(200);
    });

    test('is cheapest where mistakes cost least; of several, the highest', () => {
      expect(cheapestOf(tallies, costs).threshold).toBe(40);
      expect(cheapestOf(tallies, { miss: 1, alarm: 100 }).threshold).toBe(90);
    });

    test('costs a store in a month what the same shares of its orders do', () => {
      // Half of 12 frauds missed, and half of 88 good orders held.
      const month = inMonth(tallies, { orders: 100, chargebacks: 12 });
      expect(tallyAt(month, 60)).toEqual({ caught: 6, missed: 6, 'false alarm': 44, passed: 44 });
      expect(costOf(tallyAt(month, 60), costs)).toBe(1040);
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
});

describe('The methods', () => {
  describe('logistic regression', () => {
    test('doesn’t fail if all cases are equal', () => {
      const model = fitLogistic([[1], [1], [1]], [true, false, false]);
      expect(fraudProbability(model, [1])).toBeGreaterThanOrEqual(0);
      expect(fraudProbability(model, [1])).toBeLessThanOrEqual(1);
    });

    test('finds the true fraud rates of groups', () => {
      // 20 of 100 cases without the feature are positive, and 60 of 100 with it: odds of 1/4 and 3/2.
      const rows = Array.from({ length: 200 }, (_, index) => [index < 100 ? 0 : 1]);
      const isPositive = rows.map(([feature], index) => index % 100 < (feature === 0 ? 20 : 60));
      const model = fitLogistic(rows, isPositive, 1e-9);
      expect(fraudProbability(model, [0])).toBeCloseTo(0.2, 6);
      expect(fraudProbability(model, [1])).toBeCloseTo(0.6, 6);
      expect(model.weights[0]).toBeCloseTo(Math.log(6), 6);
    });

    test('has finite weights if one feature separates the classes', () => {
      const model = fitLogistic([[-1], [-1], [1], [1]], [false, false, true, true]);
      expect(model.weights[0]).toBeGreaterThan(0);
      expect(model.weights[0]).toBeLessThan(5);
    });
  });

  describe('the area under the ROC curve', () => {
    test.each([
      ['1 for perfect separation', [3], [1, 2], 1],
      ['0 for reversed scores', [1], [2, 3], 0],
      ['the share of pairs in the right order: three of four', [2, 4], [1, 3], 0.75],
      ['a half for ties', [1], [1], 0.5],
    ])('is %s', (_what, positive, negative, area) => {
      expect(areaUnderCurve(positive, negative).area).toBe(area);
    });

    test.each([
      ['positive', [], [1]],
      ['negative', [1], []],
    ])('is unknown without a %s case', (_what, positive, negative) => {
      expect(areaUnderCurve(positive, negative)).toEqual({ area: 0.5, low: 0, high: 1 });
    });

    test('has the interval by DeLong worked out by hand', () => {
      // Positives exceed 1, 3 and 4 of 4 negatives: variance 0.1458. Negatives are exceeded by 3, 2, 2 and 1 of 3
      // positives: variance 0.0741. Standard error: √(0.1458 ÷ 3 + 0.0741 ÷ 4) = 0.2591.
      const { area, low, high } = areaUnderCurve([1.5, 3.5, 5], [1, 2, 3, 4]);
      expect(area).toBeCloseTo(8 / 12, 10);
      expect(low).toBeCloseTo(8 / 12 - 1.96 * 0.2591, 3);
      expect(high).toBe(1);
    });

    test('has an interval that contains the true area of 0.76 for about 95 of 100 seeds', () => {
      // Normal scores one standard deviation apart: Φ(1 ÷ √2) = 0.7602.
      const inside = Array.from({ length: 200 }, (_, seed) => {
        const normal = randomNormal.source(randomLcg((seed + 1) / 1000))();
        const scores = (count: number, distance: number) =>
          Array.from({ length: count }, () => normal() + distance);
        const { low, high } = areaUnderCurve(scores(60, 1), scores(660, 0));
        return low <= 0.7602 && 0.7602 <= high;
      });
      expect(inside.filter(Boolean).length).toBeGreaterThanOrEqual(182);
      expect(inside.filter(Boolean).length).toBeLessThan(200);
    });
  });
});

describe('The checklist', () => {
  const costs = { miss: 100, alarm: 10 };

  /** Creates an order with typical values except for the given fields. */
  function order(
    changed: Partial<Record<Field, number>>,
    isFraud = false,
  ): ScoredOrder & { readonly fields: OrderFields } {
    const own = { ...mapFields(() => 0), accountAge: 400, amount: 50, hour: 12, ...changed };
    return { fields: own, isFraud, risk: 0, flags: flagBits(own) };
  }

  test('holds orders that raise at least as many of the chosen flags', () => {
    const day = [
      order({}),
      order({ amount: 200 }),
      order({ amount: 200, express: 1 }, true),
      order({ abroad: 1, refusedCards: 2, express: 1 }, true),
    ];
    const tallies = checklistTallies(day, ['amount', 'express', 'abroad']);
    expect(tallyAt(tallies, 1)).toEqual({ caught: 2, missed: 0, 'false alarm': 1, passed: 1 });
    expect(tallyAt(tallies, 2)).toEqual({ caught: 2, missed: 0, 'false alarm': 0, passed: 2 });
    expect(costOf(tallyAt(tallies, 1), costs)).toBe(10);
    expect(costOf(tallyAt(tallies, 3), costs)).toBe(200);
  });

  (isSlowRun ? test : test.skip)('the averages over 30 seeds are as the page says', () => {
    const days = Array.from({ length: AVERAGE.seeds }, (_, index) => {
      const { yesterday, orders } = runToEnd(scoreOrders(index + 1));
      const costToday = (talliesFor: (day: readonly ScoredOrder[]) => readonly ThresholdTally[]) =>
        nextDayOf(talliesFor(yesterday), talliesFor(orders), AVERAGE.costs).today;
      return { model: costToday(talliesOf), checklist: costToday((day) => checklistTallies(day, fields)) };
    });
    for (const rule of ['model', 'checklist'] as const)
      expect([rule, Math.round(mean(days, (day) => day[rule]) ?? NaN)]).toEqual([rule, AVERAGE[rule]]);
    const savings = days.map((day) => day.checklist - day.model);
    const middle = mean(savings) ?? 0;
    const half = (tQuantile(AVERAGE.seeds - 1) * (deviation(savings) ?? 0)) / Math.sqrt(AVERAGE.seeds);
    expect({
      low: Math.round(middle - half),
      high: Math.round(middle + half),
      cheaperOn: savings.filter((saving) => saving > 0).length,
    }).toEqual(AVERAGE.savings);
  });
});
