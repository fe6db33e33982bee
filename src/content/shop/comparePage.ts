import { counted, enumerated, inWords } from '../../domain/numerals';
import { productIds } from '../slugs';
import type { PageMeta } from '../types';

const count = inWords(productIds.length);

export const comparePage: {
  readonly meta: PageMeta;
  readonly heading: string;
  readonly lead: string;
  readonly choose: string;
  /** Labels of the selects above the columns. Tablets show three, phones the first two. */
  readonly columns: readonly string[];
  readonly onlyDifferences: string;
  /** Announced when other products are chosen. */
  readonly comparing: (products: readonly string[]) => string;
  readonly table: string;
  /** Announced when rows are hidden. */
  readonly hidden: (rows: number) => string;
  /** Precedes a value that all compared products share. */
  readonly sameForAll: string;
  readonly tooFew: string;
  readonly all: string;
} = {
  meta: {
    title: `Compare our ${count} products side by side`,
    description: `Price, rating, setup time, data needed, and best fit of all ${count} products in one table. Pick two or three to see how they differ.`,
    keywords: ['product comparison', 'AI products', 'online retail', 'price', 'setup time'],
  },
  heading: `Compare our ${count} products`,
  lead: 'Price, setup time, data needed, and best fit, side by side.',
  choose: 'Products to compare',
  columns: ['First product', 'Second product', 'Third product'],
  onlyDifferences: 'Show only differences',
  comparing: (products) => `Comparing ${enumerated(products, 'and')}.`,
  table: 'Comparison table',
  hidden: (rows) => `${counted(rows, 'row')} hidden: the same for all.`,
  sameForAll: 'Same for all:',
  tooFew: 'Choose at least two products to compare, or compare them all.',
  all: `Compare all ${count}`,
};
