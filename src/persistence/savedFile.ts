import type { Entries } from './join';
import { join } from './join';
import type { StorageEngine } from './storage';
import type { Migration } from './savedText';
import { readText, writeText } from './savedText';
import { DAY } from './time';

/** Days to remember a removal. A tab that is open longer without reading it would bring the value back. */
export const REMOVAL_KEPT_DAYS = 180;

/** Days to keep an older version's text after its last change, in case a rollback needs it. */
export const OLDER_TEXT_KEPT_DAYS = 90;

/** Backups are cut to this length, because a longer copy might not fit into storage. */
const MAX_BACKUP_CHARACTERS = 100_000;

/** The texts in storage. */
export interface Stored {
  /** The texts of all versions; this version's is last. */
  readonly texts: readonly (string | null)[];
  /** The entries of this version's text. */
  readonly own: Entries;
  /** The same, joined with those of older versions. */
  readonly all: Entries;
  /** True if part of this version's text couldn't be read. */
  readonly isDamaged: boolean;
}

/**
 * Returns a version's storage key. Each version has its own, so that a tab or rolled-back release of another version
 * can't overwrite this one's text.
 */
export const storageKeyOf = (prefix: string, version: number): string => `${prefix}:${version}`;

export const backupKeyOf = (prefix: string): string => `${prefix}:unreadable`;

/**
 * Reads and writes the saved texts, one for each version so far.
 * @param isInitial tests whether the initial state has a value at a path. Its removal is kept forever, or the value
 * would come back.
 */
export function savedFile(
  engine: StorageEngine,
  prefix: string,
  migrations: readonly Migration[],
  isInitial: (path: string) => boolean,
) {
  const version = 1 + migrations.length;
  const ownKey = storageKeyOf(prefix, version);
  const olderKeys = migrations.map((_, index) => storageKeyOf(prefix, index + 1));

  const withoutOldRemovals = (entries: Entries, present: number): Entries =>
    Object.fromEntries(
      Object.entries(entries).filter(
        ([path, { at, value }]) =>
          value !== undefined || at > present - REMOVAL_KEPT_DAYS * DAY || isInitial(path),
      ),
    );

  /** Parses the texts of all versions. Throws if storage is unavailable. */
  const read = (present: number): Stored => {
    const texts = [...olderKeys, ownKey].map((key) => engine.getItem(key));
    const { entries: own, isDamaged } = readText(texts.at(-1) ?? null, version, [], present);
    const older = migrations.map(
      (_, index) => readText(texts[index] ?? null, index + 1, migrations.slice(index), present).entries,
    );
    return { texts, own, all: older.reduce(join, own), isDamaged };
  };

  /** Copies a damaged text, or as much of it as there is room for. */
  const backUp = ({ isDamaged, texts }: Stored): void => {
    if (!isDamaged) return;
    const text = texts.at(-1) ?? '';
    for (let length = MAX_BACKUP_CHARACTERS; length > 100; length /= 10) {
      const copy = text.slice(0, length);
      try {
        if (engine.getItem(backupKeyOf(prefix)) !== copy) engine.setItem(backupKeyOf(prefix), copy);
        return;
      } catch {
        // Tries a shorter copy.
      }
    }
  };

  return {
    backUp,
    read,

    /** Replaces this version's text. Throws if storage refuses. Returns the texts of all versions. */
    write: (stored: Stored, entries: Entries, present: number): Stored['texts'] => {
      const text = writeText(withoutOldRemovals(entries, present), version);
      if (text !== stored.texts.at(-1)) engine.setItem(ownKey, text);
      // After the new text, which makes room: the damaged one may fill storage.
      backUp(stored);
      return [...stored.texts.slice(0, -1), text];
    },

    /** Deletes older versions' texts that this version's includes and that haven't changed for a while. May throw. */
    removeOldTexts: (present: number): void => {
      const { own, all, texts } = read(present);
      if (all !== own) return;
      for (const [index, key] of olderKeys.entries()) {
        const { entries } = readText(texts[index] ?? null, index + 1, [], present);
        const latest = Math.max(0, ...Object.values(entries).map(({ at }) => at));
        if (latest > 0 && present - latest > OLDER_TEXT_KEPT_DAYS * DAY) engine.removeItem(key);
      }
    },
  };
}
