import type { ReactNode } from 'react';
import { billingTexts } from '../../content/billing';
import type { BillingPeriod } from '../../domain/billing';
import { billingPeriods } from '../../domain/billing';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import styles from './BillingChoice.module.css';
import { Radio } from './Radio';

interface BillingChoiceProps {
  readonly name: string;
  readonly legend: string;
  readonly value: BillingPeriod;
  readonly onChange: (billing: BillingPeriod) => void;
  /** Describes each period, for example with its price. */
  readonly describe?: (billing: BillingPeriod) => ReactNode;
  /** The effect of the choice, announced when it changes. Without one, the legend is for screen readers only. */
  readonly note?: string;
}

export function BillingChoice({ name, legend, value, onChange, describe, note }: BillingChoiceProps) {
  return (
    <fieldset>
      <legend className={styles.legend}>
        {note === undefined ? <VisuallyHidden>{legend}</VisuallyHidden> : legend}
      </legend>
      <div className={styles.options}>
        {billingPeriods.map((period) => (
          <label key={period} className={styles.option}>
            <Radio
              name={name}
              value={period}
              isChosen={value === period}
              onChoose={() => {
                onChange(period);
              }}
            />
            <span className={styles.name}>{billingTexts[period].label}</span>
            {describe && <span className={styles.detail}>{describe(period)}</span>}
          </label>
        ))}
      </div>
      {note !== undefined && (
        <p role="status" className={styles.note}>
          {note}
        </p>
      )}
    </fieldset>
  );
}
