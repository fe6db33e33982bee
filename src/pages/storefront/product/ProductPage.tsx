import { ProductNotFound } from './ProductNotFound';
import { ProductView } from './ProductView';
import type { productLoader } from './productLoader';

/** A product's page, or the word that the shop has no such product. */
function ProductPage({ content: loaded }: { readonly content: Awaited<ReturnType<typeof productLoader>> }) {
  // The key starts picture, quantity and billing period afresh when a related product is opened from here.
  return loaded ? <ProductView key={loaded.product.id} {...loaded} /> : <ProductNotFound />;
}

export { ProductPage as Component };
