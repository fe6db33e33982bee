import { deviation, mean } from 'd3-array';
import { tQuantile } from '../../../src/demos/dynamic-pricing-optimizer/fit';
import { AVERAGE_COSTS, AVERAGE_SETTINGS, MODEL_SAVINGS } from '../../../src/demos/fraud-shield/averages';
import { checklistTallies, flagBits, readFlags, writeFlags } from '../../../src/demos/fraud-shield/checklist';
import { bestFieldOf, fieldRules } from '../../../src/demos/fraud-shield/fieldRules';
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

describe('the best single field', () => {
  test('is chosen on yesterday’s orders, in either direction, and scored on today’s', () => {
    const yesterday = [
      order({ accountAge: 2 }, true),
      order({ accountAge: 5 }, true),
      order({ accountAge: 9 }),
    ];
    const today = [order({ accountAge: 4 }), order({ accountAge: 8 }, true), order({ accountAge: 10 })];
    const best = bestFieldOf(fieldRules(yesterday, today), costs);
    expect(best).toMatchObject({ field: 'accountAge', isAbove: false, limit: 5 });
    expect([costOf(best.yesterday, costs), costOf(best.today, costs)]).toEqual([0, 110]);
  });
});

(isSlowRun ? test : test.skip)('the averages over 30 seeds are as the page says', () => {
  const { seeds, costs: averageCosts } = AVERAGE_SETTINGS;
  const days = Array.from({ length: seeds }, (_, index) => {
    const { yesterday, orders, fieldRules: rules } = runToEnd(scoreOrders(index + 1));
    const costToday = (talliesFor: (day: readonly ScoredOrder[]) => readonly ThresholdTally[]) =>
      nextDayOf(talliesFor(yesterday), talliesFor(orders), averageCosts).today;
    return {
      model: costToday(talliesOf),
      checklist: costToday((day) => checklistTallies(day, fields)),
      field: costOf(bestFieldOf(rules, averageCosts).today, averageCosts),
    };
  });
  for (const rule of ['model', 'checklist', 'field'] as const)
    expect([rule, Math.round(mean(days, (day) => day[rule]) ?? NaN)]).toEqual([rule, AVERAGE_COSTS[rule]]);
  const savings = days.map((day) => day.checklist - day.model);
  const middle = mean(savings) ?? 0;
  const half = (tQuantile(seeds - 1) * (deviation(savings) ?? 0)) / Math.sqrt(seeds);
  expect([middle - half, middle + half].map(Math.round)).toEqual([MODEL_SAVINGS.low, MODEL_SAVINGS.high]);
  expect(savings.filter((saving) => saving > 0)).toHaveLength(MODEL_SAVINGS.cheaperOn);
});
