import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { company } from '../../content/company';
import { paymentMethodLabels } from '../../content/shop/checkoutPage';
import { dayOf } from '../../domain/dates';
import type { Order, OrderPayer } from '../../domain/order';
import { renewalsOf } from '../../domain/renewals';
import { Logo } from '../layout/Logo';
import { Button } from '../ui/Button';
import type { SummaryLine } from './OrderSummary';
import { OrderSummary } from './OrderSummary';
import { PostalAddress } from './PostalAddress';
import styles from './Receipt.module.css';
import { LANGUAGE } from '../../domain/language';

interface ReceiptProps {
  /** Who pays and how is known as long as the page is open on which the order was placed. */
  readonly order: Pick<Order, 'number' | 'placedAt' | 'due'> &
    Partial<OrderPayer> & { readonly lines: readonly SummaryLine[] };
  /** What is above the facts, on the screen alone: its heading has the id `receipt`. */
  readonly intro: ReactNode;
  /** The ways on, beside the button that prints. */
  readonly children: ReactNode;
}

/** A placed order: its facts, its lines, its totals. Printed, it is a receipt with our name at its head. */
export function Receipt({ order, intro, children }: ReceiptProps) {
  const { billTo, paymentMethod } = order;
  return (
    <div className={styles.layout}>
      <section aria-labelledby="receipt" className={styles.order}>
        <div className={styles.intro}>{intro}</div>
        <div className={styles.paperHead}>
          <Logo />
          <h1>Receipt</h1>
        </div>
        <dl className={styles.facts}>
          <div>
            <dt>Order number</dt>
            <dd className={styles.number} translate="no">
              {order.number}
            </dd>
          </div>
          <div>
            <dt>Placed</dt>
            <dd>
              <time dateTime={order.placedAt}>{formatTime(order.placedAt)}</time>
            </dd>
          </div>
          {billTo && (
            <div>
              <dt>Billed to</dt>
              <dd translate="no">
                <PostalAddress to={billTo} />
                <br />
                {billTo.email}
              </dd>
            </div>
          )}
          {paymentMethod && (
            <div>
              <dt>Payment method</dt>
              <dd>{paymentMethodLabels[paymentMethod]}</dd>
            </div>
          )}
          <div className={styles.printOnly}>
            <dt>From</dt>
            <dd translate="no">
              {company.fullName}, {company.address.street}, {company.address.city}, {company.address.region}{' '}
              {company.address.postalCode}
            </dd>
          </div>
        </dl>
        <div className={styles.actions}>
          <Button
            variant="outline"
            onClick={() => {
              window.print();
            }}
          >
            <Printer aria-hidden="true" /> Print or save as PDF
          </Button>
          {children}
        </div>
      </section>
      <OrderSummary
        isPlaced
        lines={order.lines}
        due={order.due}
        renewals={renewalsOf(order.lines, dayOf(new Date(order.placedAt)))}
      >
        <p className={styles.notice}>{company.demoNotice}</p>
      </OrderSummary>
    </div>
  );
}

/** A moment as its visitor reads it, in their own zone. */
function formatTime(time: string): string {
  return new Intl.DateTimeFormat(LANGUAGE, { dateStyle: 'long', timeStyle: 'short' }).format(new Date(time));
}
