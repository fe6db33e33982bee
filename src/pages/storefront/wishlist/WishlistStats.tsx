import { Citrus } from '../../../components/art/Citrus';
import { Price } from '../../../components/ui/Price';
import { catalog } from '../../../content/products/catalog';
import { useAppSelector } from '../../../store/hooks';
import { selectWishlistStats } from '../../../store/wishlist/wishlistSelectors';
import styles from './WishlistStats.module.css';

/** Shows the list's statistics next to a citrus of all products, with the listed ones in full color. */
export function WishlistStats() {
  const { count, saving, limited } = useAppSelector(selectWishlistStats);
  return (
    <div className={styles.stats}>
      <Citrus segments={catalog.length} ripe={count} className={styles.shelf} />
      <dl className={styles.figures}>
        <div>
          <dt>Items</dt>
          <dd>
            {count}
            <span className={styles.of}> of {catalog.length}</span>
          </dd>
        </div>
        <div>
          <dt>Limited Stock</dt>
          <dd>{limited}</dd>
        </div>
        <div>
          <dt>Monthly savings</dt>
          <dd>
            <Price cents={saving} />
          </dd>
        </div>
      </dl>
    </div>
  );
}
