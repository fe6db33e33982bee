import { Undo2 } from 'lucide-react';
import { Button } from '../../../components/ui/Button';
import { cartPage } from '../../../content/shop/cartPage';
import styles from './SharedCartNotice.module.css';
import type { SharedCartChoice } from './SharedCartOffer';

/** The button takes the focus from the one that chose. */
export const SHARED_CART_UNDO = 'shared-cart-undo';

interface SharedCartNoticeProps {
  /** Null before a choice; the status is there already, so that it is announced when it gets its text. */
  readonly choice: SharedCartChoice | null;
  readonly onUndo: () => void;
}

/** Says what became of a cart that came by a link, and takes it back. */
export function SharedCartNotice({ choice, onUndo }: SharedCartNoticeProps) {
  return (
    <div className={choice ? styles.notice : undefined}>
      <p role="status">{choice && cartPage.sharedOutcomes[choice]}</p>
      {choice && (
        <Button id={SHARED_CART_UNDO} variant="outline" onClick={onUndo}>
          <Undo2 aria-hidden="true" /> {choice === 'keep' ? 'Show it again' : 'Undo'}
        </Button>
      )}
    </div>
  );
}
