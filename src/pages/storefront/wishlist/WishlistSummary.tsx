import { Price } from '../../../components/ui/Price';
import { priceForPeriod } from '../../../domain/billing';
import { useAppSelector } from '../../../store/hooks';
import { selectWishlistStats } from '../../../store/wishlist/wishlistSelectors';
import styles from './WishlistSummary.module.css';

/** What the whole list costs. */
export function WishlistSummary() {
  const { count, total, saving } = useAppSelector(selectWishlistStats);
  return (
    <div className={styles.summary}>
      <h2 className={styles.heading}>Wishlist Summary</h2>
      <dl className={styles.rows}>
        <div>
          <dt>Products</dt>
          <dd>{count}</dd>
        </div>
        <div>
          <dt>Below former prices</dt>
          <dd>
            <Price cents={saving} per="monthly" />
          </dd>
        </div>
        <div className={styles.total}>
          <dt>Together</dt>
          <dd>
            <Price cents={total} per="monthly" />
          </dd>
        </div>
        <div>
          <dt>Yearly (Save 17%)</dt>
          <dd>
            <Price cents={priceForPeriod(total, 'yearly')} per="yearly" />
          </dd>
        </div>
      </dl>
      <p className={styles.note}>Before tax.</p>
    </div>
  );
}
