import { useEffect, useRef } from 'react';
import { Receipt } from '../../../components/shop/Receipt';
import { ButtonLink } from '../../../components/ui/Button';
import { paths } from '../../../content/paths';
import { checkoutPage } from '../../../content/shop/checkoutPage';
import { lineKey } from '../../../domain/cart';
import type { Order } from '../../../domain/order';

/** What was ordered; printed, it is the receipt. */
export function Confirmation({ order }: { readonly order: Order }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  return (
    <Receipt
      order={{ ...order, lines: order.lines.map((line) => ({ ...line, key: lineKey(line) })) }}
      billing={order}
      intro={
        <>
          <h2 id="receipt" ref={heading} tabIndex={-1}>
            Thank you, {order.billTo.firstName}
          </h2>
          <p>{checkoutPage.thanks}</p>
        </>
      }
    >
      <ButtonLink to={paths.shop}>Back to the shop</ButtonLink>
      <ButtonLink to={paths.orders} variant="outline">
        Your orders
      </ButtonLink>
      <ButtonLink to={paths.store} variant="quiet">
        See what just happened
      </ButtonLink>
    </Receipt>
  );
}
