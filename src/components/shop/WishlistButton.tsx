import { clsx } from 'clsx';
import { Heart } from 'lucide-react';
import type { Product } from '../../content/products/types';
import { addToWishlistLabel } from '../../content/shop/wishlistName';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { selectIsRehydrated } from '../../persistence/savingSlice';
import { selectIsWishlisted } from '../../store/wishlist/wishlistSelectors';
import { productToggled } from '../../store/wishlist/wishlistSlice';
import styles from './WishlistButton.module.css';

interface WishlistButtonProps {
  readonly product: Product;
}

export function WishlistButton({ product }: WishlistButtonProps) {
  const dispatch = useAppDispatch();
  const isRehydrated = useAppSelector(selectIsRehydrated);
  const isOn = useAppSelector((state) => selectIsWishlisted(state, product.id)) && isRehydrated;
  return (
    <button
      type="button"
      className={clsx(styles.heart, isOn && styles.on)}
      aria-pressed={isOn}
      aria-label={addToWishlistLabel(product.name)}
      disabled={!isRehydrated}
      onClick={() => {
        dispatch(productToggled({ productId: product.id }));
      }}
    >
      <Heart aria-hidden="true" />
    </button>
  );
}
