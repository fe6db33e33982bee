import type { UnknownAction } from '@reduxjs/toolkit';
import { canonicalJson } from './canonicalJson';
import { DAY, nextTime, now } from './clock';
import { isRecord } from './fields';
import type { Path, SavedDocument, SavedEntry } from './join';
import { join } from './join';
import type { Migration } from './savedText';
import { readText, writeText } from './savedText';
import type { SaveStatus } from './statusSlice';
import { cardNumberLeftOut, saveStatusChanged } from './statusSlice';
import type { StorageEngine } from './storage';

/** How long to remember removals: longer than any tab stays open without reading them. */
export const REMOVAL_KEPT_DAYS = 180;

/** How long to keep an older version's text after its last change, in case of a rollback. */
export const OLDER_TEXT_KEPT_DAYS = 90;

/** Maximum length to back up, in characters. There may be no room for more. */
const LONGEST_BACKUP = 100_000;

/** A value as saved by a version without stamps. */
export interface UnstampedValue {
  readonly path: Path;
  /** Undefined if it was removed. */
  readonly value: unknown;
  /** Its position in its list. */
  readonly added: number;
  /** Changes whenever the value does; null if it was never changed. */
  readonly mark: unknown;
}

/** How saved state is stored. */
export interface FileFormat {
  /** Prefix of every key. The text of version 4 is at `<key>:4`. */
  readonly key: string;
  /** The first version that has a document with stamps. */
  readonly firstVersion: number;
  /** One for each version after the first. */
  readonly migrations: readonly Migration[];
  /** Tests whether the initial state has a value at a path. Removals of such values are never forgotten. */
  readonly isInitial: (path: Path) => boolean;
  /** The keys of versions before the first, oldest first, and how to read their text. */
  readonly unstamped: {
    readonly keys: readonly string[];
    readonly read: (text: string) => readonly UnstampedValue[];
  };
  /** Removes secrets from a JSON text, or from text that isn't valid JSON. */
  readonly withoutSecrets: {
    readonly json: (json: string) => { readonly value: unknown; readonly isFound: boolean };
    readonly text: (text: string) => string;
  };
}

/** The present version of a format. */
export const versionOf = ({ firstVersion, migrations }: FileFormat): number =>
  firstVersion + migrations.length;

/** The storage key of a version. Tabs and rolled-back releases of another version use their own. */
export const keyOf = ({ key }: FileFormat, version: number): string => `${key}:${version}`;

/** Keys for copies of unreadable text. */
export const backupKeys = ({ key }: FileFormat): readonly string[] => [
  `${key}:unreadable`,
  `${key}:unreadable:2`,
  `${key}:unreadable:3`,
];

/** Saved state in storage. A write reads, joins, and writes only if the result differs. Never throws. */
export interface SavedFile {
  /** All keys to read. Only the last is written. */
  readonly keys: readonly string[];
  /** The stored document, all versions joined. */
  readonly read: () => SavedDocument;
  /** Returns true if storage differs from what this tab last read or wrote. */
  readonly hasChanged: () => boolean;
  /** Adds a tab's entries. Doesn't write if storage already has them all. */
  readonly write: (mine: SavedDocument) => void;
  /** Returns true if the visitor has cleared storage since the last read or write. */
  readonly wasCleared: () => boolean;
  /** Deletes older versions' texts that haven't changed for `OLDER_TEXT_KEPT_DAYS`. */
  readonly removeOlderTexts: () => void;
  /** Removes this version's text. */
  readonly clear: () => void;
}

interface Content {
  readonly texts: readonly (string | null)[];
  /** The text of this version. */
  readonly own: SavedDocument;
  /** The same, joined with what older versions have saved since. */
  readonly all: SavedDocument;
  readonly isDamaged: boolean;
}

export function savedFile(
  engine: StorageEngine,
  format: FileFormat,
  notify: (event: UnknownAction) => void,
): SavedFile {
  const { firstVersion, migrations, isInitial, unstamped, withoutSecrets } = format;
  const version = versionOf(format);
  const ownKey = keyOf(format, version);
  const olderKeys = [...unstamped.keys, ...migrations.map((_, index) => keyOf(format, firstVersion + index))];
  const keys = [...olderKeys, ownKey];

  let status: SaveStatus = 'saved';
  /** Texts that the tab's state already includes. */
  let textsInState: Content['texts'] = [];
  /** The last read, so that unchanged texts aren't parsed again. */
  let lastRead: Content = { texts: [], own: {}, all: {}, isDamaged: false };
  /** The last document checked for secrets, so that only new entries are checked. */
  let checked: SavedDocument = {};
  /** Entries of older versions that may not be written yet. */
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
    if (areSame(texts, lastRead.texts)) return lastRead;
    const ownText = texts.at(-1) ?? null;
    const { document: own, isDamaged } = readText(ownText, version, []);
    fromOlderVersions = olderKeys.reduce((all, key, index) => {
      const text = texts[index] ?? null;
      if (text === null) return all;
      const versionsAfterFirst = index - unstamped.keys.length;
      const changes = versionsAfterFirst < 0 ? unstampedChanges : olderChanges;
      return join(all, changes(key, text, join(own, all), versionsAfterFirst));
    }, fromOlderVersions);
    lastRead = { texts, own, all: join(own, fromOlderVersions), isDamaged };
    return lastRead;
  };

  /** Stamps values without stamps that changed since the last read, and records their marks. */
  const unstampedChanges = (key: string, text: string, all: SavedDocument): SavedDocument => {
    const marked = unstamped.read(text);
    const lastMarks = all[markPath(key)]?.value;
    const before = isRecord(lastMarks) ? lastMarks : {};
    const changed = marked.filter(
      ({ path, mark }) => canonicalJson(before[path] ?? null) !== canonicalJson(mark),
    );
    if (changed.length === 0) return {};
    // Older versions saved no timestamps. Values that changed since the last read count as changed now.
    const at = nextTime(now(), all);
    const stamped = changed.map(({ path, value, added }): [Path, SavedEntry] => {
      const present = all[path];
      return [path, { at, added: present?.value === undefined ? added : present.added, value }];
    });
    const marks = Object.fromEntries(marked.map(({ path, mark }) => [path, mark]));
    return Object.fromEntries([...stamped, [markPath(key), { at, added: 0, value: marks }]]);
  };

  /** The document of an older version, and a mark that changes whenever it does. */
  const olderChanges = (
    key: string,
    text: string,
    all: SavedDocument,
    versionsAfterFirst: number,
  ): SavedDocument => {
    const { document } = readText(
      text,
      firstVersion + versionsAfterFirst,
      migrations.slice(versionsAfterFirst),
    );
    const latest = Math.max(0, ...Object.values(document).map(({ at }) => at));
    return all[markPath(key)]?.value === latest
      ? document
      : { ...document, [markPath(key)]: { at: now(), added: 0, value: latest } };
  };

  /** Removes secrets from a document. Drops a path whose value is only a secret. */
  const withoutSecretValues = (document: SavedDocument) => {
    const entries = Object.entries(document);
    const unchecked = entries.filter(([path, entry]) => entry !== checked[path]);
    const values = unchecked.map(([path, { value }]) => [path, value ?? null]);
    const { value: safe, isFound } = withoutSecrets.json(JSON.stringify(Object.fromEntries(values)));
    if (!isFound || !isRecord(safe)) return { document, isFound };
    const kept = entries
      .filter(([path, entry]) => entry === checked[path] || Object.hasOwn(safe, path))
      .map(([path, entry]): [Path, SavedEntry] => [
        path,
        entry === checked[path] || entry.value === undefined ? entry : { ...entry, value: safe[path] },
      ]);
    return { document: Object.fromEntries(kept), isFound };
  };

  /** Copies a text that couldn't be fully read. Returns false if there is no room. */
  const backUp = (text: string | null): boolean => {
    if (text === null) return true;
    const copy = withoutSecrets.text(text.slice(0, LONGEST_BACKUP));
    try {
      const places = backupKeys(format);
      const place = places.find((key) => [null, copy].includes(engine.getItem(key))) ?? places.at(-1) ?? '';
      if (engine.getItem(place) !== copy) engine.setItem(place, copy);
      return true;
    } catch {
      return false;
    }
  };

  return {
    keys,
    read: () => {
      const found = content();
      if (found?.isDamaged) backUp(found.texts.at(-1) ?? null);
      textsInState = found?.texts ?? textsInState;
      return found?.all ?? fromOlderVersions;
    },
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
      const { document, isFound } = withoutSecretValues(withoutOldRemovals(joined, isInitial));
      checked = document;
      const text = writeText(document, version);
      const storedText = stored.texts.at(-1) ?? null;
      if (text !== storedText) {
        try {
          if (stored.isDamaged && !backUp(storedText)) throw new Error('There is no room for a copy.');
          engine.setItem(ownKey, text);
        } catch {
          setStatus('failed');
          return;
        }
        const texts = [...stored.texts.slice(0, -1), text];
        // The stored text may hold another tab's changes that this tab's state lacks.
        if (areSame(stored.texts, textsInState)) textsInState = texts;
        lastRead = { texts, own: document, all: join(document, fromOlderVersions), isDamaged: false };
      }
      setStatus('saved');
      if (isFound) notify(cardNumberLeftOut());
    },
    wasCleared: () => {
      const before = lastRead.texts.at(-1) ?? null;
      const texts = readTexts();
      return before !== null && texts !== null && texts.at(-1) === null;
    },
    removeOlderTexts: () => {
      const all = content()?.all ?? {};
      for (const key of olderKeys) {
        const changed = all[markPath(key)]?.at;
        if (changed === undefined || now() - changed <= OLDER_TEXT_KEPT_DAYS * DAY) continue;
        try {
          engine.removeItem(key);
        } catch {
          // Retried on a later visit.
        }
      }
    },
    clear: () => {
      try {
        engine.removeItem(ownKey);
      } catch {
        // If it can't be removed, it is joined as usual.
      }
    },
  };
}

/** The path under which the document records what was read of an older version's text. */
const markPath = (key: string): Path => `taken/${key}`;

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
