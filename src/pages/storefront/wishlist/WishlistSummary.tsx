import type { ReactNode } from 'react';
import { SummaryPanel, SummaryRows } from '../../../components/shop/SummaryPanel';
import { Price } from '../../../components/ui/Price';
import { billingLabel } from '../../../content/billing';
import { ownListTexts } from '../../../content/shop/wishlistPage';
import { useAppSelector } from '../../../store/hooks';
import { selectPricingBilling } from '../../../store/pricing/pricingSlice';
import { selectWishlistStats } from '../../../store/wishlist/wishlistSelectors';
import styles from './WishlistSummary.module.css';

/** The list's statistics and totals, with what can be done with the whole list. */
export function WishlistSummary({ children }: { readonly children: ReactNode }) {
  const { count, total, byLongerPeriods, discount } = useAppSelector(selectWishlistStats);
  const billing = useAppSelector(selectPricingBilling);
  return (
    <SummaryPanel title={ownListTexts.summary}>
      <SummaryRows
        rows={[
          { label: 'Items', value: count },
          { label: 'You save', value: <Price cents={discount} per="monthly" /> },
          { label: 'Total', value: <Price cents={total} per="monthly" />, isTotal: billing === 'monthly' },
          ...byLongerPeriods.map((longer) => ({
            label: billingLabel(longer.billing),
            value: <Price cents={longer.total} per={longer.billing} />,
            isTotal: billing === longer.billing,
          })),
        ]}
      />
      {children}
      <p className={styles.note}>{ownListTexts.launchPrices}</p>
    </SummaryPanel>
  );
}
