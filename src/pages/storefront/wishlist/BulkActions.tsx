import { Share2, ShoppingBag, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../../components/ui/Button';
import { LinkToCopy } from '../../../components/ui/LinkToCopy';
import type { ShareResult } from '../../../components/ui/shareLink';
import { shareLink } from '../../../components/ui/shareLink';
import { paths } from '../../../content/paths';
import { wishlistPage } from '../../../content/shop/wishlistPage';
import { productsAdded } from '../../../store/cart/cartSlice';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { selectWishlistIds } from '../../../store/wishlist/wishlistSelectors';
import { wishlistCleared } from '../../../store/wishlist/wishlistSlice';
import styles from './BulkActions.module.css';

/** What the last of the actions came to. */
type Outcome =
  { readonly kind: 'added'; readonly count: number } | { readonly kind: ShareResult; readonly url: string };

interface BulkActionsProps {
  readonly onCleared: () => void;
}

/** What can be done with the whole list, and beside it what came of it. */
export function BulkActions({ onCleared }: BulkActionsProps) {
  const dispatch = useAppDispatch();
  const productIds = useAppSelector(selectWishlistIds);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const share = async () => {
    const url = new URL(paths.sharedWishlist(productIds), window.location.href).href;
    setOutcome({ kind: await shareLink(wishlistPage.heading, url), url });
  };
  return (
    <div className={styles.bulk}>
      <div className={styles.buttons}>
        <Button
          onClick={() => {
            dispatch(productsAdded({ productIds }));
            setOutcome({ kind: 'added', count: productIds.length });
          }}
        >
          <ShoppingBag aria-hidden="true" /> Add All to Cart
        </Button>
        <Button variant="outline" onClick={() => void share()}>
          <Share2 aria-hidden="true" /> Share Wishlist
        </Button>
        <Button
          variant="quiet"
          onClick={() => {
            dispatch(wishlistCleared());
            onCleared();
          }}
        >
          <Trash2 aria-hidden="true" /> Clear Wishlist
        </Button>
      </div>
      <div role="status">{outcome && <OutcomeMessage outcome={outcome} />}</div>
    </div>
  );
}

function OutcomeMessage({ outcome }: { readonly outcome: Outcome }) {
  switch (outcome.kind) {
    case 'added':
      return (
        <p>
          {outcome.count === 1 ? '1 product was' : `${outcome.count} products were`} added to your cart, one
          of each, by the month. <Link to={paths.cart}>View cart</Link>
        </p>
      );
    case 'copied':
      return <p>The link to your list is copied. Whoever opens it sees these products.</p>;
    case 'shared':
      return <p>Your list was handed over to share.</p>;
    case 'cancelled':
      return null;
    case 'refused':
      return <LinkToCopy address={outcome.url} />;
  }
}
