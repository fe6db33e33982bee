import { storageKeys } from '../domain/storageKeys';
import { isRecord } from '../persistence/fields';
import type { Path } from '../persistence/join';
import type { UnstampedValue } from '../persistence/fileFormat';

/**
 * Reads what versions 1 to 3 saved: whole slices without timestamps. `savedFile.ts` reads their keys. Delete this
 * file once no visitor has such data.
 */

/** Versions 1 and 2 were written to the first key. */
export const unstampedKeys = [storageKeys.shop, `${storageKeys.shop}:3`];

type Slice = Readonly<Record<string, unknown>>;

/** The sample products of those versions, in list order. */
const foundOnFirstVisit: readonly Path[] = [
  'cart/lines/ai-personalization-engine:monthly',
  'cart/lines/dynamic-pricing-optimizer:monthly',
  'wishlist/items/conversational-ai-assistant',
  'wishlist/items/review-sentiment-monitor',
  'wishlist/items/fraud-shield',
];
/** Maximum time at which these items joined their list, by prefix. Removed and added again, they have a later one. */
const latestFound = { 'cart/lines/': 0, 'wishlist/items/': 3, 'orders/orders/': 0 } as const;
/** Higher times can't occur and read as 0. */
const LATEST_TIME = 1_000_000_000;

const defaults: Readonly<Record<Path, unknown>> = {
  'shop/category': 'all',
  'shop/sort': 'name',
  'pricing/billing': 'monthly',
  'demoItems/isAnswered': false,
};

/** Reads the text of an older version; ignores invalid text. Never throws. */
export function readUnstamped(text: string): readonly UnstampedValue[] {
  try {
    const parsed: unknown = JSON.parse(text);
    if (!isRecord(parsed)) return [];
    // Version 1 used redux-persist's own format, an object of JSON texts.
    const slices = Object.hasOwn(parsed, '_persist') ? fromVersion1(parsed) : parsed;
    return [
      ...listOf(slices.cart, 'cart/lines/', cartLine),
      ...listOf(slices.orders, 'orders/orders/', order),
      ...listOf(slices.wishlist, 'wishlist/items/', wishlistItem),
      ...choicesOf(slices),
    ];
  } catch {
    return [];
  }
}

/** A list item: its key, and its value unless it was removed. */
type Item = Pick<UnstampedValue, 'value'> & { readonly key: string };

function cartLine(entry: Slice, isFound: boolean): Item {
  const line = withoutTimes(entry);
  const isDemoItem = isFound && line.quantity === 1;
  return {
    key: `${String(line.productId)}:${String(line.billing)}`,
    value: line.quantity === 0 ? undefined : { ...line, ...(isDemoItem && { isDemoItem }) },
  };
}

function wishlistItem({ productId, isListed }: Slice, isFound: boolean): Item {
  return {
    key: String(productId),
    value: isListed ? { productId, ...(isFound && { isDemoItem: true }) } : undefined,
  };
}

function order(entry: Slice): Item {
  const kept = withoutTimes(entry);
  const isDeleted = Array.isArray(kept.lines) && kept.lines.length === 0;
  return { key: String(kept.number), value: isDeleted ? undefined : withRows(kept) };
}

function withoutTimes(entry: Slice): Slice {
  return Object.fromEntries(Object.entries(entry).filter(([name]) => name !== 'added' && name !== 'changed'));
}

function listOf(
  slice: unknown,
  prefix: keyof typeof latestFound,
  toItem: (entry: Slice, isFound: boolean) => Item,
): readonly UnstampedValue[] {
  const entries: unknown = isRecord(slice) ? slice.entries : undefined;
  if (!Array.isArray(entries)) return [];
  const values = entries.filter(isRecord).map((entry): UnstampedValue => {
    const added = timeIn(entry.added);
    const path = prefix + toItem(entry, false).key;
    const place = foundOnFirstVisit.filter((found) => found.startsWith(prefix)).indexOf(path) + 1;
    const isFound = place > 0 && added <= latestFound[prefix];
    const { value } = toItem(entry, isFound);
    const isUntouched = isFound && entry.changed === 0 && isRecord(value) && value.isDemoItem === true;
    return {
      path,
      value,
      added: isFound ? place : added + 10,
      mark: isUntouched ? null : `${String(entry.changed)} ${String(entry.quantity)}`,
    };
  });
  // The list is complete, so initial products that it lacks were removed.
  const gone = foundOnFirstVisit.filter(
    (path) => path.startsWith(prefix) && !values.some((value) => value.path === path),
  );
  return [
    ...values,
    ...gone.map((path): UnstampedValue => ({ path, value: undefined, added: 0, mark: 'gone' })),
  ];
}

function timeIn(time: unknown): number {
  return typeof time === 'number' && time >= 0 && time <= LATEST_TIME ? time : 0;
}

function choicesOf({ shop, pricing, filling }: Slice): readonly UnstampedValue[] {
  const found: readonly (readonly [Path, unknown])[] = [
    ['shop/category', fieldOf(shop, 'category')],
    ['shop/sort', fieldOf(shop, 'sort')],
    ['pricing/billing', fieldOf(pricing, 'billing')],
    ['demoItems/isAnswered', fieldOf(filling, 'isAnswered')],
  ];
  return found
    .filter(([, value]) => value !== undefined)
    .map(([path, value]) => ({ path, value, added: 0, mark: value === defaults[path] ? null : value }));
}

function fieldOf(slice: unknown, name: string): unknown {
  return isRecord(slice) ? slice[name] : undefined;
}

/** Converts version 1 to version 2. Skips only slices that can't be parsed. */
function fromVersion1(packed: Slice): Slice {
  const slices = Object.fromEntries(Object.entries(packed).map(([name, text]) => [name, unpacked(text)]));
  return {
    ...slices,
    cart: { entries: itemsOf(slices.cart, 'lines')?.map(joinedAt) },
    wishlist: {
      entries: itemsOf(slices.wishlist, 'productIds')?.map((productId, index) =>
        joinedAt({ productId, isListed: true }, index),
      ),
    },
  };
}

function joinedAt(item: unknown, index: number) {
  return { ...(isRecord(item) ? item : {}), added: 1 + latestFound['wishlist/items/'] + index, changed: 0 };
}

function unpacked(text: unknown): unknown {
  if (typeof text !== 'string') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function itemsOf(slice: unknown, name: string): readonly unknown[] | undefined {
  const items = fieldOf(slice, name);
  return Array.isArray(items) ? items : undefined;
}

/** Version 2 saved only the tax of an order: 8%, shown as these rows. */
function withRows(kept: Slice): unknown {
  if (!Array.isArray(kept.lines) || typeof kept.tax !== 'number') return kept;
  const { tax, ...rest } = kept;
  const subtotal = kept.lines.reduce<number>(
    (sum, line) => sum + (isRecord(line) ? Number(line.amount) : 0),
    0,
  );
  return {
    ...rest,
    due: [
      { kind: 'subtotal', label: 'Subtotal', cents: subtotal },
      { kind: 'tax', label: 'Tax (8%)', cents: tax },
      { kind: 'total', label: 'Total', cents: subtotal + tax },
    ],
  };
}
