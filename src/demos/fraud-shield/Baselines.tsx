import { DataTable } from '../shared/plot/DataTable';
import styles from './FraudDemo.module.css';
import type { Costs } from './judge';
import type { Method, Score } from './methods';
import { methodMeanings, methods } from './methods';
import type { FraudResult, JudgedOrder } from './model';
import { inWholeMoney } from './money';
import type { NextDay } from './nextDay';

interface BaselinesProps {
  readonly result: FraudResult;
  readonly costs: Costs;
  /** The line of each score that cost least yesterday. */
  readonly chosen: Readonly<Record<Score, NextDay>>;
}

/** What both methods are worth beside rules that need no learning, each with its line chosen yesterday. */
export function Baselines({ result, costs, chosen }: BaselinesProps) {
  const days = [result.yesterday, result.orders] as const;
  const none = (orders: readonly JudgedOrder[]) => inWholeMoney(fraudsIn(orders) * costs.miss);
  const all = (orders: readonly JudgedOrder[]) =>
    inWholeMoney((orders.length - fraudsIn(orders)) * costs.alarm);
  const row = (name: string, { yesterday, today, inHindsight }: NextDay) => [
    name,
    inWholeMoney(yesterday),
    inWholeMoney(today),
    inWholeMoney(inHindsight),
  ];
  const nameOf = (method: Method) =>
    `${methodMeanings[method].label}, from ${methodMeanings[method].format(chosen[method].threshold)}`;
  return (
    <section className={styles.compare} aria-labelledby="baselines-heading">
      <h2 id="baselines-heading">Beside simple rules</h2>
      <p className={styles.about}>
        Each line is the one that cost least yesterday, at your costs. Yesterday’s figure flatters, since the
        line was chosen for it; today’s is what the line is worth. The last column is the least that the same
        method or rule could have cost today, had one known how the orders end.
      </p>
      <DataTable
        caption="Methods and rules"
        columns={['Held', 'Yesterday', 'Today', 'Today, in hindsight']}
        rows={[
          ...methods.map((method) => row(nameOf(method), chosen[method])),
          row(`All above ${inWholeMoney(chosen.amount.threshold)}`, chosen.amount),
          ['None', ...days.map(none), '–'],
          ['All', ...days.map(all), '–'],
        ]}
      />
    </section>
  );
}

function fraudsIn(orders: readonly JudgedOrder[]): number {
  return orders.filter(({ isFraud }) => isFraud).length;
}
