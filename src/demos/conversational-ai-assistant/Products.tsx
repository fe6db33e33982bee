import { Link } from 'react-router-dom';
import { Price } from '../../components/ui/Price';
import { billingTexts } from '../../content/billing';
import { paths } from '../../content/paths';
import { productOf } from '../../content/products/catalog';
import { categoryLabels } from '../../content/products/categories';
import { productSummaries } from '../../content/products/summaries';
import type { ProductId } from '../../content/slugs';
import { taxesInWords } from '../../content/taxes';
import type { BillingPeriod } from '../../domain/billing';
import { billingPeriods, priceForPeriod } from '../../domain/billing';
import { amountDue, formatMoney, totalOf } from '../../domain/money';
import { enumerated } from '../../domain/numerals';
import { DataTable } from '../shared/plot/DataTable';
import type { Priced } from './message';
import { named } from './replyTexts';
import styles from './ReplyView.module.css';

/** Prices of products in both billing periods, for the requested quantities. */
export function Prices({ items }: { readonly items: readonly Priced[] }) {
  return (
    <>
      <ul role="list">
        {items.map(({ productId: id, quantity }) => (
          <li key={id}>
            {quantity > 1 && `${quantity} × `}
            <Link to={paths.product(id)}>{productOf(id).name}</Link>:{' '}
            {billingPeriods.map((billing, place) => (
              <span key={billing}>
                {place > 0 && ' or '}
                <Price cents={quantity * priceForPeriod(productOf(id).priceCents, billing)} per={billing} />
                {billingTexts[billing].saving !== null && ` (${billingTexts[billing].saving})`}
              </span>
            ))}
            ; with tax{' '}
            {enumerated(
              billingPeriods.map((billing) => withTax(id, billing, quantity)),
              'or',
            )}
          </li>
        ))}
      </ul>
      <p>The cart adds {taxesInWords}.</p>
    </>
  );
}

/** The total of a cart with only this product. */
function withTax(id: ProductId, billing: BillingPeriod, quantity: number): string {
  return formatMoney(totalOf(amountDue([quantity * priceForPeriod(productOf(id).priceCents, billing)])));
}

/** Products side by side. */
export function Comparison({ productIds }: { readonly productIds: readonly ProductId[] }) {
  const products = productIds.map(productOf);
  return (
    <>
      <DataTable
        caption={named(productIds)}
        columns={['Product', ...products.map(({ name }) => name)]}
        rows={[
          ['What it does', ...productIds.map((id) => productSummaries[id].description)],
          ...billingPeriods.map((billing) => [
            billingTexts[billing].label,
            ...products.map((product) => formatMoney(priceForPeriod(product.priceCents, billing))),
          ]),
          ['For', ...products.map(({ category }) => categoryLabels[category])],
          ['Rating', ...products.map(({ rating, reviews }) => `${rating} of 5 (${reviews} reviews)`)],
          ['Known for', ...productIds.map((id) => productSummaries[id].highlights.join('; '))],
        ]}
      />
      <p className={styles.links}>
        {products.map(({ id, name }) => (
          <Link key={id} to={paths.product(id)}>
            {name}
          </Link>
        ))}
      </p>
    </>
  );
}
