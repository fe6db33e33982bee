import { backupKey } from '../../../../persistence/backup';
import { isRecord } from '../../../../persistence/fields';
import { savedFile } from '../../../../persistence/savedFile';
import type { SaveStatus } from '../../../../persistence/statusSlice';
import { saveStatusChanged } from '../../../../persistence/statusSlice';
import type { StorageEngine } from '../../../../persistence/storage';
import { memoryStorage } from '../../../../persistence/storage';
import { selectCartLines } from '../../../../store/cart/cartSelectors';
import { lineAdded } from '../../../../store/cart/cartSlice';
import { rootReducer } from '../../../../store/rootReducer';
import { STORAGE_KEY, fileFormat, values } from '../../../../store/saved';
import { firstVisit } from '../../../../store/slices';
import type { Change } from './changes';
import { changesBetween } from './changes';
import { fieldsOf, parsed } from './json';

/** Ways to break saving, in page order. */
export const waysToBreak = ['half', 'wrongType', 'unknownProduct', 'fullStorage'] as const;

export type WayToBreak = (typeof waysToBreak)[number];

export interface BrokenCopy {
  readonly text: string;
  /** The values that were changed. Empty if the text can't be parsed or wasn't changed. */
  readonly damage: readonly Change[];
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
  const file = savedFile(engine, fileFormat, (action) => {
    if (saveStatusChanged.match(action)) status = action.payload.status;
  });
  const document = file.read();
  const opened = values.withValues(firstVisit, document);
  isFull = way === 'fullStorage';
  const next = rootReducer(opened, lineAdded({ productId: 'fraud-shield', quantity: 1, billing: 'yearly' }));
  file.write(values.documentOf(next));
  const written = memory.getItem(STORAGE_KEY);
  const content = parsed(broken);
  return {
    text: broken,
    damage: isRecord(content) ? changesBetween(savedIn(parsed(text)), savedIn(content)) : [],
    kept: selectCartLines(opened).map(({ key, product, quantity }) => {
      const isInitial = opened.stamps[`cart/lines/${key}`] === undefined;
      return `${product.name} × ${quantity}${isInitial ? ' (from the initial state)' : ''}`;
    }),
    dropped: values.unusableCount(document),
    isBackedUp: memory.getItem(backupKey(fileFormat)) === broken,
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
