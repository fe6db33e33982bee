import { Undo2 } from 'lucide-react';
import { Button } from '../../../components/ui/Button';
import { NoticeBar } from '../../../components/ui/NoticeBar';
import type { SharedCartChoice } from '../../../content/shop/cartPage';
import { cartPage } from '../../../content/shop/cartPage';

/** The button takes the focus from the one that chose. */
export const SHARED_CART_UNDO = 'shared-cart-undo';

interface SharedCartNoticeProps {
  /** Null before a choice; the status is there already, so that it is announced when it gets its text. */
  readonly choice: SharedCartChoice | null;
  readonly onUndo: () => void;
}

/** Says what became of a cart that came by a link, and takes it back. */
export function SharedCartNotice({ choice, onUndo }: SharedCartNoticeProps) {
  const outcome = choice && cartPage.sharedOutcomes[choice];
  return (
    <div role="status">
      {outcome && (
        <NoticeBar
          actions={
            <Button id={SHARED_CART_UNDO} variant="outline" onClick={onUndo}>
              <Undo2 aria-hidden="true" /> {outcome.undo}
            </Button>
          }
        >
          {outcome.text}
        </NoticeBar>
      )}
    </div>
  );
}
