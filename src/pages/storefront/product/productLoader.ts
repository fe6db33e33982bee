import type { Params } from 'react-router-dom';
import { loadProductViews } from '../../../components/art/products/loadViews';
import { findProduct } from '../../../content/products/catalogue';
import { loadProductDetail } from '../../../content/products/loadDetail';

/** Loads what a product's page says and its pictures; null for a product that the shop does not have. */
export async function productLoader(params: Params) {
  const product = findProduct(params.productId ?? '');
  if (!product) return null;
  const [detail, views] = await Promise.all([loadProductDetail(product.id), loadProductViews(product.id)]);
  return { product, detail, views };
}
