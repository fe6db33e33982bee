import { Printer } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { OrderSummary } from '../../../components/shop/OrderSummary';
import { Button, ButtonLink } from '../../../components/ui/Button';
import { company } from '../../../content/company';
import { paths } from '../../../content/paths';
import { checkoutPage, countryNames, paymentMethodLabels } from '../../../content/shop/checkoutPage';
import { lineKey } from '../../../domain/cart';
import type { Order } from '../../../domain/order';
import styles from './Confirmation.module.css';

/** A moment as its visitor reads it, in their own zone. */
function formatTime(time: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' }).format(new Date(time));
}

/** What was ordered; printed, it is the receipt. */
export function Confirmation({ order }: { readonly order: Order }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  const { billTo } = order;
  return (
    <div className={styles.layout}>
      <section aria-labelledby="thanks" className={styles.thanks}>
        <h2 id="thanks" ref={heading} tabIndex={-1}>
          Thank you, {billTo.firstName}
        </h2>
        <p>{checkoutPage.thanks}</p>
        <dl className={styles.facts}>
          <div>
            <dt>Order number</dt>
            <dd className={styles.number}>{order.number}</dd>
          </div>
          <div>
            <dt>Placed</dt>
            <dd>
              <time dateTime={order.placedAt}>{formatTime(order.placedAt)}</time>
            </dd>
          </div>
          <div>
            <dt>Billed to</dt>
            <dd>
              {billTo.firstName} {billTo.lastName}
              {billTo.company !== '' && <>, {billTo.company}</>}
              <br />
              {billTo.address}
              <br />
              {billTo.city}, {`${billTo.state} ${billTo.zipCode}`.trim()}
              <br />
              {countryNames[billTo.country]}
              <br />
              {billTo.email}
            </dd>
          </div>
          <div>
            <dt>Payment method</dt>
            <dd>{paymentMethodLabels[order.paymentMethod]}</dd>
          </div>
          <div className={styles.printOnly}>
            <dt>From</dt>
            <dd>
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
            <Printer aria-hidden="true" /> Print receipt
          </Button>
          <ButtonLink to={paths.shop}>Back to the shop</ButtonLink>
          <ButtonLink to={paths.store} variant="quiet">
            See what just happened
          </ButtonLink>
        </div>
      </section>
      <OrderSummary
        lines={order.lines.map((line) => ({ ...line, key: lineKey(line) }))}
        totals={order.totals}
      >
        <p className={styles.notice}>{company.demoNotice}</p>
      </OrderSummary>
    </div>
  );
}
