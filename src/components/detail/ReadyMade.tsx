import { Link } from 'react-router-dom';
import { problemByProduct } from '../../content/lists/productSummaries.computed';
import { paths } from '../../content/paths';
import { productOf } from '../../content/products/catalog';
import { servicePage } from '../../content/servicePages';
import type { ProductId } from '../../content/slugs';
import { formatMoney } from '../../domain/money';

interface ReadyMadeProps {
  readonly id: ProductId;
  readonly className?: string | undefined;
}

/** A product that does what the page is about, with its price and whom it helps. */
export function ReadyMade({ id, className }: ReadyMadeProps) {
  const { name, priceCents } = productOf(id);
  return (
    <p className={className}>
      {servicePage.readyMade} <Link to={paths.product(id)}>{name}</Link>,
      {/* Or phones would break a line elsewhere once the font arrives, and the picture below would move. */}
      <br />
      {formatMoney(priceCents)} a month. {servicePage.rightIf} {problemByProduct[id]}.
    </p>
  );
}
