import { Trash2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import { ProductCover } from '../../../components/art/ProductCover';
import { AddToCart } from '../../../components/shop/AddToCart';
import { Button } from '../../../components/ui/Button';
import { Price } from '../../../components/ui/Price';
import { Stars } from '../../../components/ui/Stars';
import { paths } from '../../../content/paths';
import { isScarce } from '../../../content/products/catalog';
import { categoryLabels } from '../../../content/products/categories';
import { productSummaries } from '../../../content/lists/productSummaries.computed';
import type { Product } from '../../../content/products/types';
import { priceForPeriod } from '../../../domain/billing';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { selectPricingBilling } from '../../../store/pricing/pricingSlice';
import { productRemoved } from '../../../store/wishlist/wishlistSlice';
import styles from './WishlistRow.module.css';

interface WishlistRowProps {
  readonly product: Product;
  readonly onRemoved: () => void;
}

/** Shows a product on the wishlist, with its price for the billing period chosen on the pricing page. */
export function WishlistRow({ product, onRemoved }: WishlistRowProps) {
  const dispatch = useAppDispatch();
  const billing = useAppSelector(selectPricingBilling);
  const { id, name, category, availability, rating, reviews, priceCents, originalPriceCents } = product;
  return (
    <li className={styles.row}>
      <ProductCover productId={id} alt="" lettered={false} className={styles.picture} />
      <div className={styles.text}>
        <p className={styles.labels}>
          {categoryLabels[category]}
          <span className={isScarce[availability] ? styles.limited : styles.inStock}>{availability}</span>
        </p>
        <h3>
          <Link id={`listed-${id}`} to={paths.offer(id, billing)} className={styles.name}>
            {name}
          </Link>
        </h3>
        <Stars rating={rating} reviews={reviews} />
        <p className={styles.description}>{productSummaries[id].description}</p>
      </div>
      <p className={styles.price}>
        <Price
          cents={priceForPeriod(priceCents, billing)}
          per={billing}
          originalCents={priceForPeriod(originalPriceCents, billing)}
        />
      </p>
      <div className={styles.actions}>
        <AddToCart product={product} billing={billing} variant="outline" />
        <Button
          variant="quiet"
          aria-label={`Remove ${name}`}
          onClick={() => {
            dispatch(productRemoved({ productId: id }));
            onRemoved();
          }}
        >
          <Trash2 aria-hidden="true" /> Remove
        </Button>
      </div>
    </li>
  );
}
