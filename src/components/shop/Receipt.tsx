import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { company } from '../../content/company';
import { afterCancellation, afterOrder } from '../../content/shop/sharedTexts';
import type { DetailRow } from '../../content/shop/typedDetails';
import { detailRows } from '../../content/shop/typedDetails';
import type { OrderDetails } from '../../domain/checkout';
import { Logo } from '../layout/Logo';
import { Button } from '../ui/Button';
import { formatDay } from '../../domain/dates';
import { orderDay } from '../../domain/order';
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
  readonly children?: ReactNode;
  /** Content below the facts, on screen only; on phones below the summary. */
  readonly next?: ReactNode;
}

/** A placed order: facts, lines and totals. Prints as a receipt with our name at the top. */
export function Receipt({ order, details, intro, children, next }: ReceiptProps) {
  const { cancelRequestedAt } = order;
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
              <time dateTime={orderDay(order)}>{formatDay(orderDay(order))}</time>
            </dd>
          </div>
          {cancelRequestedAt !== undefined && (
            <div>
              <dt>Status</dt>
              <dd>{afterCancellation.requested(cancelRequestedAt)}</dd>
            </div>
          )}
          {details &&
            detailRows.map((row) => <Detail key={row.label(details)} row={row} details={details} />)}
          <div className={styles.printOnly}>
            <dt>From</dt>
            <dd translate="no">
              {company.fullName}, {company.address.street}, {company.address.city}, {company.address.region}{' '}
              {company.address.postalCode}
            </dd>
          </div>
        </dl>
        <div className={styles.actions}>
          {children}
          <Button
            variant="outline"
            onClick={() => {
              window.print();
            }}
          >
            <Printer aria-hidden="true" /> Print or save as PDF
          </Button>
        </div>
      </section>
      <OrderSummary
        placed={order}
        lines={order.lines}
        due={order.due}
        renewals={cancelRequestedAt === undefined ? order.renewals : []}
      >
        <p className={styles.notice}>{company.demoNotice}</p>
      </OrderSummary>
      <div className={styles.after} data-screen-only>
        <section aria-labelledby="after-order">
          <h2 id="after-order">{afterOrder.heading}</h2>
          <p>{afterOrder.note}</p>
          <ol>
            {(cancelRequestedAt === undefined ? afterOrder : afterCancellation).steps.map(
              ({ title, text }) => (
                <li key={title}>
                  <strong>{title}</strong> {text}
                </li>
              ),
            )}
          </ol>
        </section>
        {next}
      </div>
    </div>
  );
}

function Detail({ row, details }: { readonly row: DetailRow; readonly details: OrderDetails }) {
  const text = row.lines(details).join('\n');
  if (text === '') return null;
  return (
    <div>
      <dt>{row.label(details)}</dt>
      {row.isOurs ? (
        <dd>{text}</dd>
      ) : (
        <dd className={styles.typed} translate="no">
          {text}
        </dd>
      )}
    </div>
  );
}
