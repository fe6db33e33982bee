import { useEffect, useRef } from 'react';
import { Receipt } from '../../../components/shop/Receipt';
import { ButtonLink } from '../../../components/ui/Button';
import { paths } from '../../../content/paths';
import { checkoutPage } from '../../../content/shop/checkoutPage';
import type { PlacedOrder } from '../../../store/checkout/checkoutSelectors';

/** What was ordered; printed, it is the receipt. After a reload it has no name and no address any more. */
export function Confirmation({ order }: { readonly order: PlacedOrder }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  return (
    <Receipt
      order={order}
      intro={
        <>
          <h2 id="receipt" ref={heading} tabIndex={-1}>
            {order.billTo ? `Thank you, ${order.billTo.firstName}` : 'Thank you'}
          </h2>
          <p>{checkoutPage.thanks}</p>
          <p>{order.billTo ? checkoutPage.addressNote : checkoutPage.addressGone}</p>
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
