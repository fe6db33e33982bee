import { mapValues } from '../../domain/records';
import { products } from './products';

/** Facts for the comparison. */
export const productFacts = mapValues(products, ({ forWhom, setUp, dataNeeded }) => ({
  forWhom,
  setUp,
  dataNeeded,
}));
