import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ButtonLink } from '../../../components/ui/Button';
import { Price } from '../../../components/ui/Price';
import { Stars } from '../../../components/ui/Stars';
import { demoLink } from '../../../content/demos/demoLinks';
import { paths } from '../../../content/paths';
import { categoryLabels } from '../../../content/products/categories';
import { productFacts } from '../../../content/lists/productFacts.computed';
import { guaranteeRows, limitsRow } from '../../../content/products/commitmentRows';
import { problemByProduct, productSummaries } from '../../../content/lists/productSummaries.computed';
import type { Product } from '../../../content/products/types';
import { priceForPeriod } from '../../../domain/billing';
import { capitalized } from '../../../domain/numerals';
import { useAppSelector } from '../../../store/hooks';
import { selectPricingBilling } from '../../../store/pricing/pricingSlice';
import styles from './CompareTable.module.css';

export interface CompareRow {
  readonly label: string;
  /** The value as text, which decides whether products differ. */
  readonly value: (product: Product) => string;
  /** Renders the value differently, for example as stars. */
  readonly show?: (product: Product) => ReactNode;
}

/** Number of rows above the buttons. */
export const ROWS_ABOVE_BUYING = 4;

const compareRows: readonly CompareRow[] = [
  {
    label: 'Price',
    value: ({ priceCents }) => String(priceCents),
    show: (product) => <ChosenPrice product={product} />,
  },
  { label: limitsRow.name, value: () => limitsRow.value },
  {
    label: 'Rating',
    value: ({ rating, reviews }) => `${rating} of ${reviews}`,
    show: ({ id, rating, reviews }) => (
      <Link to={paths.reviews(id)} className={styles.rating}>
        <Stars rating={rating} reviews={reviews} />
      </Link>
    ),
  },
  { label: 'Availability', value: ({ availability }) => availability },
  { label: 'Category', value: ({ category }) => categoryLabels[category] },
  { label: 'Problem it solves', value: ({ id }) => capitalized(problemByProduct[id]) },
  {
    label: 'Data needed',
    value: ({ id }) => productFacts[id].dataNeeded,
    show: ({ id }) => <FactFirst text={productFacts[id].dataNeeded} />,
  },
  { label: 'What it does', value: ({ id }) => productSummaries[id].description },
  { label: 'Made for', value: ({ id }) => productFacts[id].forWhom },
  {
    label: 'Setup time',
    value: ({ id }) => productFacts[id].setUp,
    show: ({ id }) => <FactFirst text={productFacts[id].setUp} />,
  },
  ...guaranteeRows.map(({ name, value }): CompareRow => ({ label: name, value: () => value })),
  {
    label: 'Live demo',
    value: ({ id }) => demoLink(id).to,
    show: ({ id, name }) => (
      <ButtonLink variant="outline" to={demoLink(id).to} aria-label={`${demoLink(id).label}: ${name}`}>
        {demoLink(id).label}
      </ButtonLink>
    ),
  },
];

/** A text with its first part in bold, up to a comma or a semicolon. */
function FactFirst({ text }: { readonly text: string }) {
  const [fact = ''] = text.split(/[,;]/);
  return (
    <>
      <strong>{fact}</strong>
      {text.slice(fact.length)}
    </>
  );
}

/** A price for the billing period that the visitor chose above the table. */
function ChosenPrice({ product: { priceCents } }: { readonly product: Product }) {
  const billing = useAppSelector(selectPricingBilling);
  return <Price cents={priceForPeriod(priceCents, billing)} per={billing} />;
}

export interface ComparedRow {
  readonly row: CompareRow;
  readonly isSame: boolean;
}

export function comparedRows(products: readonly Product[]): readonly ComparedRow[] {
  return compareRows.map((row) => ({ row, isSame: new Set(products.map(row.value)).size <= 1 }));
}
