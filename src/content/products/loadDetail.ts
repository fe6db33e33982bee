import type { ProductId } from '../slugs';
import type { ProductDetail } from './types';

/** Loads what a product's own page says, each in a chunk of its own. */
export function loadProductDetail(id: ProductId): Promise<ProductDetail> {
  return import(`./details/${id}.ts`).then(({ detail }: { readonly detail: ProductDetail }) => detail);
}
