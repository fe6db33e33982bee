import { counted, enumerated, inWords } from '../../domain/numerals';
import { productIds } from '../slugs';

const count = inWords(productIds.length);

export const comparePage = {
  meta: {
    title: `Compare our ${count} products side by side`,
    description: `Price, rating, setup time, data needed, and best fit of all ${count} products in one table. Pick two or three to see how they differ.`,
    keywords:
      'product comparison, AI products, online retail, price, setup time, differences, which product to buy',
  },
  heading: `Compare our ${count} products`,
  lead: 'Price, setup time, data needed, and best fit, side by side.',
  choose: 'Products to compare',
  /** Labels of the selects above the columns. Tablets show three, phones the first two. */
  columns: ['First product', 'Second product', 'Third product'],
  onlyDifferences: 'Show only differences',
  /** Announced when other products are chosen. */
  comparing: (products: readonly string[]) => `Comparing ${enumerated(products, 'and')}.`,
  table: 'Comparison table',
  /** Announced when rows are hidden. */
  hidden: (rows: number) => `${counted(rows, 'row')} hidden: the same for all.`,
  /** Precedes a value that all compared products share. */
  sameForAll: 'Same for all:',
  tooFew: 'Choose at least two products to compare, or compare them all.',
  all: `Compare all ${count}`,
} as const;
