import { mergeCarts } from '../../domain/cart';
import { holdsCardNumber } from '../../domain/luhn';
import { mergeWishlists } from '../../domain/wishlist';
import type { SavedState } from './savedState';
import type { SavedText } from './savedText';
import { readSavedText, writeSavedText } from './savedText';
import type { StorageEngine } from './storage';

/** The storage key under which everything is saved. */
export const STORAGE_KEY = 'tangelo:shop';

/** Where a text that could not be read in full is put aside, so that nothing a visitor had is destroyed. */
export const BACKUP_KEY = 'tangelo:shop:unreadable';

/** Whether what the visitor does will be there on the next visit, and if not, why. */
export type SaveStatus =
  | 'saved'
  /** The last write failed; it is kept and tried again. */
  | 'failed'
  /** The browser gives us no storage at all. */
  | 'unavailable'
  /** A newer release has written here, and this one must not write over it. */
  | 'outdated';

/** The guarded place of saved state. None of its methods throws. */
export interface Vault {
  /** What is saved now, as far as it can be used. */
  readonly read: () => SavedText;
  /** Saves a state, or the slices of it that are given, merged with what other tabs have saved. */
  readonly write: (mine: Partial<SavedState>) => void;
  /** Tries again what could not be written. */
  readonly retry: () => void;
  /** Calls back whenever the status changes. */
  readonly onStatus: (listener: (status: SaveStatus) => void) => void;
}

/**
 * Makes a vault over an engine.
 *
 * @param initial what a first visit finds. It is not written until something in it changes.
 */
export function createVault(engine: StorageEngine, initial: SavedState): Vault {
  let status: SaveStatus = 'saved';
  const listeners: ((status: SaveStatus) => void)[] = [];
  /** What could not be written yet. */
  let pending: Partial<SavedState> = {};
  /** The state as this tab has last read it or written it: what has not changed since is not this tab's word. */
  let base: Partial<SavedState> = initial;
  let hasRead = false;

  const setStatus = (next: SaveStatus) => {
    if (next === status) return;
    status = next;
    for (const listener of listeners) listener(next);
  };

  const readText = (): { readonly text: string | null } | null => {
    try {
      return { text: engine.getItem(STORAGE_KEY) };
    } catch {
      setStatus('unavailable');
      return null;
    }
  };

  const putAside = (text: string) => {
    try {
      if (!holdsCardNumber(text)) engine.setItem(BACKUP_KEY, text);
    } catch {
      // There is no room for a copy. The original stands until the next change.
    }
  };

  const read = (): SavedText => {
    const found = readText();
    const content = readSavedText(found?.text ?? null);
    if (content.isDamaged && found?.text) putAside(found.text);
    if (content.isNewer) setStatus('outdated');
    if (!hasRead) {
      hasRead = true;
      base = { ...initial, ...content.saved };
    }
    return content;
  };

  const retry = () => {
    if (Object.keys(pending).length === 0) return;
    const found = readText();
    if (!found) return;
    const stored = readSavedText(found.text);
    if (stored.isNewer) {
      setStatus('outdated');
      return;
    }
    const merged = mergeSaved({ ...base, ...stored.saved }, pending, base);
    const text = writeSavedText(merged);
    const isUnchanged = text === (found.text ?? writeSavedText(initial));
    // Nothing we save has such a number; should one ever get in here, it stops here.
    if (!isUnchanged && !holdsCardNumber(text)) {
      try {
        engine.setItem(STORAGE_KEY, text);
      } catch {
        setStatus('failed');
        return;
      }
    }
    base = { ...base, ...pending };
    pending = {};
    setStatus('saved');
  };

  return {
    read,
    write: (mine) => {
      pending = { ...pending, ...mine };
      retry();
    },
    retry,
    onStatus: (listener) => {
      listeners.push(listener);
    },
  };
}

/** Each saved slice, or that there is none: the compiler asks for one that was forgotten. */
type EachSlice = { readonly [Slice in keyof SavedState]: SavedState[Slice] | undefined };

/**
 * What is stored and what this tab has, as one. Lists are merged entry by entry; of the shop's filters and the
 * pricing toggle this tab's word counts only where it has changed them itself.
 */
function mergeSaved(
  stored: Partial<SavedState>,
  mine: Partial<SavedState>,
  base: Partial<SavedState>,
): EachSlice {
  const ours = <Slice extends 'shop' | 'pricing'>(slice: Slice) =>
    JSON.stringify(mine[slice]) === JSON.stringify(base[slice])
      ? (stored[slice] ?? mine[slice])
      : (mine[slice] ?? stored[slice]);
  return {
    cart: { entries: mergeCarts(stored.cart?.entries ?? [], mine.cart?.entries ?? []) },
    wishlist: { entries: mergeWishlists(stored.wishlist?.entries ?? [], mine.wishlist?.entries ?? []) },
    shop: ours('shop'),
    pricing: ours('pricing'),
  };
}
