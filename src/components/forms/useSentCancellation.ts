import { useAppSelector } from '../../store/hooks';
import type { OrderView } from '../../store/orders/ordersSelectors';
import { selectOrderByNumber } from '../../store/orders/ordersSelectors';
import { useHydratedSearchParams } from '../hooks/useAfterHydration';
import { orderIn } from './inquiry';

/** Returns the order of `?sent=…` if this device knows that its cancellation was requested. The URL alone proves nothing. */
export function useSentCancellation(): OrderView | undefined {
  const [search] = useHydratedSearchParams();
  const order = useAppSelector((state) => selectOrderByNumber(state, orderIn(search, 'sent')));
  return order?.cancelRequestedAt === undefined ? undefined : order;
}
