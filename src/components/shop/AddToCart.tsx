import { Check, ShoppingBag } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { billingTexts } from '../../content/billing';
import { paths } from '../../content/paths';
import type { Product } from '../../content/products/types';
import { demoItemsTexts } from '../../content/shop/demoItems';
import { needScripts } from '../../content/shop/wishlistName';
import type { BillingPeriod } from '../../domain/billing';
import { lineKey } from '../../domain/cart';
import { MAX_QUANTITY } from '../../domain/quantity';
import type { Addition } from '../../store/cart/addToCart';
import { addToCart } from '../../store/cart/addToCart';
import { selectCartLines, selectQuantity } from '../../store/cart/cartSelectors';
import { selectIsSampleQuestionAnswered } from '../../store/demoItems/demoItemsSlice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import type { RootState } from '../../store/slices';
import { selectIsRehydrated } from '../../persistence/savingSlice';
import { Button } from '../ui/Button';
import styles from './AddToCart.module.css';

interface AddToCartProps {
  readonly product: Product;
  /** Null while the typed text isn't a valid quantity. */
  readonly quantity?: number | null;
  readonly billing?: BillingPeriod;
  /** `outline` in lists, where a solid button on every product would compete. */
  readonly variant?: 'solid' | 'outline';
  /** Called if the visitor presses the button while the quantity is invalid. */
  readonly onNoQuantity?: () => void;
}

interface Added extends Addition {
  readonly billing: BillingPeriod;
  /** Whether the cart already had the maximum, so that nothing was added. */
  readonly wasFull: boolean;
}

/**
 * Adds a product and confirms it in place: a live region with the quantity in the cart and a link to it. The
 * confirmation disappears once it's out of date, for example if another button changed the quantity.
 */
export function AddToCart({
  product,
  quantity = 1,
  billing = 'monthly',
  variant = 'solid',
  onNoQuantity,
}: AddToCartProps) {
  const dispatch = useAppDispatch();
  const isRehydrated = useAppSelector(selectIsRehydrated);
  const inCart = useAppSelector((state) =>
    selectQuantity(state, lineKey({ productId: product.id, billing })),
  );
  const quantities = useAppSelector((state) => selectQuantitiesText(state, product));
  const isAnswered = useAppSelector(selectIsSampleQuestionAnswered);
  const [added, setAdded] = useState<Added | null>(null);
  const [isFlashing, setIsFlashing] = useState(false);
  return (
    <>
      <Button
        aria-label={`Add to Cart: ${product.name}`}
        className={styles.button}
        variant={variant}
        disabled={!isRehydrated}
        onClick={() => {
          if (quantity === null) {
            setAdded(null);
            onNoQuantity?.();
            return;
          }
          const addition = dispatch(addToCart({ productId: product.id, quantity, billing }));
          setAdded({ billing, wasFull: inCart === MAX_QUANTITY, ...addition });
          setIsFlashing(inCart < MAX_QUANTITY);
        }}
      >
        <ShoppingBag aria-hidden="true" /> Add to Cart
        {/* Hidden from screen readers, which announce the status below. */}
        {isFlashing && (
          <span
            className={styles.flash}
            aria-hidden="true"
            data-added
            onAnimationEnd={() => {
              setIsFlashing(false);
            }}
          >
            <Check /> Added
          </span>
        )}
      </Button>
      <noscript className={styles.noscript}>
        <p>{needScripts}</p>
      </noscript>
      <div role="status" className={styles.status}>
        {added?.billing === billing && added.inCart === inCart && (
          <p className={styles.added}>
            <Check aria-hidden="true" />
            {inCart === MAX_QUANTITY
              ? `${added.wasFull ? '' : 'Added to cart. '}You have ${MAX_QUANTITY}, the maximum.`
              : `Added to cart. You have ${quantities}${added.hadSample && !isAnswered ? ', including our sample' : ''}.`}
            {added.otherSamples > 0 && !isAnswered && (
              <span> {demoItemsTexts.others(added.otherSamples, added.hadSample)} </span>
            )}
            <Link to={paths.cart}>View cart</Link>
          </p>
        )}
      </div>
    </>
  );
}

/**
 * Returns the quantities in the cart, for example `2`, or `2 monthly and 1 yearly` for two billing periods.
 */
function selectQuantitiesText(state: RootState, product: Product): string {
  const lines = selectCartLines(state).filter((line) => line.product.id === product.id);
  return lines
    .map(({ quantity, billing }) =>
      lines.length === 1 ? quantity : `${quantity} ${billingTexts[billing].label.toLowerCase()}`,
    )
    .join(' and ');
}
