import { Link } from 'react-router-dom';
import { Receipt } from '../../../components/shop/Receipt';
import { ButtonLink } from '../../../components/ui/Button';
import { paths } from '../../../content/paths';
import { checkoutPage } from '../../../content/shop/checkoutPage';
import type { PlacedOrder } from '../../../store/checkout/checkoutSelectors';
import { headingId } from './useFocusOnStep';

/** What was ordered; printed, it is the receipt. After a reload it has no name and no address any more. */
export function Confirmation({ order }: { readonly order: PlacedOrder }) {
  return (
    <Receipt
      order={order}
      intro={
        <>
          <h2 id={headingId('confirmation')} tabIndex={-1}>
            {order.details ? `Thank you, ${order.details.firstName}` : 'Thank you'}
          </h2>
          <p>{checkoutPage.thanks}</p>
          <p>{order.details ? checkoutPage.typedNote : checkoutPage.typedGone}</p>
        </>
      }
    >
      <ButtonLink to={paths.shop}>Back to the shop</ButtonLink>
      <ButtonLink to={paths.orders} variant="outline">
        Your orders
      </ButtonLink>
      <Link to={paths.store}>{checkoutPage.insideTheStore}</Link>
    </Receipt>
  );
}
