import type { Params } from 'react-router-dom';
import { loadProductViews } from '../../../components/art/products/loadViews';
import { findProduct } from '../../../content/products/catalog';
import { loadProductDetail, loadProductReviews } from '../../../content/loadContent';

/** Loads a product; null if its id is unknown. */
export async function productLoader(params: Params) {
  const product = findProduct(params.productId ?? '');
  if (!product) return null;
  const [detail, reviews, views] = await Promise.all([
    loadProductDetail(product.id),
    loadProductReviews(product.id),
    loadProductViews(product.id),
  ]);
  return { product, detail, reviews, views };
}
