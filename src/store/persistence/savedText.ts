import { SAVED_VERSION, migrated } from './migrations';
import type { SavedState, Validated } from './savedState';
import { savedSlices, validated } from './savedState';

/** What a saved text says. */
export interface SavedText extends Validated {
  /** Written by a newer release than this one: it may be read, but must not be written over. */
  readonly isNewer: boolean;
}

const NOTHING: SavedText = { saved: {}, dropped: 0, isDamaged: false, isNewer: false };

/** Reads a saved text: parses, migrates, keeps what fits. Never throws; null is storage with nothing in it. */
export function readSavedText(text: string | null): SavedText {
  if (text === null) return NOTHING;
  try {
    const content: unknown = JSON.parse(text);
    if (typeof content !== 'object' || content === null || Array.isArray(content)) {
      return { ...NOTHING, isDamaged: true };
    }
    const parts = new Map<string, unknown>(Object.entries(content));
    const version = versionOf(parts);
    const slices = version === 1 ? unpacked(parts) : parts;
    return {
      ...validated(version < SAVED_VERSION ? migrated(slices, version) : slices),
      isNewer: version > SAVED_VERSION,
    };
  } catch {
    return { ...NOTHING, isDamaged: true };
  }
}

/** Writes saved state, always in the same order, so that equal states are equal texts. */
export function writeSavedText(state: Partial<SavedState>): string {
  return JSON.stringify({
    version: SAVED_VERSION,
    ...Object.fromEntries(savedSlices.map((slice) => [slice, state[slice]])),
  });
}

/** A version that is missing or no whole number is taken for ours: the schema keeps what fits all the same. */
function versionOf(parts: ReadonlyMap<string, unknown>): number {
  // Version 1 was written by redux-persist itself, which packs its own record and each slice as text.
  if (parts.has('_persist')) return 1;
  const version = parts.get('version');
  return typeof version === 'number' && Number.isInteger(version) ? version : SAVED_VERSION;
}

function unpacked(parts: ReadonlyMap<string, unknown>): ReadonlyMap<string, unknown> {
  return new Map([...parts].map(([name, text]) => [name, parseJson(text)]));
}

function parseJson(text: unknown): unknown {
  if (typeof text !== 'string') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    // This slice is lost, but the others need not be.
    return undefined;
  }
}
