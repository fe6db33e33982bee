import { demoItemsTexts } from '../../content/shop/demoItems';
import { selectCartSampleKeys } from '../../store/cart/cartSelectors';
import { demoItemsKept, selectIsSampleQuestionAnswered } from '../../store/demoItems/demoItemsSlice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { demoItemsRemoved } from '../../store/demoActions';
import { selectLatestChange } from '../../store/undo/undoSelectors';
import { selectWishlistSampleIds } from '../../store/wishlist/wishlistSelectors';
import { focusAfterRender } from '../hooks/focus';
import { Button } from '../ui/Button';
import { NoticeBar } from '../ui/NoticeBar';
import { UndoNotice } from './UndoNotice';

const UNDO = 'undo-samples';

interface DemoItemsNoticeProps {
  readonly list: 'cart' | 'wishlist';
  /** Id of the element to focus when the notice closes and the products stay. */
  readonly listId: string;
}

/** Explains the sample products in cart and wishlist, and asks once whether to keep them. Its parent has asked `selectIsRehydrated`. */
export function DemoItemsNotice({ list, listId }: DemoItemsNoticeProps) {
  const dispatch = useAppDispatch();
  const isAnswered = useAppSelector(selectIsSampleQuestionAnswered);
  const removed = useAppSelector((state) => selectLatestChange(state, 'samples'));
  const counts = {
    cart: useAppSelector(selectCartSampleKeys).length,
    wishlist: useAppSelector(selectWishlistSampleIds).length,
  };
  return (
    <>
      {!isAnswered && counts[list] > 0 && (
        <section aria-label={demoItemsTexts.title}>
          <NoticeBar
            actions={
              <>
                <Button
                  variant="outline"
                  onClick={() => {
                    dispatch(demoItemsKept());
                    focusAfterRender(listId);
                  }}
                >
                  {demoItemsTexts.keep}
                </Button>
                <Button
                  variant="outline"
                  onClick={() => {
                    dispatch(demoItemsRemoved());
                    focusAfterRender(UNDO);
                  }}
                >
                  {demoItemsTexts.remove}
                </Button>
              </>
            }
          >
            <strong>{demoItemsTexts.title}.</strong> {demoItemsTexts.text(counts)}
          </NoticeBar>
        </section>
      )}
      <UndoNotice
        change={removed}
        buttonId={UNDO}
        label={demoItemsTexts.undo}
        backTo={listId}
        undone={demoItemsTexts.undone}
      >
        {demoItemsTexts.removed}
      </UndoNotice>
    </>
  );
}
