import type { Cents } from './money';
import { mostSimilar } from './mostSimilar';

/** The shop's sorts, in the order of the specification. */
export const shopSorts = ['price-low', 'price-high', 'name'] as const;
export type ShopSort = (typeof shopSorts)[number];

/** The shop's filters. To add one, add it here and fix what `tsc` reports. */
export interface ShopFilters<Category extends string = string> {
  readonly category: Category | 'all';
  readonly sort: ShopSort;
}

interface ShopProduct {
  readonly name: string;
  readonly category: string;
  readonly priceCents: Cents;
}

interface WishlistProduct extends ShopProduct {
  readonly rating: number;
}

/**
 * Compares names, ignoring accents and case unless nothing else differs. Avoids `Intl.Collator`, whose data takes
 * some 100 ms to load on a phone.
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

/** A test for each filter, except the sort, which excludes no products. */
const filterRules: Readonly<
  Record<Exclude<keyof ShopFilters, 'sort'>, (product: ShopProduct, filters: ShopFilters) => boolean>
> = {
  category: (product, { category }) => category === 'all' || product.category === category,
};

/** Returns the products that pass all filters, sorted. Equal prices sort by name. */
export function visibleProducts<Product extends ShopProduct>(
  products: readonly Product[],
  filters: ShopFilters,
): readonly Product[] {
  return products
    .filter((product) => Object.values(filterRules).every((passes) => passes(product, filters)))
    .sort(shopOrders[filters.sort]);
}

/** Returns how many of five stars to fill: the rating, rounded down (specification §9). */
export function filledStars(rating: number): number {
  return Math.floor(rating);
}

/** The wishlist's sorts, in the order of the specification. */
export const wishlistSorts = ['date-added', 'price-low', 'price-high', 'name', 'rating'] as const;
export type WishlistSort = (typeof wishlistSorts)[number];

/** Sorts the wishlist, which is stored oldest first; 'date-added' returns the newest first. */
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

/** Returns other products: those of the same category first, then the rest in shop order. */
export function relatedProducts<Product extends { readonly category: string }>(
  products: readonly Product[],
  product: Product,
  count: number,
): readonly Product[] {
  const others = products.filter((other) => other !== product);
  return mostSimilar(others, ({ category }) => Number(category === product.category), count);
}
