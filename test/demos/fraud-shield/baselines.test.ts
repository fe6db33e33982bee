import { deviation, mean } from 'd3-array';
import { tQuantile } from '../../../src/demos/dynamic-pricing-optimizer/fit';
import { checklistTallies, flagBits, readFlags, writeFlags } from '../../../src/demos/fraud-shield/checklist';
import { AVERAGE } from '../../../src/demos/fraud-shield/evaluation';
import type { Field, OrderFields } from '../../../src/demos/fraud-shield/fields';
import { mapFields, fields } from '../../../src/demos/fraud-shield/fields';
import { scoreOrders } from '../../../src/demos/fraud-shield/model';
import type { ScoredOrder, ThresholdTally } from '../../../src/demos/fraud-shield/verdicts';
import { costOf, nextDayOf, talliesOf, tallyAt } from '../../../src/demos/fraud-shield/verdicts';
import { runToEnd } from '../../../src/demos/shared/model/withProgress';
import { isSlowRun } from '../../support/slowRun';

const costs = { miss: 100, alarm: 10 };

/** Creates an order with typical values except for the given fields. */
function order(
  changed: Partial<Record<Field, number>>,
  isFraud = false,
): ScoredOrder & { readonly fields: OrderFields } {
  const own = { ...mapFields(() => 0), accountAge: 400, amount: 50, hour: 12, ...changed };
  return {
    fields: own,
    isFraud,
    risk: 0,
    flags: flagBits(own),
  };
}

describe('a checklist', () => {
  const day = [
    order({}),
    order({ amount: 200 }),
    order({ amount: 200, express: 1 }, true),
    order({ abroad: 1, refusedCards: 2, express: 1 }, true),
  ];

  test('holds orders that raise at least as many of the chosen flags', () => {
    const tallies = checklistTallies(day, ['amount', 'express', 'abroad']);
    expect(tallyAt(tallies, 1)).toEqual({ caught: 2, missed: 0, 'false alarm': 1, passed: 1 });
    expect(tallyAt(tallies, 2)).toEqual({ caught: 2, missed: 0, 'false alarm': 0, passed: 2 });
    expect(costOf(tallyAt(tallies, 1), costs)).toBe(10);
    expect(costOf(tallyAt(tallies, 3), costs)).toBe(200);
  });

  test('is kept in the address, without invalid values', () => {
    expect(writeFlags(readFlags('4-0-99-x-4'))).toBe('0-4');
    expect(readFlags(writeFlags(fields))).toEqual(fields);
    expect(readFlags('')).toEqual([]);
  });
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
