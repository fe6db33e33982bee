import { DataTable } from '../shared/plot/DataTable';
import type { OrderFields } from './fields';
import { formatShare } from './formats';
import styles from './FraudDemo.module.css';
import type { ExplainedOrder } from './model';
import { falsePositiveRate, goodIn, recallOf, talliesBy, tallyAt } from './verdicts';

interface Group {
  readonly label: string;
  readonly isMember: (order: OrderFields) => boolean;
}

/** Groups of customers that a cutoff should treat alike, in pairs of a group and everyone else. */
const groups: readonly Group[] = [
  { label: 'New customers (account under 30 days)', isMember: ({ accountAge }) => accountAge < 30 },
  { label: 'Other customers', isMember: ({ accountAge }) => accountAge >= 30 },
  { label: 'Foreign IP address', isMember: ({ abroad }) => abroad === 1 },
  { label: 'Domestic IP address', isMember: ({ abroad }) => abroad === 0 },
  { label: 'Shipping 50+ miles from the billing address', isMember: ({ distance }) => distance >= 50 },
  { label: 'Shipping closer', isMember: ({ distance }) => distance < 50 },
];

interface FairnessProps {
  /** Today's orders. */
  readonly orders: readonly ExplainedOrder[];
  readonly threshold: number;
}

/** Shows whether the visitor's threshold treats groups of customers alike. */
export function Fairness({ orders, threshold }: FairnessProps) {
  return (
    <>
      <p className={styles.about}>
        A cutoff is the same for everyone, but it can still hold a larger share of one group’s good orders.
        Those customers wait longer for their orders.
      </p>
      <DataTable
        caption={`Today at your cutoff of ${threshold}`}
        columns={['Customers', 'Good orders', 'Good orders held', 'Fraud caught']}
        rows={groups.map(({ label, isMember }) => {
          const own = orders.filter(({ fields }) => isMember(fields));
          const tally = tallyAt(
            talliesBy(own, ({ risk }) => risk, [threshold]),
            threshold,
          );
          return [
            label,
            String(goodIn(tally)),
            formatShare(falsePositiveRate(tally)),
            formatShare(recallOf(tally)),
          ];
        })}
      />
      <p className={styles.about}>
        In a small group, differences may be due to chance.{' '}
        <a href="https://research.google.com/bigpicture/attacking-discrimination-in-ml/">
          How a cutoff for each group evens them out
        </a>
      </p>
    </>
  );
}
