import { mapValues } from '../../domain/records';
import { products } from './products';

export const productSummaries = mapValues(products, ({ description, highlights }) => ({
  description,
  highlights,
}));

/** The services that each product includes, most important first. */
export const servicesByProduct = mapValues(products, ({ services }) => services);
