import type { RefObject } from 'react';
import { AddToCart } from '../../../components/shop/AddToCart';
import { Price } from '../../../components/ui/Price';
import { useIsInView } from '../../../components/ui/useIsInView';
import type { Product } from '../../../content/products/types';
import type { BillingPeriod } from '../../../domain/billing';
import { priceForPeriod } from '../../../domain/billing';
import styles from './BuyBar.module.css';

interface BuyBarProps {
  /** Where the page's own button is. */
  readonly actions: RefObject<HTMLElement | null>;
  readonly product: Product;
  readonly billing: BillingPeriod;
  /** Null while what is typed is no quantity. */
  readonly quantity: number | null;
  readonly onNoQuantity: () => void;
}

/**
 * Keeps a product's price and its way into the cart at the foot of a narrow window, for as long as the page's own button
 * is out of sight. It is the last thing of the page's column, so that it comes to rest above the footer. It looks by
 * itself whether it is needed, so that the page is not rendered again for it.
 */
export function BuyBar({ actions, product, billing, quantity, onNoQuantity }: BuyBarProps) {
  if (useIsInView(actions)) return null;
  return (
    <section aria-label={`Buy ${product.name}`} className={styles.bar}>
      <p className={styles.what}>
        <strong className={styles.name}>{product.name}</strong>
        <Price cents={priceForPeriod(product.priceCents, billing)} per={billing} />
      </p>
      <AddToCart product={product} quantity={quantity} billing={billing} onNoQuantity={onNoQuantity} />
    </section>
  );
}
