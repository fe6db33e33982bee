import { advantageOf, costOfYear } from '../../content/billing';
import type { Product } from '../../content/products/types';
import type { BillingPeriod } from '../../domain/billing';
import { priceForPeriod } from '../../domain/billing';
import { billingOffers } from '../../domain/billingOffers';
import { BillingChoice } from '../fields/BillingChoice';
import { Price } from '../ui/Price';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import styles from './ProductPlan.module.css';

interface ProductPlanProps {
  readonly product: Product;
  readonly billing: BillingPeriod;
  readonly onChange: (billing: BillingPeriod) => void;
}

/** A product's price for the selected billing period, with a switch for the period. */
export function ProductPlan({ product, billing, onChange }: ProductPlanProps) {
  const priceOf = (period: BillingPeriod) => priceForPeriod(product.priceCents, period);
  return (
    <div className={styles.plan}>
      <div>
        <h2>
          <VisuallyHidden>Price and plan</VisuallyHidden>
        </h2>
        <p className={styles.price}>
          <Price cents={priceOf(billing)} per={billing} />
        </p>
      </div>
      <BillingChoice
        name="billing"
        legend="Plan"
        value={billing}
        onChange={onChange}
        describe={advantageOf}
        note={costOfYear(billingOffers(priceOf, billing))}
      />
    </div>
  );
}
