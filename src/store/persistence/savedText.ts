import { canonicalJson } from '../../domain/canonicalJson';
import { isRecord } from '../../domain/isRecord';
import { withoutCardNumbers } from '../../domain/cardNumbers';
import { storageKeys } from '../../domain/storageKeys';
import type { ReadState, SavedStateTools } from './savedState';

/** The saved slices by name as they were parsed: nothing about them is known. */
type Parts = Readonly<Record<string, unknown>>;

/** Turns what one version saved into what the next one saves. What it throws costs the whole text. */
export interface Migration {
  readonly name: string;
  readonly migrate: (slices: Parts) => Parts;
}

/** What of an older version's text is in this version's already. */
interface TakenIn {
  /** When something in it was news for the last time: days since 1970. (Milliseconds may look like a card number.) */
  readonly day: number;
  /** By slice: {@link SavedSlice.mark}. */
  readonly marks: Parts;
}

/** What is saved beside the slices. */
interface BesideSlices {
  /** The slices that this release doesn't know. They may be of a newer one of this version and are written back. */
  readonly unknown: Parts;
  /** By the older version's key. */
  readonly taken: Readonly<Record<string, TakenIn>>;
}

/** What a saved text says. */
export interface SavedText<Saved> extends ReadState<Saved>, BesideSlices {}

/** The key of the texts of the first two versions. */
const FIRST_KEY = storageKeys.shop;

/**
 * Where a version's text is. Each has a place of its own: an open tab, a service worker or a rolled-back release of an
 * older version goes on saving where it always did.
 */
export function storageKeyOf(version: number): string {
  return version <= 2 ? FIRST_KEY : `${FIRST_KEY}:${version}`;
}

/** A text to be stored. */
export interface WrittenText {
  readonly text: string;
  /** Whether something looked like a card number and was left out. */
  readonly isRedacted: boolean;
}

/** The saved text: what it says, and how it is written. */
export interface TextFormat<Saved> {
  /** The version that is written, which is one more than there are migrations. */
  readonly version: number;
  /** Where this version's text is. */
  readonly key: string;
  /** Where the texts of older versions are, the oldest first. */
  readonly olderKeys: readonly string[];
  /** Parses, migrates, keeps what fits. Never throws; null is storage with nothing in it. */
  readonly read: (text: string | null) => SavedText<Saved>;
  /** Writes equal states as equal texts. Card numbers never get in, wherever they come from. */
  readonly write: (state: Partial<Saved>, beside: Partial<BesideSlices>) => WrittenText;
}

/** The format of the present version. */
export function createTextFormat<Saved>(
  tools: SavedStateTools<Saved>,
  firstVisit: Saved,
  migrations: readonly Migration[],
): TextFormat<Saved> {
  const presentVersion = migrations.length + 1;
  const known: readonly string[] = [...tools.names, 'version', 'taken'];
  const nothing: SavedText<Saved> = { saved: {}, dropped: 0, isDamaged: false, unknown: {}, taken: {} };
  const key = storageKeyOf(presentVersion);
  const keys = Array.from({ length: presentVersion }, (_, index) => storageKeyOf(index + 1));

  return {
    version: presentVersion,
    key,
    olderKeys: Array.from(new Set(keys)).filter((each) => each !== key),
    read: (text) => {
      if (text === null) return nothing;
      try {
        const content: unknown = JSON.parse(text, withoutPrototypes);
        if (!isRecord(content)) return { ...nothing, isDamaged: true };
        const version = versionOf(content) ?? presentVersion;
        const all = migrations.slice(version - 1).reduce((slices, { migrate }) => migrate(slices), content);
        const parts = Object.fromEntries(Object.entries(all).filter(([, part]) => !isDeep(part)));
        const read = tools.read(parts, firstVisit);
        return {
          ...read,
          isDamaged:
            read.isDamaged ||
            Object.keys(parts).length < Object.keys(all).length ||
            // No release writes a newer version here.
            version > presentVersion,
          unknown: Object.fromEntries(Object.entries(parts).filter(([name]) => !known.includes(name))),
          taken: takenIn(parts.taken),
        };
      } catch {
        return { ...nothing, isDamaged: true };
      }
    },
    write: (state, { unknown, taken = {} }) => {
      const isFirst = Object.keys(taken).length === 0;
      const whole = JSON.stringify({
        ...unknown,
        ...state,
        version: presentVersion,
        ...(!isFirst && { taken }),
      });
      const { value, isFound } = withoutCardNumbers(whole);
      return { text: canonicalJson(value), isRedacted: isFound };
    },
  };
}

/** The version of a saved text; undefined where it names none, and what fits is kept all the same. */
function versionOf(parts: Parts): number | undefined {
  // Version 1 was written by redux-persist itself, which adds this record.
  if (Object.hasOwn(parts, '_persist')) return 1;
  const { version } = parts;
  return typeof version === 'number' && Number.isInteger(version) && version > 0 ? version : undefined;
}

/** What a saved text says of older ones; a part that says nothing is left out, and its text is taken in anew. */
function takenIn(stored: unknown): BesideSlices['taken'] {
  if (!isRecord(stored)) return {};
  return Object.fromEntries(Object.entries(stored).filter(isTakenIn));
}

function isTakenIn(part: [string, unknown]): part is [string, TakenIn] {
  const [, value] = part;
  return isRecord(value) && typeof value.day === 'number' && isRecord(value.marks);
}

/** Whether a value is nested deeper than anything of ours. The stack may end before such a one is written or compared. */
function isDeep(value: unknown, levels = 50): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((part) => isDeep(part, levels - 1));
}

/** For JSON.parse: leaves out the key by which a tampered text could reach an object's prototype. */
function withoutPrototypes(key: string, value: unknown): unknown {
  return key === '__proto__' ? undefined : value;
}
