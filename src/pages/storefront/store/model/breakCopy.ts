import { isRecord } from '../../../../domain/validators';
import { backupKeyOf } from '../../../../persistence/savedFile';
import type { SaveStatus } from '../../../../persistence/savingSlice';
import { selectDroppedCount, selectSaveStatus, selectStamps } from '../../../../persistence/savingSlice';
import type { StorageEngine } from '../../../../persistence/storage';
import { memoryStorage } from '../../../../persistence/storage';
import { storageKeys } from '../../../../domain/storageKeys';
import { selectCartLines } from '../../../../store/cart/cartSelectors';
import { lineAdded } from '../../../../store/cart/cartSlice';
import { STORAGE_KEY } from '../../../../store/saved';
import { makeStore } from '../../../../store/store';
import type { ValueChange } from './changes';
import { changesBetween } from './changes';
import { fieldsOf, parsed } from './json';
import { values } from './savedFields';

/** Ways to break saving, in page order. */
export const waysToBreak = ['half', 'wrongType', 'unknownProduct', 'fullStorage'] as const;

export type WayToBreak = (typeof waysToBreak)[number];

export interface BrokenCopy {
  readonly text: string;
  /** The values that were changed. Empty if the text can't be parsed or wasn't changed. */
  readonly damage: readonly ValueChange[];
  /** The recovered cart, for example `Fraud Shield × 2`. Says which lines are those of a first visit. */
  readonly kept: readonly string[];
  /** Number of items that were left out because the store can't use them. */
  readonly dropped: number;
  /** True if the broken text was backed up before it was overwritten. */
  readonly isBackedUp: boolean;
  /** Save status after a product was added. */
  readonly status: SaveStatus;
  /** The text in storage after a product was added; null if it didn't change. */
  readonly written: string | null;
}

/**
 * Breaks an in-memory copy of the saved text, or fills its storage. Then reads it as the store does, and adds a
 * product.
 */
export async function breakCopy(text: string, way: WayToBreak): Promise<BrokenCopy> {
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
  const store = makeStore({ storage: engine, isInDevTools: false });
  await store.saving.start({ followsPage: false });
  const opened = store.getState();
  isFull = way === 'fullStorage';
  store.dispatch(lineAdded({ productId: 'fraud-shield', quantity: 1, billing: 'yearly' }));
  store.saving.stop();
  const written = memory.getItem(STORAGE_KEY);
  const content = parsed(broken);
  return {
    text: broken,
    damage: isRecord(content) ? changesBetween(savedIn(parsed(text)), savedIn(content)) : [],
    kept: selectCartLines(opened).map(({ key, product, quantity }) => {
      const isInitial = selectStamps(opened)[`cart/lines/${key}`] === undefined;
      return `${product.name} × ${quantity}${isInitial ? ' (from the initial state)' : ''}`;
    }),
    dropped: isRecord(content) ? selectDroppedCount(opened) : 0,
    isBackedUp: memory.getItem(backupKeyOf(storageKeys.saved)) === broken,
    status: selectSaveStatus(store.getState()),
    written: written === broken ? null : written,
  };
}

const breakers: Readonly<Record<WayToBreak, (text: string) => string>> = {
  half: (text) => text.slice(0, Math.floor(text.length / 2)),
  wrongType: (text) => edited(text, { quantity: 'many' }),
  unknownProduct: (text) => edited(text, { productId: 'a-product-of-next-year', quantity: 1 }),
  fullStorage: (text) => text,
};

const savedIn = (content: unknown) => fieldsOf(fieldsOf(content).saved);

/**
 * Replaces fields of a cart line in the saved text, preferably one that isn't in the initial state, which would take
 * its place. Without cart lines, the text stays as it is.
 */
function edited(text: string, changed: Readonly<Record<string, unknown>>): string {
  const content = fieldsOf(parsed(text));
  const saved = savedIn(content);
  const lines = Object.keys(saved).filter(
    (path) => path.startsWith('cart/lines/') && 'value' in fieldsOf(saved[path]),
  );
  const path = lines.find((each) => !values.isInitial(each)) ?? lines[0];
  if (path === undefined) return text;
  const entry = fieldsOf(saved[path]);
  const line = { ...entry, value: { ...fieldsOf(entry.value), ...changed } };
  return JSON.stringify({ ...content, saved: { ...saved, [path]: line } });
}
