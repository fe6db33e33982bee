import { useState } from 'react';
import { Link } from 'react-router-dom';
import { ProductImage } from '../../components/art/ProductImage';
import { AddToCart } from '../../components/shop/AddToCart';
import { ProductPlan } from '../../components/shop/ProductPlan';
import { ButtonLink } from '../../components/ui/Button';
import { paths } from '../../content/paths';
import { productOf } from '../../content/products/catalog';
import type { ProductId } from '../../content/slugs';
import type { BillingPeriod } from '../../domain/billing';
import styles from './DemoOffer.module.css';

interface DemoOfferProps {
  readonly productId: ProductId;
  /** Describes the demo's settings, never pasted text. Sent with the request. */
  readonly settings: string;
}

/** Offers the demo's product: its price, a cart button, and a link to request a demo. */
export function DemoOffer({ productId, settings }: DemoOfferProps) {
  const [billing, setBilling] = useState<BillingPeriod>('monthly');
  const product = productOf(productId);
  return (
    <section className={styles.offer} aria-labelledby="offer">
      <ProductImage productId={productId} className={styles.picture} />
      <div className={styles.buy}>
        <h2 id="offer">
          <Link to={paths.product(productId)}>{product.name}</Link>
        </h2>
        <ProductPlan product={product} billing={billing} onChange={setBilling} />
        <div className={styles.actions}>
          <AddToCart product={product} billing={billing} />
          <ButtonLink variant="outline" to={paths.demoRequestWith(productId, settings)}>
            Request Demo
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
