import { useMemo } from 'react';
import { SelectField } from '../../components/fields/SelectField';
import { currency } from '../../domain/money';
import { counted, percent } from '../../domain/numerals';
import { formatToCent } from '../shared/amounts';
import { DataTable } from '../shared/plot/DataTable';
import { formatMoney, formatShare } from './formats';
import styles from './FraudDemo.module.css';
import type { Grouping, Policy, PolicyOutcome } from './groups';
import {
  costPerOrder,
  falsePositiveRate,
  groupingMeanings,
  groupings,
  groupTallies,
  MAX_GAP,
  policies,
  policyOutcomes,
} from './groups';
import type { FraudResult } from './model';
import type { Costs } from './verdicts';
import { goodIn, ordersIn, recallOf } from './verdicts';

interface FairnessProps {
  readonly result: FraudResult;
  readonly threshold: number;
  readonly costs: Costs;
  readonly grouping: Grouping;
  readonly onGrouping: (grouping: Grouping) => void;
}

const groupingOptions = groupings.map((value) => ({ value, label: groupingMeanings[value].label }));

const policyTexts: Readonly<Record<Policy, string>> = {
  'one threshold': 'Your cutoff',
  'lowest cost': 'Lowest cost yesterday',
  'equal opportunity': 'Equal share yesterday',
  'equal cost': 'Equal cost yesterday',
};

/** Shows whether thresholds treat two groups alike, and the cost of making them do so. */
export function Fairness({ result, threshold, costs, grouping, onGrouping }: FairnessProps) {
  const { names } = groupingMeanings[grouping];
  const tallies = useMemo(() => groupTallies(result.yesterday, result.orders, grouping), [result, grouping]);
  const outcomes = policyOutcomes(tallies, threshold, costs);
  const rows = policies.flatMap((policy) =>
    outcomes[policy].groups.map(({ threshold: own, tally }, index) => [
      `${policyTexts[policy]}: ${names[index === 0 ? 0 : 1]}`,
      String(own),
      String(ordersIn(tally)),
      String(goodIn(tally)),
      percent(falsePositiveRate(tally)),
      formatShare(recallOf(tally)),
      formatToCent(costPerOrder(tally, costs), currency.symbol),
      index === 0 ? formatMoney(outcomes[policy].cost) : '',
    ]),
  );
  return (
    <>
      <p className={styles.about}>
        The cheapest cutoffs can be unfair: they may hold a larger share of one group’s good orders than of
        the other’s. Other cutoffs can even things out in two ways.
      </p>
      <ul>
        <li className={styles.about}>
          <strong>Equal share:</strong> hold the same share of good orders in both groups (equal opportunity).
        </li>
        <li className={styles.about}>
          <strong>Equal cost:</strong> mistakes cost the same per order in both groups. One group may be
          treated worse to get there.
        </li>
      </ul>
      <p className={styles.about}>
        We set these cutoffs on yesterday’s orders, so today’s figures differ. “Equal” means within{' '}
        {counted(Math.round(100 * MAX_GAP.opportunity), 'percentage point')} or{' '}
        {formatToCent(MAX_GAP.cost, currency.symbol)}. In a small group, differences may be due to chance.
      </p>
      <SelectField
        id="group"
        label="Compare"
        options={groupingOptions}
        value={grouping}
        onChange={onGrouping}
      />
      <p role="status">{summaryOf(outcomes, names)}</p>
      <DataTable
        caption="Cutoffs for two groups"
        columns={[
          'Cutoffs and group',
          'Cutoff (points)',
          'Orders',
          'Good orders',
          'Good orders held today',
          'Fraud caught today',
          'Cost per order today',
          'Total cost today',
        ]}
        rows={rows}
      />
      <p className={styles.about}>
        Based on{' '}
        <a href="https://research.google.com/bigpicture/attacking-discrimination-in-ml/">Google’s article</a>{' '}
        on <a href="https://arxiv.org/abs/1610.02413">Hardt, Price, and Srebro (2016)</a>.
      </p>
    </>
  );
}

function summaryOf(
  outcomes: Readonly<Record<Policy, PolicyOutcome>>,
  [first, second]: readonly [string, string],
): string {
  const [cheapA, cheapB] = heldGood(outcomes['lowest cost']);
  const [equalA, equalB] = heldGood(outcomes['equal opportunity']);
  return `With the cutoffs that cost least yesterday, you’d hold ${cheapA} of today’s good orders from ${first} and ${cheapB} from ${second}. With the cutoffs that held equal shares yesterday, it’s ${equalA} from ${first} and ${equalB} from ${second}.`;
}

function heldGood({ groups: [first, second] }: PolicyOutcome): readonly [string, string] {
  return [percent(falsePositiveRate(first.tally)), percent(falsePositiveRate(second.tally))];
}
