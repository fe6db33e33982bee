import { Share2, ShoppingBag, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../../components/ui/Button';
import { FullLines } from '../../../components/shop/FullLines';
import { ShareMessage } from '../../../components/sharing/ShareMessage';
import type { Shared } from '../../../components/sharing/sharePath';
import { sharePath } from '../../../components/sharing/sharePath';
import { paths } from '../../../content/paths';
import { ownListTexts, wishlistPage } from '../../../content/shop/wishlistPage';
import type { BillingPeriod } from '../../../domain/billing';
import { counted } from '../../../domain/numerals';
import { selectCartItemCount } from '../../../store/cart/cartSelectors';
import { addAllToCart } from '../../../store/cart/addToCart';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { selectPricingBilling } from '../../../store/pricing/pricingSlice';
import { selectWishlistIds } from '../../../store/wishlist/wishlistSelectors';
import { wishlistCleared } from '../../../store/wishlist/wishlistSlice';
import styles from './BulkActions.module.css';

type Outcome =
  ({ readonly kind: 'added' } & AddedMessageProps) | { readonly kind: 'shared'; readonly shared: Shared };

interface BulkActionsProps {
  readonly onCleared: () => void;
}

export function BulkActions({ onCleared }: BulkActionsProps) {
  const dispatch = useAppDispatch();
  const productIds = useAppSelector(selectWishlistIds);
  const billing = useAppSelector(selectPricingBilling);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const path = paths.sharedWishlist(productIds);
  const share = async () => {
    // Unmounts the last message, so that one with the same text is announced again.
    setOutcome(null);
    setOutcome({ kind: 'shared', shared: await sharePath(wishlistPage.heading, path) });
  };
  return (
    <div className={styles.bulk}>
      <div className={styles.buttons}>
        <Button
          onClick={() => {
            const count = dispatch(addAllToCart({ productIds, billing }));
            setOutcome({ kind: 'added', count, billing });
          }}
        >
          <ShoppingBag aria-hidden="true" /> {ownListTexts.addAll}
        </Button>
        <Button variant="outline" onClick={() => void share()}>
          <Share2 aria-hidden="true" /> {ownListTexts.share}
        </Button>
        <Button
          variant="quiet"
          onClick={() => {
            dispatch(wishlistCleared());
            onCleared();
          }}
        >
          <Trash2 aria-hidden="true" /> {ownListTexts.clear}
        </Button>
      </div>
      <div role="status">{outcome && <OutcomeMessage outcome={outcome} path={path} />}</div>
    </div>
  );
}

interface OutcomeMessageProps {
  readonly outcome: Outcome;
  readonly path: string;
}

function OutcomeMessage({ outcome, path }: OutcomeMessageProps) {
  switch (outcome.kind) {
    case 'added':
      return <AddedMessage {...outcome} />;
    case 'shared':
      // Hidden once the list has changed, because the shared link no longer matches it.
      return outcome.shared.path === path ? (
        <ShareMessage
          shared={outcome.shared}
          copied={ownListTexts.linkCopied}
          handedOver={ownListTexts.linkShared}
        />
      ) : null;
  }
}

interface AddedMessageProps {
  readonly count: number;
  readonly billing: BillingPeriod;
}

/** Includes the number of items in the cart. A second click is announced only if the text differs. */
function AddedMessage({ count, billing }: AddedMessageProps) {
  const inCart = useAppSelector(selectCartItemCount);
  return (
    <p>
      {counted(count, 'product')} {count === 1 ? 'was' : 'were'} added to your cart, one of each, billed{' '}
      {billing}. <FullLines /> It has {counted(inCart, 'item')} now. <Link to={paths.cart}>View cart</Link>
    </p>
  );
}
