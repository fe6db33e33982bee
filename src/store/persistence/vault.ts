import type { UnknownAction } from '@reduxjs/toolkit';
import { shallowEqual } from 'react-redux';
import { canonicalJson } from '../../domain/canonicalJson';
import { holdsCardNumber } from '../../domain/cardNumbers';
import { storageKeys } from '../../domain/storageKeys';
import type { SaveStatus } from './persistenceSlice';
import { cardNumberLeftOut, saveStatusChanged, savedItemsDropped } from './persistenceSlice';
import type { SavedStateTools } from './savedState';
import type { SavedText, TextFormat } from './savedText';
import type { StorageEngine } from './storage';

/** Where a text that could not be read in full is put aside, so that nothing a visitor had is destroyed. */
export const BACKUP_KEY = storageKeys.unreadable;

/** No text of ours is nearly so long. Of one that is, the beginning is put aside: a copy of it all may find no room. */
const LONGEST_BACKUP = 100_000;

/**
 * For so many days an older version's text is kept since it changed last. For so long a release can be rolled back
 * and find what it had saved; no tab of it is open and unchanged for longer, nor a service worker without an update.
 */
const OLDER_TEXT_KEPT_DAYS = 90;

/** Days since 1970. */
const today = () => Math.floor(Date.now() / (24 * 60 * 60 * 1000));

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
  /** The keys that it reads: those of older versions, then its own, which alone it writes. */
  readonly keys: readonly string[];
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
  /** Leaves this version's text to be written anew, whatever it says. */
  readonly clear: () => void;
}

interface VaultOptions<Saved> {
  readonly engine: StorageEngine;
  readonly tools: SavedStateTools<Saved>;
  readonly format: TextFormat<Saved>;
  /** What a first visit finds. It is not written until something in it changes. */
  readonly firstVisit: Saved;
  /** Is told how the work goes, by the events of `persistenceSlice.ts`. */
  readonly notify: (event: UnknownAction) => void;
}

/** The stored texts, in the order of the vault's keys; null where there is none. */
type Texts = readonly (string | null)[];

/** What the texts say together. */
interface Content<Saved> extends SavedText<Saved> {
  /** Whether an older version's text has something that this version's does not have yet. */
  readonly hasOlderChanges: boolean;
}

/** What a vault remembers from one call to the next. */
interface VaultState<Saved> {
  readonly status: SaveStatus;
  /** What could not be written yet. */
  readonly pending: Partial<Saved>;
  /** The state as this tab has last read it or written it: what has not changed since is not its own choice. */
  readonly base: Saved;
  /** Whether storage could be read at all since the page opened. */
  readonly isOpened: boolean;
  /** The texts that this tab's state has taken in; nothing if it has to read them again. */
  readonly known: Texts;
  /** Whether what was read from an older version's text has still to be written into this version's. */
  readonly hasOlderChanges: boolean;
  /** What {@link Vault.writeMissing} wrote last. */
  readonly missingWritten: string | null;
}

/** Makes a vault over a storage engine. */
export function createVault<Saved>({
  engine,
  tools,
  format,
  firstVisit,
  notify,
}: VaultOptions<Saved>): Vault<Saved> {
  const { key: ownKey, olderKeys } = format;
  const keys = [...olderKeys, ownKey];
  let state: VaultState<Saved> = {
    status: 'saved',
    pending: {},
    base: firstVisit,
    isOpened: false,
    known: [],
    hasOlderChanges: false,
    missingWritten: null,
  };
  const update = (changes: Partial<VaultState<Saved>>) => {
    state = { ...state, ...changes };
  };

  const hasPending = () => Object.keys(state.pending).length > 0;

  const setStatus = (status: SaveStatus) => {
    if (status === state.status) return;
    update({ status });
    notify(saveStatusChanged({ status }));
  };

  const readTexts = (): Texts | null => {
    try {
      const texts = keys.map((key) => engine.getItem(key));
      if (state.status === 'unavailable') setStatus(hasPending() ? 'failed' : 'saved');
      return texts;
    } catch {
      setStatus('unavailable');
      return null;
    }
  };

  const ownText = (texts: Texts) => texts.at(-1) ?? null;

  /** This version's text, with what older versions have saved since it was written. */
  const contentOf = (texts: Texts): Content<Saved> => {
    const text = ownText(texts);
    const own: Content<Saved> = { ...format.read(text), hasOlderChanges: false };
    return olderKeys.reduce((content, key, index) => {
      const olderText = texts[index] ?? null;
      const known = content.taken[key];
      const older = format.read(olderText);
      const marks = tools.marks(older.saved);
      if (olderText === null || canonicalJson(marks) === canonicalJson(known?.marks ?? {})) return content;
      return {
        ...content,
        saved: tools.takeIn(content.saved, older.saved, known?.marks ?? {}, firstVisit),
        unknown: { ...older.unknown, ...content.unknown },
        taken: { ...content.taken, [key]: { day: today(), marks } },
        // It is told of when the text is read for the first time; from then on it is this version's.
        dropped: content.dropped + (text === null ? older.dropped : 0),
        hasOlderChanges: true,
      };
    }, own);
  };

  /** Keeps a copy of what of a text would be lost with it; false if there is no room for one. */
  const putAside = (text: string | null, isDamaged: boolean): boolean => {
    if (text === null || !isDamaged) return true;
    const copy = text.slice(0, LONGEST_BACKUP);
    // One with a card number must not be anywhere.
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
  const takeIn = (texts: Texts): Content<Saved> => {
    const content = contentOf(texts);
    putAside(ownText(texts), content.isDamaged);
    if (!hasPending()) setStatus('saved');
    update({ known: texts, hasOlderChanges: content.hasOlderChanges });
    return content;
  };

  /** Older versions' texts go once nothing has been written there for long, and all of it is in this version's. */
  const removeOldTexts = ({ taken, hasOlderChanges }: Content<Saved>) => {
    if (hasOlderChanges) return;
    for (const key of olderKeys) {
      const { day } = taken[key] ?? { day: Infinity };
      try {
        if (today() - day > OLDER_TEXT_KEPT_DAYS) engine.removeItem(key);
      } catch {
        // It goes on another day.
      }
    }
  };

  const open = (): SavedText<Saved> => {
    const texts = readTexts();
    if (!texts) return format.read(null);
    const content = takeIn(texts);
    update({ isOpened: true, base: { ...firstVisit, ...content.saved } });
    removeOldTexts(content);
    writePending();
    if (content.dropped > 0) notify(savedItemsDropped({ count: content.dropped }));
    return content;
  };

  const writePending = () => {
    if (!hasPending() && !state.hasOlderChanges) return;
    const texts = readTexts();
    if (!texts) return;
    const stored = contentOf(texts);
    // A tab that could not read yet has done what it did without knowing what was saved.
    const merged = state.isOpened
      ? tools.merge(state.pending, stored.saved, state.base)
      : tools.rebase(state.pending, stored.saved, state.base);
    const { text, isRedacted } = format.write({ ...state.base, ...merged }, stored);
    if (text !== (ownText(texts) ?? format.write(firstVisit, {}).text)) {
      try {
        if (!putAside(ownText(texts), stored.isDamaged)) throw new Error('There is no room for a copy.');
        engine.setItem(ownKey, text);
      } catch {
        // What an older version has saved stands in its own place as well.
        if (hasPending()) setStatus('failed');
        return;
      }
      // What another tab has stored meanwhile is merged into the text, but this tab's state does not have it yet.
      if (shallowEqual(state.known, texts)) update({ known: [...texts.slice(0, -1), text] });
    }
    update({ base: { ...state.base, ...state.pending }, pending: {}, hasOlderChanges: false });
    setStatus('saved');
    if (isRedacted) notify(cardNumberLeftOut());
  };

  const write = (mine: Partial<Saved>) => {
    update({ pending: { ...state.pending, ...mine } });
    writePending();
  };

  return {
    keys,
    open,
    readIfChanged: () => {
      const texts = readTexts();
      if (!texts || (state.isOpened && shallowEqual(texts, state.known))) return null;
      const before = state.isOpened ? null : state.base;
      return { saved: (state.isOpened ? takeIn(texts) : open()).saved, before };
    },
    write,
    writeMissing: (mine) => {
      const texts = readTexts() ?? [null];
      const stored = contentOf(texts);
      // Once only: two tabs that judge a state differently would put it back by turns for ever.
      const { text } = format.write(mine, {});
      const isLacking =
        ownText(texts) !== null && (stored.isDamaged || tools.hasUnsavedChanges(mine, stored.saved));
      if (!isLacking || text === state.missingWritten) {
        writePending();
        return;
      }
      update({ missingWritten: text });
      write(mine);
    },
    writePending,
    markUnread: () => {
      update({ known: [] });
    },
    clear: () => {
      try {
        engine.removeItem(ownKey);
      } catch {
        // What can't be removed is merged, as always.
      }
    },
  };
}
