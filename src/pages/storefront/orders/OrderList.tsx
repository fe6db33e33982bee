import { Trash2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../../components/shop/EmptyState';
import { FullLines } from '../../../components/shop/FullLines';
import { UndoNotice } from '../../../components/shop/UndoNotice';
import { Button } from '../../../components/ui/Button';
import { focusAfterRender, useFocusAfterLoss } from '../../../components/hooks/focus';
import { leavingInShort } from '../../../content/commitments';
import { paths } from '../../../content/paths';
import { ordersPage } from '../../../content/shop/ordersPage';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { selectOrders } from '../../../store/orders/ordersSelectors';
import { allOrdersDeleted } from '../../../store/orders/ordersSlice';
import { selectDeletedNumbers, selectLatestChange } from '../../../store/undo/undoSelectors';
import { OrderRow, REPEATED_IN_CART, UNDO_DELETION } from './OrderRow';
import styles from './OrdersPage.module.css';

export function OrderList() {
  const dispatch = useAppDispatch();
  const orders = useAppSelector(selectOrders);
  const change = useAppSelector((state) => selectLatestChange(state, 'deletedOrders'));
  const repeated = useAppSelector((state) => selectLatestChange(state, 'repeatedOrder'));
  const deleted = useAppSelector(selectDeletedNumbers);
  const listed = ordersPage.listed(orders.length, deleted.length);
  useFocusAfterLoss(
    orders.map(({ number }) => number),
    'orders',
  );
  return (
    <section aria-labelledby="orders" className={styles.list}>
      <UndoNotice
        change={change}
        buttonId={UNDO_DELETION}
        label={ordersPage.undo}
        backTo="orders"
        undone={ordersPage.undone}
      >
        {ordersPage.deleted(deleted)}
      </UndoNotice>
      <UndoNotice
        change={repeated}
        buttonId="undo-repetition"
        label={ordersPage.repeatedUndo}
        backTo="orders"
        undone={ordersPage.repeatedUndone}
      >
        {ordersPage.repeated} <FullLines />{' '}
        <Link id={REPEATED_IN_CART} to={paths.cart}>
          View cart
        </Link>
      </UndoNotice>
      {orders.length === 0 ? (
        <EmptyState title={listed} titleId="orders" text={ordersPage.empty} />
      ) : (
        <>
          <div className={styles.bar}>
            <h2 id="orders" tabIndex={-1}>
              {listed}
            </h2>
            {orders.length > 1 && (
              <Button
                variant="quiet"
                onClick={() => {
                  dispatch(allOrdersDeleted());
                  focusAfterRender(UNDO_DELETION);
                }}
              >
                <Trash2 aria-hidden="true" /> Delete all
              </Button>
            )}
          </div>
          <ol role="list" aria-labelledby="orders">
            {orders.map((order) => (
              <OrderRow key={order.number} order={order} />
            ))}
          </ol>
          <p>
            {leavingInShort} <Link to={paths.cancellation}>Cancellation terms</Link>
          </p>
        </>
      )}
    </section>
  );
}
