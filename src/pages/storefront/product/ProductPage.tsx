import { ProductNotFound } from './ProductNotFound';
import { ProductView } from './ProductView';
import type { productLoader } from './productLoader';

/** A product's page, or the not-found page. */
function ProductPage({ content: loaded }: { readonly content: Awaited<ReturnType<typeof productLoader>> }) {
  // Keyed, so that picture, quantity and billing period reset when a related product is opened from here.
  return loaded ? <ProductView key={loaded.product.id} {...loaded} /> : <ProductNotFound />;
}

export { ProductPage as Component };
