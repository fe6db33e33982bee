import { billingUnits } from '../../content/billingUnits';
import type { BillingPeriod } from '../../domain/billing';
import type { Cents } from '../../domain/money';
import { formatMoney } from '../../domain/money';
import styles from './Price.module.css';

interface PriceProps {
  readonly cents: Cents;
  /** Billing period; omitted for a total. */
  readonly per?: BillingPeriod;
  /** Launch price, shown struck through. */
  readonly originalCents?: Cents;
}

export function Price({ cents, per, originalCents }: PriceProps) {
  return (
    <span className={styles.price}>
      <span className={styles.amount}>{formatMoney(cents)}</span>
      {per && (
        <>
          <wbr />
          <span className={styles.per}>/{billingUnits[per]}</span>
        </>
      )}
      {originalCents !== undefined && originalCents > cents && (
        <>
          {' '}
          <span className={styles.original}>
            launch price <s>{formatMoney(originalCents)}</s>
          </span>
        </>
      )}
    </span>
  );
}
