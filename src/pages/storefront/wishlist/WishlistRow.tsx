import { Trash2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import { ProductCover } from '../../../components/art/products/ProductCover';
import { AddToCart } from '../../../components/shop/AddToCart';
import { Button } from '../../../components/ui/Button';
import { Price } from '../../../components/ui/Price';
import { Stars } from '../../../components/ui/Stars';
import { paths } from '../../../content/paths';
import { isScarce } from '../../../content/products/availability';
import { categoryLabels } from '../../../content/products/categories';
import { productSummaries } from '../../../content/products/summaries';
import type { Product } from '../../../content/products/types';
import { useAppDispatch } from '../../../store/hooks';
import { productRemoved } from '../../../store/wishlist/wishlistSlice';
import styles from './WishlistRow.module.css';

interface WishlistRowProps {
  readonly product: Product;
  readonly onRemoved: () => void;
}

/** A product on the wishlist. */
export function WishlistRow({ product, onRemoved }: WishlistRowProps) {
  const dispatch = useAppDispatch();
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
          <Link id={`listed-${id}`} to={paths.product(id)} className={styles.name}>
            {name}
          </Link>
        </h3>
        <Stars rating={rating} reviews={reviews} />
        <p className={styles.description}>{productSummaries[id].description}</p>
      </div>
      <p className={styles.price}>
        <Price cents={priceCents} per="monthly" originalCents={originalPriceCents} />
      </p>
      <div className={styles.actions}>
        <AddToCart product={product} />
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
