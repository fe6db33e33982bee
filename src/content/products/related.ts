import { relatedProducts } from '../../domain/products';
import type { Product } from './types';
import { catalogue } from './catalogue';

const SHOWN_BESIDE_ONE = 3;

export function productsBeside(product: Product): readonly Product[] {
  return relatedProducts(catalogue, product, SHOWN_BESIDE_ONE);
}
