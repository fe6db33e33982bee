import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { billingTexts } from '../../content/billing';
import { leavingInShort } from '../../content/commitments';
import { paths } from '../../content/paths';
import { afterCancellation, afterOrder, payingStarts } from '../../content/shop/sharedTexts';
import type { AmountDue, Cents } from '../../domain/money';
import { totalOf } from '../../domain/money';
import type { Renewal } from '../../domain/renewals';
import type { OrderView } from '../../store/orders/ordersSelectors';
import { Price } from '../ui/Price';
import { AmountRows, SummaryPanel } from './SummaryPanel';
import styles from './OrderSummary.module.css';
import { LinePicture } from './LinePicture';
import { Renewals } from './Renewals';

interface OrderSummaryProps {
  /** A placed order, for which nothing is due anymore; omitted for a cart. */
  readonly placed?: Pick<OrderView, 'number' | 'cancelRequestedAt'>;
  /** Turns off screen reader announcements. */
  readonly isSilent?: boolean;
  readonly heading?: 'h2' | 'h3';
  /** Omitted if the page already shows the lines. */
  readonly lines?: OrderView['lines'];
  readonly due: AmountDue;
  /** Savings from yearly billing, in cents per year; shown if above 0. */
  readonly yearlyDiscount?: Cents;
  /** Renewals; omitted if there is no start date. */
  readonly renewals?: readonly Renewal[];
  readonly children?: ReactNode;
}

export function OrderSummary({
  placed,
  isSilent = false,
  heading = 'h2',
  lines = [],
  due,
  yearlyDiscount = 0,
  renewals = [],
  children,
}: OrderSummaryProps) {
  const isPlaced = placed !== undefined;
  return (
    <SummaryPanel title="Order Summary" heading={heading}>
      {lines.length > 0 && (
        <ul role="list" className={styles.lines}>
          {lines.map(({ key, productId, name, billing, quantity, amount }) => (
            <li key={key} className={styles.line}>
              {isPlaced && <LinePicture productId={productId} />}
              <span className={styles.name}>
                {name} <span className={styles.quantity}>×&nbsp;{quantity}</span>
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
      {renewals.length > 0 && <Renewals renewals={renewals} paid={totalOf(due)} />}
      <div role="status" aria-live={isSilent ? 'off' : 'polite'} className={styles.saving}>
        {yearlyDiscount > 0 && (
          <p>
            You save <Price cents={yearlyDiscount} /> a year compared with monthly billing, before tax.
          </p>
        )}
      </div>
      <p className={styles.terms}>
        {!isPlaced && `${payingStarts.text} `}
        {leavingInShort}{' '}
        {!isPlaced && (
          <>
            <Link to={payingStarts.link.to}>{payingStarts.link.label}</Link> ·{' '}
          </>
        )}
        {placed?.cancelRequestedAt === undefined ? (
          <Link to={placed ? paths.orderInquiry(placed.number) : paths.cancellation}>
            {placed ? afterOrder.leave : 'Cancellation terms'}
          </Link>
        ) : (
          <strong>{afterCancellation.requested(placed.cancelRequestedAt)}</strong>
        )}
      </p>
      {children}
    </SummaryPanel>
  );
}
