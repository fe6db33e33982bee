import { inWords } from '../../domain/numerals';
import { productIds } from '../slugs';
import type { NotFoundText } from '../types';

/** The page for an unknown product. */
export const productNotFound: NotFoundText & { readonly others: string } = {
  meta: {
    title: 'Product Not Found',
    description: `The shop has no product at this address. See the ${inWords(productIds.length)} that it does have, with prices and ratings.`,
    keywords: ['shop', 'product not found', 'list of products'],
  },
  heading: 'Product Not Found',
  message: 'The shop has no product at this address. It may have been renamed, or the link is incomplete.',
  others: 'All products',
};
