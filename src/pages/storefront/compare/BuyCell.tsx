import { AddToCart } from '../../../components/shop/AddToCart';
import { SelectField } from '../../../components/fields/SelectField';
import { billingTexts } from '../../../content/billing';
import type { Product } from '../../../content/products/types';
import type { BillingPeriod } from '../../../domain/billing';
import { billingPeriods } from '../../../domain/billing';
import styles from './CompareTable.module.css';

/** Billing periods without their savings, because the rows above show the prices. */
const options = billingPeriods.map((value) => ({ value, label: billingTexts[value].label }));

interface BuyCellProps {
  readonly product: Product;
  readonly billing: BillingPeriod;
  readonly onBilling: (billing: BillingPeriod) => void;
}

export function BuyCell({ product, billing, onBilling }: BuyCellProps) {
  return (
    <td>
      <div className={styles.buy}>
        <SelectField
          id={`billing-${product.id}`}
          label="Billing"
          accessibleName={`Billing for ${product.name}`}
          options={options}
          value={billing}
          onChange={onBilling}
        />
        <AddToCart product={product} billing={billing} />
      </div>
    </td>
  );
}
