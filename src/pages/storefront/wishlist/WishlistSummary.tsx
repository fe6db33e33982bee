import { Citrus } from '../../../components/art/Citrus';
import { SummaryPanel, SummaryRows } from '../../../components/shop/SummaryPanel';
import { Price } from '../../../components/ui/Price';
import { billingLabel } from '../../../content/billing';
import { catalog } from '../../../content/products/catalog';
import { ownListTexts } from '../../../content/shop/wishlistPage';
import { useAppSelector } from '../../../store/hooks';
import { selectPricingBilling } from '../../../store/pricing/pricingSlice';
import { selectWishlistStats } from '../../../store/wishlist/wishlistSelectors';
import styles from './WishlistSummary.module.css';

export function WishlistSummary() {
  const { count, total, byLongerPeriods, saving } = useAppSelector(selectWishlistStats);
  const billing = useAppSelector(selectPricingBilling);
  return (
    <SummaryPanel title={ownListTexts.summary}>
      <SummaryRows
        rows={[
          { label: 'Items', value: count },
          { label: 'You save', value: <Price cents={saving} per="monthly" /> },
          { label: 'Total', value: <Price cents={total} per="monthly" />, isTotal: billing === 'monthly' },
          ...byLongerPeriods.map((longer) => ({
            label: billingLabel(longer.billing),
            value: <Price cents={longer.total} per={longer.billing} />,
            isTotal: billing === longer.billing,
          })),
        ]}
      />
      <p className={styles.note}>Before tax. Crossed-out prices are our former prices.</p>
    </SummaryPanel>
  );
}

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
