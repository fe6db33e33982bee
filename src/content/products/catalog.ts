import { productFields } from '../lists/products.computed';
import type { ProductId } from '../slugs';
import { productIds } from '../slugs';
import type { Availability, Product } from './types';

/** The products in shop order, with only the fields that the store and the shell need. */
export const catalog: readonly Product[] = productIds.map(productOf);

export function productOf(id: ProductId): Product {
  return { id, ...productFields[id] };
}

/** Finds a product by an untrusted id, such as one from a URL or storage; undefined if there is none. */
export function findProduct(id: string): Product | undefined {
  return catalog.find((product) => product.id === id);
}

/** True for an availability that the shop points out, because stock is limited. */
export const isScarce: Readonly<Record<Availability, boolean>> = {
  'In Stock': false,
  'Limited Stock': true,
};
