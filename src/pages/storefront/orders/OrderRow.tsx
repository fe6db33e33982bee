import { Trash2 } from 'lucide-react';
import { FullLines } from '../../../components/shop/FullLines';
import { LinePicture } from '../../../components/shop/LinePicture';
import { AmountRows } from '../../../components/shop/SummaryPanel';
import { Button, ButtonLink } from '../../../components/ui/Button';
import { Price } from '../../../components/ui/Price';
import { focusAfterRender } from '../../../components/hooks/focus';
import { useToday } from '../../../components/hooks/useToday';
import { billingTexts } from '../../../content/billing';
import { paths } from '../../../content/paths';
import { formatDay } from '../../../domain/dates';
import { lineKey } from '../../../domain/cart';
import { orderDay } from '../../../domain/order';
import { nextChargeOn } from '../../../domain/renewals';
import { MAX_QUANTITY } from '../../../domain/quantity';
import { ordersPage } from '../../../content/shop/ordersPage';
import { afterCancellation, afterOrder } from '../../../content/shop/sharedTexts';
import { orderRepeated } from '../../../store/cart/cartSlice';
import { selectQuantity } from '../../../store/cart/cartSelectors';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import type { OrderView } from '../../../store/orders/ordersSelectors';
import { linesStillSold } from '../../../store/orders/ordersSelectors';
import { orderDeleted } from '../../../store/orders/ordersSlice';
import styles from './OrdersPage.module.css';

export const UNDO_DELETION = 'undo-deletion';
/** Id of the link to the cart after an order was repeated. */
export const REPEATED_IN_CART = 'repeated-in-cart';

export function OrderRow({ order }: { readonly order: OrderView }) {
  const dispatch = useAppDispatch();
  const { number, lines, due, cancelRequestedAt } = order;
  const sold = linesStillSold(order);
  const isFull = useAppSelector(
    (state) => sold.length > 0 && sold.every((line) => selectQuantity(state, lineKey(line)) === MAX_QUANTITY),
  );
  const gone = lines.filter(({ productId }) => !sold.some((line) => line.productId === productId));
  return (
    <li className={styles.order}>
      <div>
        <h3 className={styles.number} translate="no">
          {number}
        </h3>
        <p className={styles.detail}>
          <time dateTime={orderDay(order)}>{formatDay(orderDay(order))}</time>
        </p>
        {cancelRequestedAt === undefined ? (
          <NextCharges order={order} />
        ) : (
          <strong>{afterCancellation.requested(cancelRequestedAt)}</strong>
        )}
      </div>
      <div className={styles.content}>
        <ul role="list" className={styles.lines}>
          {lines.map(({ key, productId, name, quantity, billing, amount }) => (
            <li key={key} className={styles.line}>
              <LinePicture productId={productId} />
              <span className={styles.name}>
                {name}{' '}
                <span className={styles.detail}>
                  ×&nbsp;{quantity}, {billingTexts[billing].label.toLowerCase()}
                </span>
              </span>
              <Price cents={amount} />
            </li>
          ))}
        </ul>
        <AmountRows due={due} isPlaced isSilent />
        {gone.length > 0 && (
          <p className={styles.detail}>{ordersPage.noLongerSold(gone.map(({ name }) => name))}</p>
        )}
      </div>
      <div className={styles.actions}>
        <ButtonLink variant="outline" to={paths.receipt(number)} aria-label={`Receipt of ${number}`}>
          Receipt
        </ButtonLink>
        {cancelRequestedAt === undefined && (
          <ButtonLink
            variant="quiet"
            to={paths.orderInquiry(number)}
            aria-label={`${afterOrder.leave}: ${number}`}
          >
            {afterOrder.leave}
          </ButtonLink>
        )}
        {isFull && (
          <p className={styles.detail}>
            <FullLines />
          </p>
        )}
        {sold.length > 0 && !isFull && (
          <Button
            variant="quiet"
            aria-label={`Order again: ${number}`}
            onClick={() => {
              dispatch(orderRepeated({ lines: sold }));
              focusAfterRender(REPEATED_IN_CART);
            }}
          >
            Order again
          </Button>
        )}
        <Button
          variant="quiet"
          aria-label={`${ordersPage.remove}: ${number}`}
          onClick={() => {
            dispatch(orderDeleted({ number }));
            focusAfterRender(UNDO_DELETION);
          }}
        >
          <Trash2 aria-hidden="true" /> {ordersPage.remove}
        </Button>
      </div>
    </li>
  );
}

/** When a real store would charge next, for each billing period of an order. */
function NextCharges({ order }: { readonly order: OrderView }) {
  const today = useToday();
  return order.renewals.map(({ billing, total }) => (
    <p key={billing} className={styles.detail}>
      {ordersPage.nextCharge} {today && formatDay(nextChargeOn(billing, orderDay(order), today))}:{' '}
      <Price cents={total} />
    </p>
  ));
}
