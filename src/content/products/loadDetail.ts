import type { ProductId } from '../slugs';
import type { ProductDetail } from './types';

/** Loads a product's detail, which has its own chunk. */
export function loadProductDetail(id: ProductId): Promise<ProductDetail> {
  return import(`./details/${id}.ts`).then(({ detail }: { readonly detail: ProductDetail }) => detail);
}
