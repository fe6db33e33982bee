import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { Fragment } from 'react';
import { company } from '../../content/company';
import { paymentMethodLabels } from '../../content/shop/checkoutPage';
import { postalLines } from '../../content/shop/postalLines';
import type { FormStep, OrderDetails, BillingAddress, ContactInfo } from '../../domain/checkout';
import { formSteps } from '../../domain/checkout';
import { Logo } from '../layout/Logo';
import { Button } from '../ui/Button';
import { LANGUAGE } from '../../domain/language';
import type { OrderView } from '../../store/orders/ordersSelectors';
import { OrderSummary } from './OrderSummary';
import styles from './Receipt.module.css';

interface ReceiptProps {
  readonly order: OrderView;
  /** Typed details, available until the page that placed the order is closed. */
  readonly details?: OrderDetails | null;
  /** Content above the facts, on screen only; its heading has the id `receipt`. */
  readonly intro: ReactNode;
  /** Links next to the print button. */
  readonly children: ReactNode;
  /** Content below the facts, on screen only; on phones below the summary. */
  readonly next?: ReactNode;
}

interface DetailRow {
  readonly label: string;
  /** Returns the row's content; an empty string omits the row. */
  readonly of: (details: OrderDetails) => ReactNode;
  /** True for our own words, which may be translated. Typed text is marked as not translatable. */
  readonly isOurs?: true;
}

const detailRows: Readonly<Record<FormStep, DetailRow>> = {
  contact: { label: 'Email', of: ({ email }) => email },
  billing: { label: 'Billed to', of: (details) => <PostalAddress to={details} /> },
  payment: {
    label: 'Payment method',
    of: ({ paymentMethod }) => paymentMethodLabels[paymentMethod],
    isOurs: true,
  },
};

/** A placed order: facts, lines and totals. Prints as a receipt with our name at the top. */
export function Receipt({ order, details, intro, children, next }: ReceiptProps) {
  const rows = details
    ? formSteps.map((step) => ({ ...detailRows[step], value: detailRows[step].of(details) }))
    : [];
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
          {rows
            .filter(({ value }) => value !== '')
            .map(({ label, value, isOurs }) => (
              <div key={label}>
                <dt>{label}</dt>
                {isOurs ? (
                  <dd>{value}</dd>
                ) : (
                  <dd className={styles.typed} translate="no">
                    {value}
                  </dd>
                )}
              </div>
            ))}
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
      <OrderSummary isPlaced lines={order.lines} due={order.due} renewals={order.renewals}>
        <p className={styles.notice}>{company.demoNotice}</p>
      </OrderSummary>
      {next}
    </div>
  );
}

/** Formats a time in the visitor's time zone. */
function formatTime(time: string): string {
  return new Intl.DateTimeFormat(LANGUAGE, { dateStyle: 'long', timeStyle: 'short' }).format(new Date(time));
}

function PostalAddress({ to }: { readonly to: ContactInfo & BillingAddress }) {
  return postalLines(to).map((line, index) => (
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ));
}
