import type { Params } from 'react-router-dom';
import { findProduct } from '../../../content/products/catalog';
import { loadProductDetail, loadProductReviews } from '../../../content/loadContent';

/** Loads a product; null if its id is unknown. */
export async function productLoader(params: Params) {
  const product = findProduct(params.productId ?? '');
  if (!product) return null;
  const [detail, reviews] = await Promise.all([
    loadProductDetail(product.id),
    loadProductReviews(product.id),
  ]);
  return { product, detail, reviews };
}
