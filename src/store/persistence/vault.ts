import type { UnknownAction } from '@reduxjs/toolkit';
import { holdsCardNumber } from '../../domain/luhn';
import type { SaveStatus } from './persistenceSlice';
import { cardNumberLeftOut, saveStatusChanged, savedItemsDropped } from './persistenceSlice';
import type { SavedStateTools } from './savedState';
import type { TextFormat, SavedText } from './savedText';
import type { StorageEngine } from './storage';

/** The storage key under which everything is saved. */
export const STORAGE_KEY = 'tangelo:shop';

/** Where a text that could not be read in full is put aside, so that nothing a visitor had is destroyed. */
export const BACKUP_KEY = 'tangelo:shop:unreadable';

/** No text of ours is nearly so long. Of one that is, the beginning is put aside: a copy of it all may find no room. */
const LONGEST_BACKUP = 100_000;

/** What storage holds, for a tab that did not know it yet. */
export interface StoredChanges<Saved> {
  readonly saved: Partial<Saved>;
  /**
   * Where the tab has read nothing before: what it has written already, or began with. What it has done since then came
   * without knowing what was saved.
   */
  readonly before: Saved | null;
}

/** The guarded place of saved state. None of its methods throws. */
export interface Vault<Saved> {
  /** What is saved now, as far as it can be used: what a page begins with. */
  readonly open: () => SavedText<Saved>;
  /** What is saved now, if it has changed since this tab last read it or wrote it. */
  readonly readIfChanged: () => StoredChanges<Saved> | null;
  /** Saves the slices that are given, merged with what other tabs have saved. */
  readonly write: (mine: Partial<Saved>) => void;
  /**
   * Saves what this tab has and storage lacks, if anything: of two tabs that wrote in the same moment the first was
   * overwritten. What the visitor has cleared away stays away until the next change.
   */
  readonly writeMissing: (mine: Saved) => void;
  /** Tries again what could not be written. */
  readonly writePending: () => void;
  /** The tab's state is no longer what it was: what is stored is news to it, whatever it read before. */
  readonly markUnread: () => void;
  /** Whom the vault tells how its work goes, by the events of `persistenceSlice.ts`. */
  readonly subscribe: (listener: (event: UnknownAction) => void) => void;
}

interface VaultOptions<Saved> {
  readonly engine: StorageEngine;
  readonly tools: SavedStateTools<Saved>;
  readonly format: TextFormat<Saved>;
  /** What a first visit finds. It is not written until something in it changes. */
  readonly firstVisit: Saved;
}

/** Makes a vault over a storage engine. */
export function createVault<Saved>({ engine, tools, format, firstVisit }: VaultOptions<Saved>): Vault<Saved> {
  let status: SaveStatus = 'saved';
  let notify: (event: UnknownAction) => void = () => undefined;
  /** What could not be written yet. */
  let pending: Partial<Saved> = {};
  /** The state as this tab has last read it or written it: what has not changed since is not its own choice. */
  let base = firstVisit;
  /** Whether storage could be read at all since the page opened. */
  let isOpened = false;
  /** The stored text that this tab's state has taken in; undefined if there is none. */
  let known: string | null | undefined;
  /** It is told once in the life of a page. */
  let isRedactionTold = false;
  /** What was put back last. */
  let restored: string | null = null;

  const hasPending = () => Object.keys(pending).length > 0;

  const setStatus = (next: SaveStatus) => {
    if (next === status) return;
    status = next;
    notify(saveStatusChanged({ status }));
  };

  const readText = (): { readonly text: string | null } | null => {
    try {
      const text = engine.getItem(STORAGE_KEY);
      if (status === 'unavailable') setStatus(hasPending() ? 'failed' : 'saved');
      return { text };
    } catch {
      setStatus('unavailable');
      return null;
    }
  };

  /** Keeps a copy of what of a text would be lost with it; false if there is no room for one. */
  const putAside = (text: string | null, { isDamaged, isNewer }: SavedText<Saved>): boolean => {
    // A newer release's text is left as it is, and one with a card number must not be anywhere.
    if (text === null || !isDamaged || isNewer) return true;
    const copy = text.slice(0, LONGEST_BACKUP);
    if (holdsCardNumber(copy)) return true;
    try {
      const isFree = (key: string) => [null, copy].includes(engine.getItem(key));
      // A second and a third such text have their own places; what comes later replaces the third.
      const key = [BACKUP_KEY, `${BACKUP_KEY}:2`].find(isFree) ?? `${BACKUP_KEY}:3`;
      if (engine.getItem(key) !== copy) engine.setItem(key, copy);
      return true;
    } catch {
      return false;
    }
  };

  /** Reads for this tab's state: from now on the tab knows what is stored. */
  const takeIn = (text: string | null): SavedText<Saved> => {
    const content = format.read(text);
    putAside(text, content);
    if (content.isNewer) setStatus('outdated');
    else if (!hasPending()) setStatus('saved');
    known = text;
    return content;
  };

  const open = (): SavedText<Saved> => {
    const found = readText();
    if (!found) return format.read(null);
    const content = takeIn(found.text);
    isOpened = true;
    base = { ...firstVisit, ...content.saved };
    if (content.dropped > 0) notify(savedItemsDropped({ count: content.dropped }));
    return content;
  };

  const writePending = () => {
    if (!hasPending()) return;
    const found = readText();
    if (!found) return;
    const stored = format.read(found.text);
    if (stored.isNewer) {
      setStatus('outdated');
      return;
    }
    // A tab that could not read yet has done what it did without knowing what was saved.
    const merged = isOpened
      ? tools.merge(pending, stored.saved, base)
      : tools.rebase(pending, stored.saved, base);
    const { text, isRedacted } = format.write({ ...base, ...merged }, stored.unknown);
    if (text !== (found.text ?? format.write(firstVisit, {}).text)) {
      try {
        if (!putAside(found.text, stored)) throw new Error('There is no room for a copy.');
        engine.setItem(STORAGE_KEY, text);
      } catch {
        setStatus('failed');
        return;
      }
      // What another tab has stored meanwhile is merged into the text, but this tab's state does not have it yet.
      if (known === found.text) known = text;
    }
    base = { ...base, ...pending };
    pending = {};
    setStatus('saved');
    if (isRedacted && !isRedactionTold) {
      isRedactionTold = true;
      notify(cardNumberLeftOut());
    }
  };

  const write = (mine: Partial<Saved>) => {
    pending = { ...pending, ...mine };
    writePending();
  };

  return {
    open,
    readIfChanged: () => {
      const found = readText();
      if (!found || (isOpened && found.text === known)) return null;
      const before = isOpened ? null : base;
      return { saved: (isOpened ? takeIn(found.text) : open()).saved, before };
    },
    write,
    writeMissing: (mine) => {
      const text = readText()?.text ?? null;
      const stored = format.read(text);
      // Once only: two tabs that judge a state differently would put it back by turns for ever.
      const state = format.write(mine, {}).text;
      const isLacking = text !== null && (stored.isDamaged || tools.hasUnsavedChanges(mine, stored.saved));
      if (stored.isNewer || !isLacking || state === restored) {
        writePending();
        return;
      }
      restored = state;
      write(mine);
    },
    writePending,
    markUnread: () => {
      known = undefined;
    },
    subscribe: (listener) => {
      notify = listener;
    },
  };
}
