import type { RefObject } from 'react';
import { useEffect, useState } from 'react';
import { AddToCart } from '../../../components/shop/AddToCart';
import { Price } from '../../../components/ui/Price';
import type { Product } from '../../../content/products/types';
import type { BillingPeriod } from '../../../domain/billing';
import { priceForPeriod } from '../../../domain/billing';
import styles from './BuyBar.module.css';

interface BuyBarProps {
  /** The element with the page's own button, which hides the bar while it's in view. */
  readonly actions: RefObject<HTMLElement | null>;
  readonly product: Product;
  readonly billing: BillingPeriod;
  /** Null while the typed text isn't a valid quantity. */
  readonly quantity: number | null;
  readonly onNoQuantity: () => void;
}

/**
 * Keeps the price and a button to add the product at the bottom of a narrow window while the page's own button is
 * out of view. Render it last in the page's column, so that it comes to rest above the footer. Observes visibility
 * itself, so that the page doesn't render again.
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

/** Excludes the area covered by the sticky header. */
const BELOW_HEADER = '-64px 0px 0px 0px';

/**
 * Returns true while an element, or the first button in it, is in view. Also true until scripts have measured it.
 */
function useIsInView(ref: RefObject<HTMLElement | null>): boolean {
  const [isInView, setIsInView] = useState(true);
  useEffect(() => {
    const watched = ref.current?.querySelector('button') ?? ref.current;
    if (!watched) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        const latest = entries.at(-1);
        if (latest) setIsInView(latest.isIntersecting);
      },
      { rootMargin: BELOW_HEADER },
    );
    observer.observe(watched);
    return () => {
      observer.disconnect();
    };
  }, [ref]);
  return isInView;
}
