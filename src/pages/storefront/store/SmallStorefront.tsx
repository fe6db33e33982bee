import { ShoppingBag } from 'lucide-react';
import { Provider } from 'react-redux';
import { CartLines } from '../../../components/shop/CartLines';
import { OrderSummary } from '../../../components/shop/OrderSummary';
import { counted } from '../../../domain/numerals';
import {
  selectCartDue,
  selectCartItemCount,
  selectCartYearlyDiscount,
  selectIsCartEmpty,
} from '../../../store/cart/cartSelectors';
import { useAppSelector } from '../../../store/hooks';
import type { AppStore } from '../../../store/store';
import styles from './SmallStorefront.module.css';

/** Shows a past cart with the shop's own components and a separate store. */
export function SmallStorefront({ store }: { readonly store: AppStore }) {
  return (
    <div role="group" aria-label="Storefront after this action" className={styles.frame}>
      <Provider store={store}>
        <Storefront />
      </Provider>
    </div>
  );
}

function Storefront() {
  const count = useAppSelector(selectCartItemCount);
  const due = useAppSelector(selectCartDue);
  const yearlyDiscount = useAppSelector(selectCartYearlyDiscount);
  const isEmpty = useAppSelector(selectIsCartEmpty);
  return (
    <>
      <p className={styles.badge}>
        <ShoppingBag aria-hidden="true" />
        {counted(count, 'item')} in this cart
      </p>
      <div className={styles.cart}>
        <div>
          <CartLines heading="h3" />
          {isEmpty && <p className={styles.empty}>This cart is empty.</p>}
        </div>
        {/* Silent, because the total changes with every action and the page announces actions. */}
        <OrderSummary isSilent heading="h3" due={due} yearlyDiscount={yearlyDiscount} />
      </div>
    </>
  );
}
