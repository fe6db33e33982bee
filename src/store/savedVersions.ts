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
  {
    name: 'an order keeps each row of what it was charged, in the place of its tax alone',
    migrate: (slices) =>
      isRecord(slices.orders) && Array.isArray(slices.orders.entries)
        ? { ...slices, orders: { ...slices.orders, entries: slices.orders.entries.map(withRows) } }
        : slices,
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

/** An order of version 2 with the rows that version 2 showed of it. What is no such order is left for reading to judge. */
function withRows(order: unknown): unknown {
  if (!isRecord(order) || !Array.isArray(order.lines) || typeof order.tax !== 'number') return order;
  const { tax, ...kept } = order;
  const subtotal = order.lines.reduce<number>(
    (sum, line) => sum + (isRecord(line) ? Number(line.amount) : 0),
    0,
  );
  // All that version 2 charged was 8%. A deleted order has no rows, as it has no lines.
  const due = [
    { kind: 'subtotal', label: 'Subtotal', cents: subtotal },
    { kind: 'tax', label: 'Tax (8%)', cents: tax },
    { kind: 'total', label: 'Total', cents: subtotal + tax },
  ];
  return { ...kept, due: order.lines.length > 0 ? due : [] };
}
