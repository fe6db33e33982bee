import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Announcement } from '../../../components/ui/Announcement';
import { Button } from '../../../components/ui/Button';
import { passFocus } from '../../../components/ui/passFocus';
import { selectCartLines } from '../../../store/cart/cartSelectors';
import { cartEmptied } from '../../../store/cart/cartSlice';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import styles from './CartActions.module.css';

/** What can be done with the whole cart. Nothing is shown while it is empty. */
export function CartActions() {
  const dispatch = useAppDispatch();
  const [first] = useAppSelector(selectCartLines);
  const [news, announce] = useState('');
  return (
    <>
      {first && (
        <div className={styles.actions}>
          <Button
            variant="quiet"
            onClick={() => {
              dispatch(cartEmptied());
              announce('The cart was emptied.');
              passFocus(`undo-${first.key}`);
            }}
          >
            <Trash2 aria-hidden="true" /> Empty cart
          </Button>
        </div>
      )}
      <Announcement text={first ? '' : news} />
    </>
  );
}
