import { useState } from 'react';
import { Announcement } from '../ui/Announcement';
import { Button } from '../ui/Button';
import { NoticeBar } from '../ui/NoticeBar';
import { passFocus } from '../ui/passFocus';
import { fillingTexts } from '../../content/shop/filling';
import { selectCartFilling } from '../../store/cart/cartSelectors';
import { fillingRemoved } from '../../store/events';
import { selectIsFillingAnswered } from '../../store/filling/fillingSelectors';
import { fillingKept } from '../../store/filling/fillingSlice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { selectWishlistFilling } from '../../store/wishlist/wishlistSelectors';

interface FillingNoticeProps {
  readonly place: 'cart' | 'wishlist';
  /** The id of what takes the focus when the notice goes and the products stay. */
  readonly listId: string;
}

/** Says what the demo has put into cart and wishlist, and asks once whether it is to stay. */
export function FillingNotice({ place, listId }: FillingNoticeProps) {
  const dispatch = useAppDispatch();
  const isAnswered = useAppSelector(selectIsFillingAnswered);
  const filling = {
    cart: useAppSelector(selectCartFilling),
    wishlist: useAppSelector(selectWishlistFilling),
  };
  const [news, announce] = useState('');
  const [first] = filling[place];
  return (
    <>
      {!isAnswered && first !== undefined && (
        <section aria-label={fillingTexts.title}>
          <NoticeBar
            actions={
              <>
                <Button
                  variant="outline"
                  onClick={() => {
                    dispatch(fillingKept());
                    passFocus(listId);
                  }}
                >
                  {fillingTexts.keep}
                </Button>
                <Button
                  variant="outline"
                  onClick={() => {
                    dispatch(fillingRemoved());
                    announce(fillingTexts.news);
                    passFocus(`undo-${first}`);
                  }}
                >
                  {fillingTexts.remove}
                </Button>
              </>
            }
          >
            <strong>{fillingTexts.title}.</strong>{' '}
            {fillingTexts.text({ cart: filling.cart.length, wishlist: filling.wishlist.length })}
          </NoticeBar>
        </section>
      )}
      <Announcement text={news} />
    </>
  );
}
