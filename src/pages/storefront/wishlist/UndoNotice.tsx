import { Undo2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../../../components/ui/Button';
import type { Product } from '../../../content/types';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { selectRemovedFromWishlist } from '../../../store/wishlist/wishlistSelectors';
import { wishlistRemovalUndone } from '../../../store/wishlist/wishlistSlice';
import styles from './UndoNotice.module.css';

/** Says above the list what was taken off it last, and puts it back. */
export function UndoNotice() {
  const dispatch = useAppDispatch();
  const removed = useAppSelector(selectRemovedFromWishlist);
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The button that removed a product is gone, and with it the focus: it goes on from here.
    if (removed.length > 0 && document.activeElement === document.body) undo.current?.focus();
  }, [removed]);
  return (
    <div role="status">
      {removed.length > 0 && (
        <div className={styles.notice}>
          <p>{sentence(removed)}</p>
          <Button ref={undo} variant="outline" onClick={() => dispatch(wishlistRemovalUndone())}>
            <Undo2 aria-hidden="true" /> Undo
          </Button>
        </div>
      )}
    </div>
  );
}

function sentence([first, ...others]: readonly Product[]): string {
  if (!first) return '';
  return others.length === 0
    ? `${first.name} was removed.`
    : `${others.length + 1} products were removed: ${[first, ...others].map(({ name }) => name).join(', ')}.`;
}
