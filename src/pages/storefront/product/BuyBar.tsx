import type { RefObject } from 'react';
import { useIsInView } from '../../../components/hooks/useIsInView';
import { AddToCart } from '../../../components/shop/AddToCart';
import { Price } from '../../../components/ui/Price';
import type { Product } from '../../../content/products/types';
import type { BillingPeriod } from '../../../domain/billing';
import { priceForPeriod } from '../../../domain/billing';
import styles from './BuyBar.module.css';

interface BuyBarProps {
  /** The element with the page's own button, which the bar repeats. */
  readonly actions: RefObject<HTMLElement | null>;
  readonly product: Product;
  readonly billing: BillingPeriod;
  /** Null while the typed text isn't a valid quantity. */
  readonly quantity: number | null;
  readonly onNoQuantity: () => void;
}

/** In view until it's under the sticky header; also while it's below the window. */
const SCROLLED_PAST = '-64px 0px 10000px 0px';

/**
 * Keeps the price and a button to add the product at the bottom of a narrow window once the visitor has scrolled past
 * the page's own button. Render it last in the page's column, so that it comes to rest above the footer. Observes visibility
 * itself, so that the page doesn't render again.
 */
export function BuyBar({ actions, product, billing, quantity, onNoQuantity }: BuyBarProps) {
  if (useIsInView(actions, SCROLLED_PAST)) return null;
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
