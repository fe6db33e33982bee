import { storageKeys } from '../domain/storageKeys';
import { isRecord } from '../persistence/fields';
import type { Path } from '../persistence/join';
import type { UnstampedValue } from '../persistence/fileFormat';

// Reads what versions 1 to 3 saved: whole slices without timestamps. `savedFile.ts` reads their keys. Delete this
// file once no visitor has such data.

/** Versions 1 and 2 shared the first key. */
export const unstampedKeys = [storageKeys.shop, `${storageKeys.shop}:3`];

type Slice = Readonly<Record<string, unknown>>;

/** The sample products of those versions, in list order. */
const initialPaths: readonly Path[] = [
  'cart/lines/ai-personalization-engine:monthly',
  'cart/lines/dynamic-pricing-optimizer:monthly',
  'wishlist/items/conversational-ai-assistant',
  'wishlist/items/review-sentiment-monitor',
  'wishlist/items/fraud-shield',
];
/** Maximum `added` time of an initial item, by prefix. One that was removed and added again has a later time. */
const MAX_INITIAL_TIME = { 'cart/lines/': 0, 'wishlist/items/': 3, 'orders/orders/': 0 } as const;
/** Later times are invalid and read as 0. */
const MAX_TIME = 1_000_000_000;

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

/** An item and its key; the value is undefined if the item was removed. */
type Item = Pick<UnstampedValue, 'value'> & { readonly key: string };

function cartLine(entry: Slice, isInitial: boolean): Item {
  const line = withoutTimes(entry);
  const isDemoItem = isInitial && line.quantity === 1;
  return {
    key: `${String(line.productId)}:${String(line.billing)}`,
    value: line.quantity === 0 ? undefined : { ...line, ...(isDemoItem && { isDemoItem }) },
  };
}

function wishlistItem({ productId, isListed }: Slice, isInitial: boolean): Item {
  return {
    key: String(productId),
    value: isListed ? { productId, ...(isInitial && { isDemoItem: true }) } : undefined,
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
  prefix: keyof typeof MAX_INITIAL_TIME,
  toItem: (entry: Slice, isInitial: boolean) => Item,
): readonly UnstampedValue[] {
  const entries: unknown = isRecord(slice) ? slice.entries : undefined;
  if (!Array.isArray(entries)) return [];
  const values = entries.filter(isRecord).map((entry): UnstampedValue => {
    const added = timeIn(entry.added);
    const path = prefix + toItem(entry, false).key;
    const place = initialPaths.filter((initial) => initial.startsWith(prefix)).indexOf(path) + 1;
    const isInitial = place > 0 && added <= MAX_INITIAL_TIME[prefix];
    const { value } = toItem(entry, isInitial);
    const isUntouched = isInitial && entry.changed === 0 && isRecord(value) && value.isDemoItem === true;
    return {
      path,
      value,
      added: isInitial ? place : added + 10,
      fingerprint: isUntouched ? null : `${String(entry.changed)} ${String(entry.quantity)}`,
    };
  });
  // The list is complete, so initial products that it lacks were removed.
  const gone = initialPaths.filter(
    (path) => path.startsWith(prefix) && !values.some((value) => value.path === path),
  );
  return [
    ...values,
    ...gone.map((path): UnstampedValue => ({ path, value: undefined, added: 0, fingerprint: 'gone' })),
  ];
}

function timeIn(time: unknown): number {
  return typeof time === 'number' && time >= 0 && time <= MAX_TIME ? time : 0;
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
    .map(([path, value]) => ({
      path,
      value,
      added: 0,
      fingerprint: value === defaults[path] ? null : value,
    }));
}

function fieldOf(slice: unknown, name: string): unknown {
  return isRecord(slice) ? slice[name] : undefined;
}

/** Converts version 1 to version 2. Skips only slices that can't be parsed. */
function fromVersion1(version1: Slice): Slice {
  const slices = Object.fromEntries(Object.entries(version1).map(([name, text]) => [name, unpacked(text)]));
  return {
    ...slices,
    cart: { entries: itemsOf(slices.cart, 'lines')?.map(withTimes) },
    wishlist: {
      entries: itemsOf(slices.wishlist, 'productIds')?.map((productId, index) =>
        withTimes({ productId, isListed: true }, index),
      ),
    },
  };
}

function withTimes(item: unknown, index: number) {
  return {
    ...(isRecord(item) ? item : {}),
    added: 1 + MAX_INITIAL_TIME['wishlist/items/'] + index,
    changed: 0,
  };
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

/** Version 2 saved only an order's tax of 8%. Adds the rows that it showed. */
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
