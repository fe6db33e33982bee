import { AddToCart } from '../../../components/shop/AddToCart';
import { Price } from '../../../components/ui/Price';
import type { Product } from '../../../content/types';
import type { BillingPeriod } from '../../../domain/billing';
import { productPrice } from '../../../domain/products';
import styles from './BuyBar.module.css';

interface BuyBarProps {
  readonly product: Product;
  readonly billing: BillingPeriod;
  /** Null while what is typed is no quantity. */
  readonly quantity: number | null;
  readonly onNoQuantity: () => void;
  /** Whether the page's own button is out of sight; otherwise the bar is not there for anybody. */
  readonly isShown: boolean;
}

/**
 * Keeps a product's price and its way into the cart at the foot of a narrow window. It is the last thing of the page's
 * column, so that it comes to rest above the footer.
 */
export function BuyBar({ product, billing, quantity, onNoQuantity, isShown }: BuyBarProps) {
  return (
    <section aria-label={`Buy ${product.name}`} hidden={!isShown} className={styles.bar}>
      <p className={styles.what}>
        <strong className={styles.name}>{product.name}</strong>
        <Price cents={productPrice(product, billing).cents} per={billing} />
      </p>
      <AddToCart product={product} quantity={quantity} billing={billing} onNoQuantity={onNoQuantity} />
    </section>
  );
}
