import { createSelector } from '@reduxjs/toolkit';
import type { EntryKind, ListChange, Stamped } from '../../domain/merge';
import { takenOut } from '../../domain/merge';
import { orderEntries } from '../../domain/orders';
import type { Cause, Change, Parts, UndoRoot } from './undoSlice';
import { replacesCart } from './undoSlice';

/** What can be undone, the oldest first. */
export const selectChanges = (state: UndoRoot) => state.undo.changes;

/** The latest change with one of these causes that can be undone. */
export function selectLatestChange<As extends Cause>(
  state: UndoRoot,
  causes: readonly As[],
): Change<As> | null {
  const isOfThese = (change: Change): change is Change<As> => causes.some((cause) => cause === change.cause);
  return selectChanges(state).findLast(isOfThese) ?? null;
}

/** The numbers of the orders that the latest deletion took; none if there is nothing to undo. */
export const selectDeletedNumbers = createSelector(
  [(state: UndoRoot) => selectLatestChange(state, ['ordersDeleted'])],
  (change) =>
    takenOut(
      { before: change?.before.orders?.entries ?? [], after: change?.after.orders?.entries ?? [] },
      orderEntries,
    ).map(({ number }) => number),
);

/** A change that took something out of a list, as what offers its undo names it. */
export type Removal = Pick<Change, 'id' | 'cause'>;

interface RemovalOf<Entry> extends Removal {
  /** The entries that it took out, as they were; one at least. */
  readonly entries: readonly Entry[];
}

/**
 * What each change took out of a list, the oldest first, as far as it is not there again. What several took out, the
 * last of them has to put back. A change that put something in too is offered to be undone elsewhere; so is one that
 * replaced the whole list, with all before it.
 */
export function removalsFrom<Entry extends Stamped>(
  changes: readonly Change[],
  now: readonly Entry[],
  entriesOf: (parts: Parts) => readonly Entry[] | undefined,
  kind: EntryKind<Entry>,
): readonly RemovalOf<Entry>[] {
  const found = new Set(now.filter((entry) => !kind.isGone(entry)).map(kind.keyOf));
  const removals: RemovalOf<Entry>[] = [];
  for (const { id, cause, before, after } of changes.toReversed()) {
    const change = { before: entriesOf(before) ?? [], after: entriesOf(after) ?? [] };
    if (change.before.length > 0 && replacesCart[cause]) break;
    if (putsIn(change, kind)) continue;
    const entries = takenOut(change, kind).filter((entry) => !found.has(kind.keyOf(entry)));
    for (const entry of entries) found.add(kind.keyOf(entry));
    if (entries.length > 0) removals.push({ id, cause, entries });
  }
  return removals.toReversed();
}

/** Whether a change put an entry into a list, or gave one more. */
function putsIn<Entry extends Stamped>(
  { before, after }: ListChange<Entry>,
  kind: EntryKind<Entry>,
): boolean {
  const times = new Map(before.map((entry) => [kind.keyOf(entry), entry.changed]));
  return after.some((entry) => !kind.isGone(entry) && times.get(kind.keyOf(entry)) !== entry.changed);
}
