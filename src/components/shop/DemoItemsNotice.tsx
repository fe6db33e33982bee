import { useState } from 'react';
import { Announcement } from '../ui/Announcement';
import { Button } from '../ui/Button';
import { NoticeBar } from '../ui/NoticeBar';
import { focusAfterRender } from '../hooks/focus';
import { demoItemsTexts } from '../../content/shop/demoItems';
import { selectCartDemoItems } from '../../store/cart/cartSelectors';
import { demoItemsRemoved } from '../../store/sharedActions';
import { demoItemsKept, selectAreDemoItemsAnswered } from '../../store/demoItems/demoItemsSlice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { selectWishlistDemoItems } from '../../store/wishlist/wishlistSelectors';

interface DemoItemsNoticeProps {
  readonly list: 'cart' | 'wishlist';
  /** Id of the element to focus when the notice closes and the products stay. */
  readonly listId: string;
}

/** Explains the sample products in cart and wishlist, and asks once whether to keep them. */
export function DemoItemsNotice({ list, listId }: DemoItemsNoticeProps) {
  const dispatch = useAppDispatch();
  const isAnswered = useAppSelector(selectAreDemoItemsAnswered);
  const demoItems = {
    cart: useAppSelector(selectCartDemoItems),
    wishlist: useAppSelector(selectWishlistDemoItems),
  };
  const [news, announce] = useState('');
  const [first] = demoItems[list];
  return (
    <>
      {!isAnswered && first !== undefined && (
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
                    announce(demoItemsTexts.news);
                    focusAfterRender(`undo-${first}`);
                  }}
                >
                  {demoItemsTexts.remove}
                </Button>
              </>
            }
          >
            <strong>{demoItemsTexts.title}.</strong>{' '}
            {demoItemsTexts.text({ cart: demoItems.cart.length, wishlist: demoItems.wishlist.length })}
          </NoticeBar>
        </section>
      )}
      <Announcement text={news} />
    </>
  );
}
