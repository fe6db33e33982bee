import { useState } from 'react';
import { useFocusOnChange } from '../../../components/hooks/focus';
import { useHydratedSearchParams } from '../../../components/hooks/useAfterHydration';
import { CART_LINES } from '../../../components/shop/CartLines';
import type { SharedCartChoice } from '../../../content/shop/cartPage';
import type { CartLine } from '../../../domain/cart';
import { listInLink } from '../../../domain/links';
import { selectIsRehydrated } from '../../../persistence/savingSlice';
import { sharedCartAdded } from '../../../store/cart/cartSlice';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { sharedCartTaken } from '../../../store/sharedActions';
import { SHARED_CART, SHOW_SHARED, UNDO_SHARED } from './SharedCartOffer';
import { SHARED_LINES } from './sharedCart';

/** Returns the shared cart of the URL, or null, as written there. A choice removes it from the URL. */
export function useSharedCart() {
  const dispatch = useAppDispatch();
  const isRehydrated = useAppSelector(selectIsRehydrated);
  const [search, setSearch] = useHydratedSearchParams();
  const shared = listInLink(search, SHARED_LINES);
  /** The shared cart that was last declined. */
  const [declined, setDeclined] = useState<string | null>(null);
  useFocusOnChange(
    isRehydrated ? shared : undefined,
    ...(shared === null ? [SHOW_SHARED, UNDO_SHARED, CART_LINES] : [SHARED_CART]),
  );

  const choose = (choice: SharedCartChoice, lines: readonly CartLine[]) => {
    switch (choice) {
      case 'replace':
        dispatch(sharedCartTaken({ lines }));
        break;
      case 'add':
        dispatch(sharedCartAdded({ lines }));
        break;
      case 'keep':
        setDeclined(shared);
        break;
    }
    setSearch({}, { replace: true });
  };

  const showAgain = () => {
    setDeclined(null);
    setSearch(declined === null ? {} : { [SHARED_LINES]: declined }, { replace: true });
  };

  return { shared, choose, declined, showAgain };
}
