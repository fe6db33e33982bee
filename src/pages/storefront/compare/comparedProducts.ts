import { findProduct } from '../../../content/products/catalogue';
import type { ProductId } from '../../../content/slugs';
import { productIds } from '../../../content/slugs';

/**
 * The products that an address asks to compare, in its order and each once. Unknown ones are left out; an address that
 * names none means all of them.
 */
export function comparedProducts(asked: string | null): readonly ProductId[] {
  const known = (asked ?? '').split(',').flatMap((id) => findProduct(id)?.id ?? []);
  return asked === null ? productIds : [...new Set(known)];
}
