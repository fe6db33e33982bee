import { nextTime } from './clock';
import { isRecord } from './fields';
import type { Path, SavedEntry } from './join';
import type { Migration } from './savedText';
import { isEntry, migratedPath } from './savedText';
import type { SavedValues, Stamps, StampsRoot } from './values';

export interface ValueChange {
  /** The value and its stamp before the change; no value if there was none. */
  readonly before: SavedEntry;
  /** Omitted if the change removed the value. */
  readonly after?: unknown;
  /** Timestamp that the change gave the value. */
  readonly at: number;
}

/** Changes made by one action, by path. */
export type Patch = Readonly<Record<Path, ValueChange>>;

export function patchBetween<State extends StampsRoot>(
  { reader }: SavedValues<State>,
  before: State,
  after: State,
): Patch {
  const [readBefore, readAfter] = [reader(before), reader(after)];
  const changed = Object.keys(after.stamps).filter((path) => after.stamps[path] !== before.stamps[path]);
  return Object.fromEntries(
    changed.map((path): [Path, ValueChange] => {
      const { at, value } = readAfter(path);
      return [path, { before: readBefore(path), at, ...(value !== undefined && { after: value }) }];
    }),
  );
}

/** Tests whether the value is still the one that the change left. */
export function isLatest(stamps: Stamps, path: Path, { at }: ValueChange): boolean {
  return stamps[path]?.at === at;
}

/**
 * Restores the values of a patch, except those that have changed since. Patches are linked by stamps:
 * reverting one updates the others, so they can be reverted in any order.
 * @param time when it is reverted (`clock.ts`)
 */
export function revertPatch<State extends StampsRoot>(
  { withValues }: SavedValues<State>,
  state: State,
  patch: Patch,
  others: readonly Patch[],
  time: number,
): { readonly state: State; readonly others: readonly Patch[] } {
  const firstTime = nextTime(time, state.stamps);
  const restored = Object.fromEntries(
    Object.entries(patch)
      .filter(([path, change]) => isLatest(state.stamps, path, change))
      .map(([path, { before }], index): [Path, SavedEntry] => [path, { ...before, at: firstTime + index }]),
  );

  const relinked = (path: Path, change: ValueChange): ValueChange => {
    const reverted = patch[path];
    if (!reverted) return change;
    const entry = restored[path];
    // The change before the reverted one becomes the latest again, so it gets the new timestamp.
    if (entry) return change.at === reverted.before.at ? { ...change, at: entry.at } : change;
    // This change came after the reverted one: reverting it as well restores the value before both.
    return change.before.at === reverted.at ? { ...change, before: reverted.before } : change;
  };

  return {
    state: withValues(state, restored),
    others: others.map((other) =>
      Object.fromEntries(Object.entries(other).map(([path, change]) => [path, relinked(path, change)])),
    ),
  };
}

/** Parses and migrates a stored patch. Its values are validated when they are restored. */
export function readPatch(stored: unknown, migrations: readonly Migration[]): Patch {
  if (!isRecord(stored)) return {};
  return Object.fromEntries(
    Object.entries(stored).flatMap(([path, change]) =>
      isValueChange(change) ? migratedChange(path, change, migrations) : [],
    ),
  );
}

function migratedChange(
  path: Path,
  { before: { at: atBefore, added, value }, after, at }: ValueChange,
  migrations: readonly Migration[],
): readonly (readonly [Path, ValueChange])[] {
  const valuesAfter = new Map(migratedPath(path, after, migrations));
  return migratedPath(path, value, migrations).map(([newPath, newValue]) => {
    const newAfter = valuesAfter.get(newPath);
    const before = { at: atBefore, added, ...(newValue !== undefined && { value: newValue }) };
    return [newPath, { at, before, ...(newAfter !== undefined && { after: newAfter }) }];
  });
}

function isValueChange(value: unknown): value is ValueChange {
  return isRecord(value) && typeof value.at === 'number' && isEntry(value.before);
}
