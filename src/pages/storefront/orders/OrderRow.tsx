import { Trash2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import { AmountRows } from '../../../components/shop/AmountRows';
import { Button } from '../../../components/ui/Button';
import { Price } from '../../../components/ui/Price';
import { passFocus } from '../../../components/ui/passFocus';
import { billingTexts } from '../../../content/billing';
import { paths } from '../../../content/paths';
import { dayOf, formatDay } from '../../../domain/dates';
import { useAppDispatch } from '../../../store/hooks';
import type { OrderView } from '../../../store/orders/ordersSelectors';
import { orderDeleted } from '../../../store/orders/ordersSlice';
import styles from './OrdersPage.module.css';

/** The id of the button that undoes a deletion. */
export const UNDO_DELETION = 'undo-deletion';

/** One order: its number and day, its lines, what it came to, the link to its receipt, and the button that deletes it. */
export function OrderRow({ order }: { readonly order: OrderView }) {
  const dispatch = useAppDispatch();
  const { number, placedAt, lines, due } = order;
  return (
    <li className={styles.order}>
      <div>
        <h3 className={styles.number} translate="no">
          {number}
        </h3>
        <p className={styles.detail}>
          <time dateTime={placedAt}>{formatDay(dayOf(new Date(placedAt)))}</time>
        </p>
      </div>
      <div className={styles.content}>
        <ul role="list" className={styles.lines}>
          {lines.map(({ key, name, quantity, billing, amount }) => (
            <li key={key} className={styles.line}>
              <span>
                {name}{' '}
                <span className={styles.detail}>
                  × {quantity}, {billingTexts[billing].label.toLowerCase()}
                </span>
              </span>
              <Price cents={amount} />
            </li>
          ))}
        </ul>
        <AmountRows due={due} isPlaced isSilent />
        <div className={styles.actions}>
          <Link to={paths.receipt(number)} aria-label={`Receipt of ${number}`}>
            Receipt
          </Link>
          <Button
            variant="quiet"
            aria-label={`Delete order ${number}`}
            onClick={() => {
              dispatch(orderDeleted({ number }));
              passFocus(UNDO_DELETION);
            }}
          >
            <Trash2 aria-hidden="true" /> Delete
          </Button>
        </div>
      </div>
    </li>
  );
}
