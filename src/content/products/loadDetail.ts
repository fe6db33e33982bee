import type { ProductId } from '../slugs';
import type { ProductDetail } from './types';

/** Each product has its own chunk. */
export function loadProductDetail(id: ProductId): Promise<ProductDetail> {
  return import(`./details/${id}.ts`).then(({ detail }: { readonly detail: ProductDetail }) => detail);
}
