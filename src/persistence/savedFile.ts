import type { UnknownAction } from '@reduxjs/toolkit';
import { backUp } from './backup';
import { DAY, now } from './clock';
import type { FileFormat } from './fileFormat';
import { keyOf, versionOf } from './fileFormat';
import type { SavedDocument } from './join';
import { join } from './join';
import { lastReadPath, olderEntries, olderKeys } from './olderTexts';
import { readText, writeText } from './savedText';
import type { SaveStatus } from './statusSlice';
import { saveStatusChanged } from './statusSlice';
import type { StorageEngine } from './storage';

/** Days to remember a removal. A tab that is open longer without reading it would bring the value back. */
export const REMOVAL_KEPT_DAYS = 180;

/** Days to keep an older version's text after its last change, in case a rollback needs it. */
export const OLDER_TEXT_KEPT_DAYS = 90;

/** Reads saved state from storage and merges changes into it. Its functions never throw. */
export interface SavedFile {
  /** Returns the stored document, merged from all versions. */
  readonly read: () => SavedDocument;
  /** Tests whether part of the text last read couldn't be parsed. */
  readonly isDamaged: () => boolean;
  /** Tests whether storage contains a text that this tab's state doesn't include yet. */
  readonly hasChanged: () => boolean;
  /** Merges a tab's entries into storage. Skips the write if nothing changes. */
  readonly write: (mine: SavedDocument) => void;
  /** Tests whether the visitor has cleared storage since the last read or write. */
  readonly wasCleared: () => boolean;
  /** Deletes older versions' texts that haven't changed for `OLDER_TEXT_KEPT_DAYS`. */
  readonly removeOlderTexts: () => void;
  readonly clear: () => void;
}

interface Content {
  readonly texts: readonly (string | null)[];
  /** The entries of this version's text. */
  readonly own: SavedDocument;
  /** The same entries, merged with those that older versions have saved since. */
  readonly all: SavedDocument;
  readonly isDamaged: boolean;
}

export function savedFile(
  engine: StorageEngine,
  format: FileFormat,
  notify: (action: UnknownAction) => void,
): SavedFile {
  const version = versionOf(format);
  const ownKey = keyOf(format, version);
  const older = olderKeys(format);
  /** This version's key comes last. Only its text is written. */
  const keys = [...older, ownKey];

  let status: SaveStatus = 'saved';
  /** Texts that the tab's state already includes. */
  let textsInState: Content['texts'] = [];
  /** Cached, so that unchanged texts aren't parsed again. */
  let lastRead: Content = { texts: [], own: {}, all: {}, isDamaged: false };
  /** The time of the last read. If the clock was set back since, stamps may have become invalid. */
  let lastReadAt = 0;
  /** Entries read from older versions, kept because this version's text may not include them yet. */
  let fromOlderVersions: SavedDocument = {};

  const setStatus = (next: SaveStatus) => {
    if (next === status) return;
    status = next;
    notify(saveStatusChanged({ status }));
  };

  const readTexts = (): Content['texts'] | null => {
    try {
      return keys.map((key) => engine.getItem(key));
    } catch {
      setStatus('unavailable');
      return null;
    }
  };

  const content = (): Content | null => {
    const texts = readTexts();
    if (!texts) return null;
    const isSetBack = now() < lastReadAt;
    lastReadAt = now();
    if (!isSetBack && areSame(texts, lastRead.texts)) return lastRead;
    const { document: own, isDamaged } = readText(ownText(texts), version, []);
    fromOlderVersions = older.reduce(
      (all, key, index) => {
        const text = texts[index] ?? null;
        return text === null ? all : join(all, olderEntries(format, key, text, join(own, all)));
      },
      isSetBack ? {} : fromOlderVersions,
    );
    lastRead = { texts, own, all: join(own, fromOlderVersions), isDamaged };
    return lastRead;
  };

  /** Replaces the stored text, and backs it up if it is damaged. Returns false if storage refuses. */
  const replaceText = (stored: Content, document: SavedDocument): boolean => {
    const text = writeText(document, version);
    const storedText = ownText(stored.texts);
    if (text === storedText) return true;
    try {
      engine.setItem(ownKey, text);
    } catch {
      return false;
    }
    // After the new text, which makes room: a damaged one may fill storage.
    if (stored.isDamaged && storedText !== null) backUp(engine, format, storedText);
    const texts = [...stored.texts.slice(0, -1), text];
    // Otherwise the stored text includes another tab's changes, which this tab's state still lacks.
    if (areSame(stored.texts, textsInState)) textsInState = texts;
    lastRead = { texts, own: document, all: join(document, fromOlderVersions), isDamaged: false };
    return true;
  };

  return {
    read: () => {
      const found = content();
      const text = found && ownText(found.texts);
      if (found?.isDamaged && typeof text === 'string') backUp(engine, format, text);
      textsInState = found?.texts ?? textsInState;
      return found?.all ?? fromOlderVersions;
    },
    isDamaged: () => lastRead.isDamaged,
    hasChanged: () => {
      const texts = readTexts();
      return texts !== null && !areSame(texts, textsInState);
    },
    write: (mine) => {
      const stored = content();
      if (!stored) return;
      const joined = join(stored.all, mine);
      if (joined === stored.own) {
        setStatus('saved');
        return;
      }
      setStatus(replaceText(stored, withoutOldRemovals(joined, format.isInitial)) ? 'saved' : 'failed');
    },
    wasCleared: () => {
      const before = ownText(lastRead.texts);
      const texts = readTexts();
      return before !== null && texts !== null && ownText(texts) === null;
    },
    removeOlderTexts: () => {
      const all = content()?.all ?? {};
      for (const key of older) {
        const changed = all[lastReadPath(key)]?.at;
        if (changed === undefined || now() - changed <= OLDER_TEXT_KEPT_DAYS * DAY) continue;
        try {
          engine.removeItem(key);
        } catch {
          // A later visit tries again.
        }
      }
    },
    clear: () => {
      try {
        engine.removeItem(ownKey);
      } catch {
        // A text that can't be removed is merged as usual.
      }
    },
  };
}

function ownText(texts: Content['texts']): string | null {
  return texts.at(-1) ?? null;
}

function areSame(one: Content['texts'], other: Content['texts']): boolean {
  return one.length === other.length && one.every((text, index) => text === other[index]);
}

function withoutOldRemovals(document: SavedDocument, isInitial: FileFormat['isInitial']): SavedDocument {
  const oldest = now() - REMOVAL_KEPT_DAYS * DAY;
  return Object.fromEntries(
    Object.entries(document).filter(
      ([path, { at, value }]) => value !== undefined || at > oldest || isInitial(path),
    ),
  );
}
