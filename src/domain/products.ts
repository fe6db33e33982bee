import type { Cents } from './money';
import { mostAlike } from './mostAlike';

/** The sort orders of the shop, in the specification's order; at first it sorts by name. */
export const shopSorts = ['price-low', 'price-high', 'name'] as const;
export type ShopSort = (typeof shopSorts)[number];

interface ShopProduct {
  readonly name: string;
  readonly category: string;
  readonly priceCents: Cents;
}

interface WishlistProduct extends ShopProduct {
  readonly rating: number;
}

/**
 * By name, without regard to accents and capitals unless nothing else differs. Not by `Intl.Collator`: its data takes a
 * telephone some 100 ms to load before it can sort the first list.
 */
function byName({ name: a }: ShopProduct, { name: b }: ShopProduct): number {
  return compare(plain(a), plain(b)) || compare(a, b);
}
const plain = (name: string) =>
  name
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
const compare = (a: string, b: string) => Number(a > b) - Number(a < b);
const byPrice = (a: ShopProduct, b: ShopProduct) => a.priceCents - b.priceCents || byName(a, b);

const shopOrders = {
  name: byName,
  'price-low': byPrice,
  'price-high': (a, b) => b.priceCents - a.priceCents || byName(a, b),
} satisfies Record<ShopSort, (a: ShopProduct, b: ShopProduct) => number>;

/** The products of a category (or of all), in the chosen order. Equal prices stand by name. */
export function visibleProducts<Product extends ShopProduct>(
  products: readonly Product[],
  { category, sort }: { readonly category: string; readonly sort: ShopSort },
): readonly Product[] {
  return products
    .filter((product) => category === 'all' || product.category === category)
    .sort(shopOrders[sort]);
}

/** How many of five stars a rating fills: the floor of it (specification §9). */
export function filledStars(rating: number): number {
  return Math.floor(rating);
}

/** The sort orders of the wishlist, as the specification names them. */
export const wishlistSorts = ['date-added', 'price-low', 'price-high', 'name', 'rating'] as const;
export type WishlistSort = (typeof wishlistSorts)[number];

/** The wishlist in the chosen order. It comes oldest first; 'date-added' shows the newest first. */
export function sortedWishlist<Product extends WishlistProduct>(
  products: readonly Product[],
  sort: WishlistSort,
): readonly Product[] {
  switch (sort) {
    case 'date-added':
      return products.toReversed();
    case 'rating':
      return products.toSorted((a, b) => b.rating - a.rating || byName(a, b));
    case 'name':
    case 'price-low':
    case 'price-high':
      return products.toSorted(shopOrders[sort]);
  }
}

/** The products to show beside one: its own category first, then the others in the shop's order. */
export function relatedProducts<Product extends { readonly category: string }>(
  products: readonly Product[],
  product: Product,
  count: number,
): readonly Product[] {
  return mostAlike(products, product, ({ category }) => Number(category === product.category), count);
}
