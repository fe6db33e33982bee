import { isRecord } from '../domain/isRecord';
import type { Migration } from './persistence/savedText';

/**
 * What turns the saved state of each old version into that of the next: the first starts from version 1. The version
 * that is written is one more than there are migrations. Whoever changes the shape of what is saved adds one, and a
 * fixture of the old shape (`test/store/fixtures/`).
 */
export const migrations: readonly Migration[] = [
  {
    name: 'redux-persist’s texts are unpacked; cart lines and wishlist ids become entries with logical times',
    migrate: (packed) => {
      const slices: Readonly<Record<string, unknown>> = Object.fromEntries(
        Object.entries(packed)
          .filter(([name]) => name !== '_persist')
          .map(([name, text]) => [name, unpacked(text)]),
      );
      return {
        ...slices,
        cart: { entries: stamped(slices.cart, 'lines', (line) => (isRecord(line) ? line : {})) },
        wishlist: {
          entries: stamped(slices.wishlist, 'productIds', (productId) => ({ productId, isListed: true })),
        },
      };
    },
  },
];

/** A slice as redux-persist packs it. One that can't be unpacked is lost, but the others need not be. */
function unpacked(text: unknown): unknown {
  if (typeof text !== 'string') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The items of a list, each with its place as the time it joined. What is no list becomes none at all. */
function stamped(slice: unknown, name: string, toEntry: (item: unknown) => object): unknown {
  const items = isRecord(slice) ? slice[name] : undefined;
  if (!Array.isArray(items)) return undefined;
  return items.map((item: unknown, index) => ({ ...toEntry(item), added: index, changed: 0 }));
}
