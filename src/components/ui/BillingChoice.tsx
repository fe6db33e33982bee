import { billingPeriods, type BillingPeriod } from '../../domain/billing';
import type { ReactNode } from 'react';
import styles from './BillingChoice.module.css';

interface BillingChoiceProps {
  readonly name: string;
  readonly legend: string;
  readonly value: BillingPeriod;
  readonly onChange: (billing: BillingPeriod) => void;
  /** What stands beside each period, its price for example. */
  readonly describe?: (billing: BillingPeriod) => ReactNode;
}

const labels = { monthly: 'Monthly', yearly: 'Yearly' } as const;

/** The choice between the billing periods, as two radio buttons side by side. */
export function BillingChoice({ name, legend, value, onChange, describe }: BillingChoiceProps) {
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.options}>
        {billingPeriods.map((period) => (
          <label key={period} className={styles.option}>
            <input
              type="radio"
              name={name}
              value={period}
              checked={value === period}
              onChange={() => {
                onChange(period);
              }}
            />
            <span className={styles.name}>{labels[period]}</span>
            {describe && <span className={styles.detail}>{describe(period)}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
