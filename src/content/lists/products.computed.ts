import { keysOf, mapValues } from '../../domain/records';
import { demos, products } from './products';

/** The fields of each product that the store and the shell need; they are in the main bundle. */
export const productFields = mapValues(
  products,
  ({ name, category, priceCents, originalPriceCents, rating, reviews, availability }) => ({
    name,
    category,
    priceCents,
    originalPriceCents,
    rating,
    reviews,
    availability,
  }),
);

/** Products with a live demo, in shop order. */
export const demoIds = keysOf(demos);
