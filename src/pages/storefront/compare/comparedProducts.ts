import { findProduct } from '../../../content/products/catalogue';
import type { ProductId } from '../../../content/slugs';
import { productIds } from '../../../content/slugs';

/**
 * The products in the URL, in order and without duplicates. Unknown ones are ignored; without any, all
 * products are compared.
 */
export function comparedProducts(asked: string | null): readonly ProductId[] {
  const known = (asked ?? '').split(',').flatMap((id) => findProduct(id)?.id ?? []);
  return asked === null ? productIds : [...new Set(known)];
}
