import { Equal } from 'lucide-react';
import { Link } from 'react-router-dom';
import { ProductCover } from '../../../components/art/ProductCover';
import { useFits } from '../../../components/hooks/useFits';
import { paths } from '../../../content/paths';
import { comparePage } from '../../../content/shop/comparePage';
import type { Product } from '../../../content/products/types';
import { AddToCart } from '../../../components/shop/AddToCart';
import { useAppSelector } from '../../../store/hooks';
import { selectPricingBilling } from '../../../store/pricing/pricingSlice';
import type { ComparedRow, CompareRow } from './compareRows';
import { ROWS_ABOVE_BUYING } from './compareRows';
import styles from './CompareTable.module.css';

interface CompareTableProps {
  /** Has at least two. */
  readonly products: readonly Product[];
  readonly rows: readonly ComparedRow[];
}

/**
 * Shows products in columns and criteria in rows. A row with one value for all products spans the table, so that
 * differing rows stand out.
 */
export function CompareTable({ products, rows }: CompareTableProps) {
  const [fits, watch] = useFits<HTMLDivElement>();
  const billing = useAppSelector(selectPricingBilling);
  return (
    <div
      ref={watch}
      role="region"
      aria-label={comparePage.table}
      tabIndex={fits ? undefined : 0}
      className={styles.scroller}
    >
      {/* Keyed by products, so that the table is replaced. Resizing its columns would count as a layout shift. */}
      <table key={products.map(({ id }) => id).join()} className={styles.table}>
        <colgroup>
          <col className={styles.names} />
          <col span={Math.min(products.length, 3)} className={styles.chosen} />
          {products.length > 3 && <col span={products.length - 3} />}
        </colgroup>
        <thead>
          <tr aria-hidden="true" className={styles.pictures}>
            <td />
            {products.map(({ id }) => (
              <td key={id}>
                <Link to={paths.product(id)} tabIndex={-1}>
                  <ProductCover productId={id} alt="" lettered={false} className={styles.picture} />
                </Link>
              </td>
            ))}
          </tr>
          <tr>
            <th scope="col" className={styles.corner}>
              Product
            </th>
            {products.map(({ id, name }) => (
              <th key={id} scope="col" className={styles.product}>
                <Link to={paths.product(id)}>{name}</Link>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Rows rows={rows.slice(0, ROWS_ABOVE_BUYING)} products={products} />
          <tr>
            <th scope="row">Buy</th>
            {products.map((product) => (
              <td key={product.id} className={styles.buy}>
                <AddToCart product={product} billing={billing} variant="outline" />
              </td>
            ))}
          </tr>
          <Rows rows={rows.slice(ROWS_ABOVE_BUYING)} products={products} />
        </tbody>
      </table>
    </div>
  );
}

function Rows({ rows, products }: CompareTableProps) {
  return rows.map(({ row, isSame }) => (
    <tr key={row.label}>
      <th scope="row">{row.label}</th>
      {isSame ? (
        <SharedCell row={row} products={products} />
      ) : (
        products.map((product) => <td key={product.id}>{row.show?.(product) ?? row.value(product)}</td>)
      )}
    </tr>
  ));
}

function SharedCell({ row, products }: { readonly row: CompareRow; readonly products: readonly Product[] }) {
  const [first] = products;
  return (
    <td colSpan={products.length} className={styles.same}>
      <span>
        <Equal aria-hidden="true" /> {comparePage.sameForAll}{' '}
        {first && (row.show?.(first) ?? row.value(first))}
      </span>
    </td>
  );
}
