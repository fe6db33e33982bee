import { productIds } from '../../src/content/slugs';
import type { Product } from '../../src/content/products/types';
import { productCategories } from '../../src/content/products/types';
import type { CartLine } from '../../src/domain/cart';
import { storageKeys } from '../../src/domain/storageKeys';
import type { Entries } from '../../src/persistence/join';
import { join } from '../../src/persistence/join';
import { savedFile } from '../../src/persistence/savedFile';
import { writeText } from '../../src/persistence/savedText';
import { memoryStorage } from '../../src/persistence/storage';
import { savedValues } from '../../src/persistence/values';
import { STORAGE_KEY, lastingFields } from '../../src/store/saved';
import { initialRootState } from '../../src/store/slices';

function nth<Item>(items: readonly Item[], index: number): Item {
  const item = items[index % items.length];
  if (item === undefined) throw new Error('The list is empty.');
  return item;
}

/** A fixed permutation of 0 to 9,999, so that names and prices are unsorted. */
const scattered = (index: number) => (index * 7919) % 10_000;

/** Creates a catalog of any size, with unsorted names and many equal prices. */
export function generatedProducts(count: number): readonly Product[] {
  return Array.from({ length: count }, (_, index) => ({
    // Ids repeat, because the site has only six.
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

/** Creates one cart line per product. Every other line is billed yearly. */
export function generatedLines(products: readonly Product[]): CartLine[] {
  return products.map(({ name }, index) => ({
    productId: name,
    billing: index % 2 === 0 ? 'monthly' : 'yearly',
    quantity: 1 + (index % 9),
  }));
}

/** Creates a saved cart with `count` lines of unknown products, which the shop keeps. */
function generatedEntries(count: number): Entries {
  return Object.fromEntries(
    generatedLines(generatedProducts(count)).map((value, index) => [
      `cart/lines/${value.productId}:${value.billing}`,
      { at: 1 + index, place: 1 + index, value },
    ]),
  );
}

const values = savedValues(lastingFields, initialRootState);

/**
 * Stores a cart of `count` lines. `read` opens it as a page does; `writer` returns a function that saves
 * another change on each call.
 */
export function generatedFile(count: number) {
  const entries = generatedEntries(count);
  const text = writeText(entries, 1);
  const open = () =>
    savedFile(memoryStorage({ [STORAGE_KEY]: text }), storageKeys.saved, [], values.isInitial);
  return {
    read: () => values.withEntries({ state: initialRootState, stamps: {} }, open().read(Date.now()).all),
    writer: () => {
      const file = open();
      const [first] = Object.entries(entries);
      let at = 1_000_000;
      return () => {
        at += 1;
        const stored = file.read(Date.now());
        if (first) file.write(stored, join(stored.all, { ...entries, [first[0]]: { ...first[1], at } }), at);
      };
    },
  };
}
