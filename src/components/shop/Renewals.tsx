import { billingUnits } from '../../content/billingUnits';
import { formatDay } from '../../domain/dates';
import type { Renewal } from '../../domain/renewals';
import { Price } from '../ui/Price';
import styles from './Renewals.module.css';

/** Upcoming charges after today's payment or an order, tax included. */
export function Renewals({ renewals }: { readonly renewals: readonly Renewal[] }) {
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
    </div>
  );
}
