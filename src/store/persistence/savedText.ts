import { canonicalJson } from '../../domain/canonicalJson';
import { isRecord } from '../../domain/isRecord';
import { holdsCardNumber } from '../../domain/luhn';
import type { ReadState, SavedStateTools } from './savedState';

/** The saved slices by name as they were parsed: nothing about them is known. */
type Parts = Readonly<Record<string, unknown>>;

/** Turns what one version saved into what the next one saves. What it throws costs the whole text. */
export interface Migration {
  readonly name: string;
  readonly migrate: (slices: Parts) => Parts;
}

/** What a saved text says. */
export interface SavedText<Saved> extends ReadState<Saved> {
  /** Written by a newer version than this one: it may be read, but must not be written over. */
  readonly isNewer: boolean;
  /** The slices that this release doesn't know. They may be of a newer one and are written back. */
  readonly unknown: Parts;
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
  /** Parses, migrates, keeps what fits. Never throws; null is storage with nothing in it. */
  readonly read: (text: string | null) => SavedText<Saved>;
  /** Writes equal states as equal texts. Card numbers never get in, wherever they come from. */
  readonly write: (state: Partial<Saved>, unknown: Parts) => WrittenText;
}

/** The format of the present version. */
export function createTextFormat<Saved>(
  tools: SavedStateTools<Saved>,
  firstVisit: Saved,
  migrations: readonly Migration[],
): TextFormat<Saved> {
  const presentVersion = migrations.length + 1;
  const isKnown = (name: string) => name === 'version' || tools.names.some((known) => known === name);
  const nothing: SavedText<Saved> = { saved: {}, dropped: 0, isDamaged: false, isNewer: false, unknown: {} };

  return {
    version: presentVersion,
    read: (text) => {
      if (text === null) return nothing;
      try {
        const content: unknown = JSON.parse(text, withoutPrototypes);
        if (!isRecord(content)) return { ...nothing, isDamaged: true };
        const version = versionOf(content) ?? presentVersion;
        const parts = migrations.slice(version - 1).reduce((slices, { migrate }) => migrate(slices), content);
        return {
          ...tools.read(parts, firstVisit),
          isNewer: version > presentVersion,
          unknown: Object.fromEntries(Object.entries(parts).filter(([name]) => !isKnown(name))),
        };
      } catch {
        return { ...nothing, isDamaged: true };
      }
    },
    write: (state, unknown) => {
      const whole = JSON.stringify({ ...unknown, ...state, version: presentVersion });
      let isRedacted = false;
      const redacted: unknown = JSON.parse(whole, (key, value: unknown) => {
        const isText = typeof value === 'string' || typeof value === 'number';
        if (!holdsCardNumber(isText ? `${key}: ${value}` : key)) return value;
        isRedacted = true;
        return undefined;
      });
      return { text: canonicalJson(redacted), isRedacted };
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

/** For JSON.parse: leaves out the key by which a tampered text could reach an object's prototype. */
function withoutPrototypes(key: string, value: unknown): unknown {
  return key === '__proto__' ? undefined : value;
}
