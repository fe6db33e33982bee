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
  'lowest cost': 'Lowest cost',
  'equal opportunity': 'Same share held',
  'equal cost': 'Same cost',
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
        A cheap cutoff can still be unfair: it may hold good customers’ orders more often in one group than in
        the other. A cutoff for each group can fix that, in two ways.
      </p>
      <ul>
        <li className={styles.about}>
          <strong>The same share of good orders is held</strong> (equal opportunity). Good customers have the
          same chance of being stopped.
        </li>
        <li className={styles.about}>
          <strong>Mistakes cost the same per order.</strong> To get there, one group may be treated worse.
        </li>
      </ul>
      <p className={styles.about}>
        We chose these cutoffs on yesterday’s orders. “The same” means within{' '}
        {counted(Math.round(100 * MAX_GAP.opportunity), 'percentage point')} or{' '}
        {formatToCent(MAX_GAP.cost, currency.symbol)}. Today’s figures differ, so yesterday’s cheapest cutoffs
        may not be the cheapest today. In a small group, the difference can be chance.
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
          'Rule and group',
          'Cutoff (points)',
          'Orders',
          'Good orders',
          'Good orders held',
          'Fraud held',
          'Cost per order',
          'Total cost today',
        ]}
        rows={rows}
      />
      <p className={styles.about}>
        Based on{' '}
        <a href="https://research.google.com/bigpicture/attacking-discrimination-in-ml/">Google’s essay</a>{' '}
        about <a href="https://arxiv.org/abs/1610.02413">Hardt, Price, and Srebro (2016)</a>.
      </p>
    </>
  );
}

function summaryOf(
  outcomes: Readonly<Record<Policy, PolicyOutcome>>,
  [first, second]: readonly [string, string],
): string {
  const held = ({ groups: [{ tally: a }, { tally: b }] }: PolicyOutcome) =>
    `${percent(falsePositiveRate(a))} of ${goodIn(a)} (${first}) and ${percent(falsePositiveRate(b))} of ${goodIn(b)} (${second})`;
  return `Good orders held today: with the cheapest cutoffs, ${held(outcomes['lowest cost'])}; with cutoffs that held the same share yesterday, ${held(outcomes['equal opportunity'])}.`;
}
