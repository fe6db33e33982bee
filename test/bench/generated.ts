import { productIds } from '../../src/content/slugs';
import type { Product } from '../../src/content/products/types';
import { productCategories } from '../../src/content/products/types';
import type { CartEntry } from '../../src/domain/cart';

const nth = <Item>(items: readonly [Item, ...Item[]], index: number): Item =>
  items[index % items.length] ?? items[0];

/** Leaps through 0 … 9999 in an order that is the same in every run and is no sort's best case. */
const scattered = (index: number) => (index * 7919) % 10_000;

/** A catalogue far larger than ours: as many products, with scattered names and many equal prices. */
export function generatedProducts(count: number): readonly Product[] {
  return Array.from({ length: count }, (_, index) => ({
    // The site knows six ids; the generated cart finds its products by name instead.
    id: nth(productIds, index),
    name: `Product ${String(scattered(index)).padStart(4, '0')}`,
    category: nth(productCategories, index),
    priceCents: 499 + 500 * (scattered(index) % 100),
    originalPriceCents: 99_999,
    rating: 4 + (index % 10) / 10,
    reviews: index,
    availability: 'In Stock',
  }));
}

/** A cart that holds each of these products once, every other one billed yearly. */
export function generatedLines(products: readonly Product[]): readonly CartEntry[] {
  return products.map(({ name }, index) => ({
    productId: name,
    billing: index % 2 === 0 ? 'monthly' : 'yearly',
    quantity: 1 + (index % 9),
    added: index,
    changed: index,
  }));
}

/** A saved cart of as many entries. The site sells a few products, so the same ones come again and again. */
export function generatedSavedCart(count: number): { readonly entries: readonly CartEntry[] } {
  return {
    entries: Array.from({ length: count }, (_, index) => ({
      productId: nth(productIds, index),
      billing: index % 2 === 0 ? 'monthly' : 'yearly',
      quantity: 1 + (index % 9),
      added: index,
      changed: index,
    })),
  };
}
