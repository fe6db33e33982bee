import { fillingTexts } from '../../content/shop/filling';
import { selectCartFillingRemoved } from '../../store/cart/cartRows';
import { fillingRemovalUndone } from '../../store/events';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { selectWishlistFillingRemoved } from '../../store/wishlist/wishlistRows';

/** What went from cart and wishlist by one press of the filling's notice: what is said of it, and its one undo. */
export function useFillingUndo() {
  const dispatch = useAppDispatch();
  const cart = useAppSelector(selectCartFillingRemoved).map(({ name }) => name);
  const wishlist = useAppSelector(selectWishlistFillingRemoved).map(({ name }) => name);
  return {
    /** Empty if nothing can be put back. */
    names: [...cart, ...wishlist],
    sentence: fillingTexts.removed({ cart, wishlist }),
    undo: () => {
      dispatch(fillingRemovalUndone());
    },
  };
}
