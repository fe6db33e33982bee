import { productFields } from '../lists/productFields.computed';
import type { ProductId } from '../slugs';
import { productIds } from '../slugs';
import type { Product } from './types';

/** The products in shop order, with only the fields that the store and the shell need. */
export const catalog: readonly Product[] = productIds.map(productOf);

export function productOf(id: ProductId): Product {
  return { id, ...productFields[id] };
}

/** Finds a product by an untrusted id, such as one from a URL or storage; undefined if there is none. */
export function findProduct(id: string): Product | undefined {
  return catalog.find((product) => product.id === id);
}
