import { useState } from 'react';
import { useFocusOnChange } from '../../../components/hooks/focus';
import { useHydratedSearchParams } from '../../../components/hooks/useAfterHydration';
import { CART_LINES } from '../../../components/shop/CartLines';
import type { CartLine } from '../../../domain/cart';
import { listInLink } from '../../../domain/links';
import { selectIsRehydrated } from '../../../persistence/savingSlice';
import { sharedCartAdded, sharedCartTaken } from '../../../store/cart/cartSlice';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import type { SharedCartChoice } from './SharedCartOffer';
import { SHARED_CART, SHOW_SHARED, UNDO_SHARED } from './SharedCartOffer';
import { SHARED_LINES } from './sharedCart';

const focusOnOffer = [SHARED_CART];
const focusAfterChoice = [SHOW_SHARED, UNDO_SHARED, CART_LINES];

/** The shared cart in the URL (`linkText`, null without one), and what to do with it. A choice removes it from there. */
export function useSharedCart() {
  const dispatch = useAppDispatch();
  const isRehydrated = useAppSelector(selectIsRehydrated);
  const [search, setSearch] = useHydratedSearchParams();
  const linkText = listInLink(search, SHARED_LINES);
  /** The text that was last declined. */
  const [declined, setDeclined] = useState<string | null>(null);
  const focused = linkText === null ? focusAfterChoice : focusOnOffer;
  useFocusOnChange(isRehydrated ? linkText : undefined, ...focused);

  const choose = (choice: SharedCartChoice, lines: readonly CartLine[]) => {
    switch (choice) {
      case 'replace':
        dispatch(sharedCartTaken({ lines }));
        break;
      case 'add':
        dispatch(sharedCartAdded({ lines }));
        break;
      case 'keep':
        break;
    }
    setDeclined(choice === 'keep' ? linkText : null);
    setSearch({}, { replace: true });
  };

  const showAgain = () => {
    setDeclined(null);
    setSearch(declined === null ? {} : { [SHARED_LINES]: declined }, { replace: true });
  };

  return { linkText, choose, declined, showAgain };
}
