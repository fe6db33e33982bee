import { Trash2, Undo2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button, ButtonLink } from '../../../components/ui/Button';
import { NoticeBar } from '../../../components/ui/NoticeBar';
import { paths } from '../../../content/paths';
import { ordersPage } from '../../../content/shop/ordersPage';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { selectDeletedNumbers, selectOrders } from '../../../store/orders/ordersSelectors';
import { allOrdersDeleted, deletionUndone } from '../../../store/orders/ordersSlice';
import { OrderRow } from './OrderRow';
import styles from './OrdersPage.module.css';

/** The kept orders, the deleting of them, and its undoing. */
export function OrderList() {
  const dispatch = useAppDispatch();
  const orders = useAppSelector(selectOrders);
  const deleted = useAppSelector(selectDeletedNumbers);
  const { heading, undo } = useFocusAfterLoss();
  return (
    <section aria-labelledby="orders" className={styles.list}>
      <div className={styles.bar}>
        <h2 id="orders" ref={heading} tabIndex={-1}>
          {ordersPage.listed(orders.length, deleted.length)}
        </h2>
        {orders.length > 1 && (
          <Button variant="quiet" onClick={() => dispatch(allOrdersDeleted())}>
            <Trash2 aria-hidden="true" /> Delete all
          </Button>
        )}
      </div>
      <div role="status">
        {deleted.length > 0 && (
          <NoticeBar
            actions={
              <Button ref={undo} variant="outline" onClick={() => dispatch(deletionUndone())}>
                <Undo2 aria-hidden="true" /> Undo
              </Button>
            }
          >
            {ordersPage.deleted(deleted)}
          </NoticeBar>
        )}
      </div>
      {orders.length === 0 ? (
        <div className={styles.empty}>
          <p>{ordersPage.empty}</p>
          <ButtonLink to={paths.shop}>Go to the shop</ButtonLink>
        </div>
      ) : (
        <ol role="list" aria-labelledby="orders">
          {orders.map((order) => (
            <OrderRow key={order.number} order={order} />
          ))}
        </ol>
      )}
    </section>
  );
}

/**
 * A deleted order takes its button along, and the focus with it: it goes on at Undo, and after the last Undo at the
 * heading.
 */
function useFocusAfterLoss() {
  const heading = useRef<HTMLHeadingElement>(null);
  const undo = useRef<HTMLButtonElement>(null);
  const orders = useAppSelector(selectOrders);
  const shown = useRef(orders);
  useEffect(() => {
    if (shown.current === orders) return;
    shown.current = orders;
    if (document.activeElement === document.body)
      (undo.current ?? heading.current)?.focus({ preventScroll: true });
  }, [orders]);
  return { heading, undo };
}
