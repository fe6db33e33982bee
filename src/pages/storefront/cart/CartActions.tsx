import { Share2, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Announcement } from '../../../components/ui/Announcement';
import { Button } from '../../../components/ui/Button';
import { focusAfterRender } from '../../../components/hooks/focus';
import { undoButtonId } from '../../../components/shop/RemovedRow';
import { focusInvalidQuantity } from '../../../components/shop/invalidQuantity';
import { ShareMessage } from '../../../components/sharing/ShareMessage';
import type { Shared } from '../../../components/sharing/sharePath';
import { sharePath } from '../../../components/sharing/sharePath';
import { cartPage } from '../../../content/shop/cartPage';
import { selectCartLines } from '../../../store/cart/cartSelectors';
import { cartEmptied } from '../../../store/cart/cartSlice';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import styles from './CartActions.module.css';
import { sharedCartPath } from './sharedCart';

/** Offers to share or empty the cart, unless it's empty; for a parent that has asked `selectIsRehydrated`. */
export function CartActions() {
  const dispatch = useAppDispatch();
  const [isEmptied, setIsEmptied] = useState(false);
  const lines = useAppSelector(selectCartLines);
  const [result, setResult] = useState<Shared | null>(null);
  const [first] = lines;
  // Once lines are back, the announcement is out of date.
  if (first && isEmptied) setIsEmptied(false);
  const path = sharedCartPath(lines);
  const share = async () => {
    const isInvalid = focusInvalidQuantity();
    if (isInvalid) return;
    // Unmounts the last message, so that one with the same text is announced again.
    setResult(null);
    setResult(await sharePath(cartPage.meta.title, path));
  };
  return (
    <>
      {first && (
        <>
          <div className={styles.actions}>
            <Button variant="quiet" onClick={() => void share()}>
              <Share2 aria-hidden="true" /> Share cart
            </Button>
            <Button
              variant="quiet"
              onClick={() => {
                dispatch(cartEmptied());
                setIsEmptied(true);
                focusAfterRender(undoButtonId(first.key));
              }}
            >
              <Trash2 aria-hidden="true" /> Remove all items
            </Button>
          </div>
          <div role="status">
            {/* Hidden once the cart has changed, because the shared link no longer matches it. */}
            {result?.path === path && (
              <ShareMessage shared={result} copied={cartPage.linkCopied} handedOver={cartPage.linkShared} />
            )}
          </div>
        </>
      )}
      <Announcement text={isEmptied ? 'The cart was emptied.' : ''} />
    </>
  );
}
