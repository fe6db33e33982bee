import { Slice } from '../../../components/art/Slice';
import { Price } from '../../../components/ui/Price';
import { catalogue } from '../../../content/products/catalogue';
import { useAppSelector } from '../../../store/hooks';
import { selectWishlistStats } from '../../../store/wishlist/wishlistSelectors';
import styles from './WishlistStats.module.css';

/** The list in figures, beside the shelf as a slice of which the ripe wedges are on the list. */
export function WishlistStats() {
  const { count, saving, limited } = useAppSelector(selectWishlistStats);
  return (
    <div className={styles.stats}>
      <Slice wedges={catalogue.length} filled={count} className={styles.shelf} />
      <dl className={styles.figures}>
        <div>
          <dt>On your list</dt>
          <dd>
            {count}
            <span className={styles.of}> of {catalogue.length}</span>
          </dd>
        </div>
        <div>
          <dt>Limited Stock</dt>
          <dd>{limited}</dd>
        </div>
        <div>
          <dt>Saved a month</dt>
          <dd>
            <Price cents={saving} />
          </dd>
        </div>
      </dl>
    </div>
  );
}
