import { billingUnits } from '../../content/billingUnits';
import { formatDay } from '../../domain/dates';
import type { Cents } from '../../domain/money';
import type { Renewal } from '../../domain/renewals';
import { doAddUp, firstYearTotal } from '../../domain/renewals';
import { Price } from '../ui/Price';
import styles from './Renewals.module.css';

interface RenewalsProps {
  readonly renewals: readonly Renewal[];
  /** Today's payment or that of the order, in cents, tax included. */
  readonly paid: Cents;
}

/** Upcoming charges after a payment, and the total of twelve months if anything renews within them. */
export function Renewals({ renewals, paid }: RenewalsProps) {
  const firstYear = firstYearTotal(paid, renewals);
  return (
    <div className={styles.renewals}>
      <p>Renews, tax included</p>
      <ul role="list">
        {renewals.map(({ billing, total, from }) => (
          <li key={billing}>
            <time dateTime={from}>{formatDay(from)}</time> at <Price cents={total} /> a{' '}
            {billingUnits[billing]}
          </li>
        ))}
      </ul>
      {renewals.length > 0 && !doAddUp(renewals, paid) && (
        <p>Each renewal’s tax is rounded separately, so they don’t add up exactly to today’s total.</p>
      )}
      {firstYear > paid && (
        <p>
          Total for the first 12 months: <Price cents={firstYear} />
        </p>
      )}
    </div>
  );
}
