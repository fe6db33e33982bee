import { OrderSummary } from '../../../components/shop/OrderSummary';
import { selectCartLines, selectCartTotals, selectCartYearlySaving } from '../../../store/cart/cartSelectors';
import { useAppSelector } from '../../../store/hooks';

/** The cart as it is about to be ordered. */
export function CheckoutSummary() {
  const lines = useAppSelector(selectCartLines);
  const totals = useAppSelector(selectCartTotals);
  const yearlySaving = useAppSelector(selectCartYearlySaving);
  return (
    <OrderSummary
      lines={lines.map((line) => ({ ...line, name: line.product.name }))}
      totals={totals}
      yearlySaving={yearlySaving}
    />
  );
}
