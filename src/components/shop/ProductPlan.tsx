import { advantageOf, costOfYear } from '../../content/billing';
import { reducedFrom } from '../../content/products/reducedFrom';
import type { Product } from '../../content/products/types';
import type { BillingPeriod } from '../../domain/billing';
import { priceForPeriod } from '../../domain/billing';
import { billingOffers } from '../../domain/billingOffers';
import { BillingChoice } from '../ui/BillingChoice';
import { Price } from '../ui/Price';
import styles from './ProductPlan.module.css';

interface ProductPlanProps {
  readonly product: Product;
  readonly billing: BillingPeriod;
  readonly onChange: (billing: BillingPeriod) => void;
}

/**
 * What a product costs by the chosen billing period, and the choice. The reduction of the product and the saving of a
 * year are two things, and each is said by itself.
 */
export function ProductPlan({ product, billing, onChange }: ProductPlanProps) {
  const priceOf = (period: BillingPeriod) => priceForPeriod(product.priceCents, period);
  return (
    <div className={styles.plan}>
      <div>
        <p className={styles.price}>
          <Price cents={priceOf(billing)} per={billing} />
        </p>
        <p className={styles.reduced}>{reducedFrom(product)}</p>
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
