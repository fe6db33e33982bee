import type { ReactNode } from 'react';
import { billingTexts } from '../../content/billing';
import type { AmountDue, Cents } from '../../domain/money';
import type { OrderLine } from '../../domain/order';
import type { Renewal } from '../../domain/renewals';
import { Price } from '../ui/Price';
import { AmountRows } from './AmountRows';
import styles from './OrderSummary.module.css';
import { Renewals } from './Renewals';
import { SummaryPanel } from './SummaryPanel';

/** A line as a summary shows it: a line of the cart, or of a placed order. */
export interface SummaryLine extends OrderLine {
  readonly key: string;
}

interface OrderSummaryProps {
  /** Of an order that was placed, whose day may be long ago. */
  readonly isPlaced?: boolean;
  /** Where its changes are no news: a screen reader does not announce them. */
  readonly isSilent?: boolean;
  readonly heading?: 'h2' | 'h3';
  /** Left out where the lines are on the page already. */
  readonly lines?: readonly SummaryLine[];
  readonly due: AmountDue;
  /** What the lines' billing periods save in a year, cents; shown if it is more than 0. */
  readonly yearlySaving?: Cents;
  /** What comes after today; left out where there is no day to reckon from. */
  readonly renewals?: readonly Renewal[];
  readonly children?: ReactNode;
}

/**
 * What is due: the lines, the rows of the amount, and what comes then. The same in cart, checkout, confirmation and
 * receipt.
 */
export function OrderSummary({
  isPlaced = false,
  isSilent = false,
  heading = 'h2',
  lines = [],
  due,
  yearlySaving = 0,
  renewals = [],
  children,
}: OrderSummaryProps) {
  return (
    <SummaryPanel title="Order Summary" heading={heading}>
      {lines.length > 0 && (
        <ul role="list" className={styles.lines}>
          {lines.map(({ key, name, billing, quantity, amount }) => (
            <li key={key} className={styles.line}>
              <span>
                {name} <span className={styles.quantity}>× {quantity}</span>
                <span className={styles.period}>
                  {billingTexts[billing].label}
                  {!isPlaced && ', due today'}
                </span>
              </span>
              <Price cents={amount} />
            </li>
          ))}
        </ul>
      )}
      <AmountRows due={due} isPlaced={isPlaced} isSilent={isSilent} />
      {renewals.length > 0 && <Renewals renewals={renewals} />}
      <div role="status" aria-live={isSilent ? 'off' : 'polite'} className={styles.saving}>
        {yearlySaving > 0 && (
          <p>
            Against monthly billing you save <Price cents={yearlySaving} /> a year, before tax.
          </p>
        )}
      </div>
      {children}
    </SummaryPanel>
  );
}
