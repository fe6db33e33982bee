import { selectCartLines } from '../../../../store/cart/cartSelectors';
import type { CartState } from '../../../../store/cart/cartSlice';
import { cartReducer, lineAdded } from '../../../../store/cart/cartSlice';
import type { SaveStatus } from '../../../../store/persistence/persistenceSlice';
import { saveStatusChanged } from '../../../../store/persistence/persistenceSlice';
import type { StorageEngine } from '../../../../store/persistence/storage';
import { memoryStorage } from '../../../../store/persistence/storage';
import { BACKUP_KEY } from '../../../../store/persistence/vault';
import { STORAGE_KEY, firstVisitSaved, shopVault } from '../../../../store/savedFormat';
import { fieldsOf, parsed } from './json';

/** The ways to break a saved text, in the page's order. */
export const waysToBreak = ['half', 'wrongType', 'unknownProduct', 'fullStorage'] as const;

export type WayToBreak = (typeof waysToBreak)[number];

/** What the store makes of a broken text. */
export interface BrokenCopy {
  /** The text, broken. */
  readonly text: string;
  /** The cart that a page would begin with, `Fraud Shield × 2`; null if it is that of a first visit. */
  readonly kept: readonly string[] | null;
  /** How many entries can't be used or shown. */
  readonly dropped: number;
  /** Whether something of the text could not be read. */
  readonly isDamaged: boolean;
  /** Whether the unreadable text was put aside before it is written over. */
  readonly isPutAside: boolean;
  /** How saving goes once the visitor adds a product. */
  readonly status: SaveStatus;
  /** The text on the disk after that, if writing changed it. */
  readonly written: string | null;
}

/**
 * Breaks a copy of a saved text, has the store's own vault read it and write one more product, and tells what came of
 * it. All of it is in memory.
 */
export function breakCopy(text: string, way: WayToBreak): BrokenCopy {
  const broken = breakers[way](text);
  const memory = memoryStorage({ [STORAGE_KEY]: broken });
  let isFull = false;
  const engine: StorageEngine = {
    ...memory,
    setItem: (key, value) => {
      if (isFull) throw new DOMException('The storage is full.', 'QuotaExceededError');
      memory.setItem(key, value);
    },
  };
  let status: SaveStatus = 'saved';
  const vault = shopVault(engine, (event) => {
    if (saveStatusChanged.match(event)) status = event.payload.status;
  });
  const { saved, dropped, isDamaged } = vault.open();
  const cart: CartState = saved.cart ?? firstVisitSaved.cart;
  isFull = way === 'fullStorage';
  const { entries } = cartReducer(
    cart,
    lineAdded({ productId: 'fraud-shield', quantity: 1, billing: 'yearly' }),
  );
  vault.write({ cart: { entries } });
  const written = memory.getItem(STORAGE_KEY);
  return {
    text: broken,
    kept: saved.cart
      ? selectCartLines({ cart }).map(({ product, quantity }) => `${product.name} × ${quantity}`)
      : null,
    dropped,
    isDamaged,
    isPutAside: memory.getItem(BACKUP_KEY) === broken,
    status,
    written: written === broken ? null : written,
  };
}

const breakers: Readonly<Record<WayToBreak, (text: string) => string>> = {
  half: (text) => text.slice(0, Math.floor(text.length / 2)),
  wrongType: (text) => edited(text, { quantity: 'many' }),
  unknownProduct: (text) => edited(text, { productId: 'a-product-of-next-year', quantity: 1 }),
  fullStorage: (text) => text,
};

/** The text with the first entry of its cart changed. */
function edited(text: string, changed: Readonly<Record<string, unknown>>): string {
  const content = fieldsOf(parsed(text));
  const { entries } = fieldsOf(content.cart);
  const list: readonly unknown[] = Array.isArray(entries) ? entries : [];
  return JSON.stringify({
    ...content,
    cart: { entries: list.map((entry, index) => (index === 0 ? { ...fieldsOf(entry), ...changed } : entry)) },
  });
}
