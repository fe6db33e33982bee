import { mapValues } from '../../domain/records';
import { products } from './products';

export const productSummaries = mapValues(products, ({ description, highlights }) => ({
  description,
  highlights,
}));

/** The services that each product includes, most important first. */
export const servicesByProduct = mapValues(products, ({ services }) => services);

/** The problem that each product solves, worded to follow “if”. */
export const problemByProduct = mapValues(products, ({ problem }) => problem);
