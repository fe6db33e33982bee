import { inWords } from '../../domain/numerals';
import { productIds } from '../slugs';
import type { NotFoundText } from '../types';

export const productNotFound: NotFoundText & { readonly others: string } = {
  meta: {
    title: 'Product Not Found',
    description: `There is no product at this URL. See all ${inWords(productIds.length)} products, with prices and ratings.`,
    keywords: ['store', 'product not found', 'list of products'],
  },
  heading: 'Product Not Found',
  message: 'There is no product at this URL. It may have been renamed, or the link may be incomplete.',
  others: 'All products',
};
