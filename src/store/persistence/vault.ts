import { holdsCardNumber } from '../../domain/luhn';
import type { SavedLists } from './mergeSaved';
import { hasNews, mergeSaved, withoutInitial } from './mergeSaved';
import type { SavedState } from './savedState';
import type { SavedText } from './savedText';
import { readSavedText, writeSavedText } from './savedText';
import type { StorageEngine } from './storage';

/** The storage key under which everything is saved. */
export const STORAGE_KEY = 'tangelo:shop';

/** Where a text that could not be read in full is put aside, so that nothing a visitor had is destroyed. */
export const BACKUP_KEY = 'tangelo:shop:unreadable';

/** A second and a third such text have their own places; what comes later replaces the third. */
const backupKeys = [BACKUP_KEY, `${BACKUP_KEY}:2`, `${BACKUP_KEY}:3`];

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
  /** What was saved when the page opened, as far as it can be used. It is read once, so that all agree on it. */
  readonly opened: () => SavedText;
  /** What is saved now, as far as it can be used. */
  readonly read: () => SavedText;
  /** Saves a state, or the slices of it that are given, merged with what other tabs have saved. */
  readonly write: (mine: Partial<SavedState>) => void;
  /**
   * Saves what this tab has and storage lacks, if anything: of two tabs that wrote in the same moment the first was
   * overwritten. What the visitor has cleared away stays away until the next change.
   */
  readonly restore: (mine: SavedLists) => void;
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
  /** What the page opened with; unset as long as storage could not be read. */
  let opening: SavedText | undefined;

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

  /** Keeps a copy of what of a text would be lost with it; false if there is no room for one. */
  const putAside = (text: string | null, { isDamaged, isNewer, dropped }: SavedText): boolean => {
    const isWhole = !isDamaged && dropped === 0;
    // A newer release's text stands untouched, and one with a card number must not stand anywhere.
    if (text === null || isWhole || isNewer || holdsCardNumber(text)) return true;
    try {
      const isFree = (key: string) => [null, text].includes(engine.getItem(key));
      const key = backupKeys.find(isFree) ?? backupKeys[backupKeys.length - 1] ?? BACKUP_KEY;
      if (engine.getItem(key) !== text) engine.setItem(key, text);
      return true;
    } catch {
      return false;
    }
  };

  const read = (): SavedText => {
    const found = readText();
    const content = readSavedText(found?.text ?? null);
    if (!found) return content;
    putAside(found.text, content);
    if (content.isNewer) setStatus('outdated');
    else if (Object.keys(pending).length === 0) setStatus('saved');
    if (!opening) {
      opening = content;
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
    // As long as storage could not be read, what a first visit finds stood in for it; it is not this tab's word.
    const mine = opening ? pending : withoutInitial(pending);
    const text = writeSavedText(mergeSaved({ ...base, ...stored.saved }, mine, base));
    if (text !== (found.text ?? writeSavedText(initial))) {
      // Nothing we save has a card number; should one ever get in here, it stops here.
      if (holdsCardNumber(text) || !putAside(found.text, stored)) {
        setStatus('failed');
        return;
      }
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

  const write = (mine: Partial<SavedState>) => {
    pending = { ...pending, ...mine };
    retry();
  };

  return {
    opened: () => opening ?? read(),
    read,
    write,
    restore: (mine) => {
      const text = readText()?.text ?? null;
      const stored = readSavedText(text);
      if (text !== null && !stored.isNewer && (stored.isDamaged || hasNews(mine, stored.saved))) write(mine);
      else retry();
    },
    retry,
    onStatus: (listener) => {
      listeners.push(listener);
    },
  };
}
