import { createSelector } from '@reduxjs/toolkit';
import { MAX_ORDERS } from '../../domain/order';
import type { Path } from '../../persistence/join';
import { isLatest } from '../../persistence/patch';
import type { Stamps, StampsRoot } from '../../persistence/values';
import { values } from '../saved';
import type { Cause, Change, UndoRoot } from './undoSlice';
import { undoPlacements } from './undoSlice';

const ORDERS = 'orders/orders/';

export const selectStamps = (state: StampsRoot) => state.stamps;

/**
 * Undoable changes, oldest first. An order, even from another tab, starts a new cart, so earlier changes to the
 * cart can't be undone, unless they replaced it. Nor can a deletion of orders, once ten newer ones fill the list.
 */
export const selectChanges = createSelector(
  [(state: UndoRoot) => state.undo.changes, selectStamps, (state: UndoRoot) => state.orders.orders],
  (changes, stamps, saved) => {
    const orders = Object.keys(stamps).filter((path) => path.startsWith(ORDERS));
    const orderedAt = Math.max(0, ...orders.map((path) => values.positionOf(stamps, path)));
    const oldest = saved.at(-MAX_ORDERS);
    const shownFrom = oldest ? values.positionOf(stamps, ORDERS + oldest.number) : 0;
    return changes.filter(({ cause, values: changed }) => {
      if (cause === 'ordersDeleted')
        return Object.values(changed).some(({ before }) => before.added >= shownFrom);
      return (
        undoPlacements[cause] === 'replacement' ||
        !Object.entries(changed).some(([path, { at }]) => path.startsWith('cart/') && at < orderedAt)
      );
    });
  },
);

export function selectLatestChange<As extends Cause>(
  state: UndoRoot,
  causes: readonly As[],
): Change<As> | null {
  const isOfThese = (change: Change): change is Change<As> => causes.some((cause) => cause === change.cause);
  return selectChanges(state).findLast(isOfThese) ?? null;
}

/** Numbers of the orders removed by the latest deletion; empty if it can't be undone. */
export const selectDeletedNumbers = createSelector(
  [(state: UndoRoot) => selectLatestChange(state, ['ordersDeleted'])],
  (change) =>
    Object.keys(change?.values ?? {})
      .filter((path) => path.startsWith(ORDERS))
      .map((path) => path.slice(ORDERS.length)),
);

export type Removal = Pick<Change, 'id' | 'cause'>;

interface RemovalOf extends Removal {
  /** The removed items, by position; at least one. */
  readonly items: readonly { readonly place: number; readonly value: unknown }[];
}

/**
 * Lists what each change removed from the list at a path and can restore, oldest change first. Skips changes
 * that also added something, and all those before the list was replaced.
 */
export function removalsFrom(changes: readonly Change[], stamps: Stamps, list: Path): readonly RemovalOf[] {
  const removals: RemovalOf[] = [];
  for (const { id, cause, values } of changes.toReversed()) {
    const inList = Object.entries(values).filter(([path]) => path.startsWith(list));
    if (inList.length > 0 && undoPlacements[cause] === 'replacement') break;
    if (undoPlacements[cause] !== 'row' || inList.some(([, { after }]) => after !== undefined)) continue;
    const items = inList
      .filter(([path, change]) => change.before.value !== undefined && isLatest(stamps, path, change))
      .map(([, { before }]) => ({ place: before.added, value: before.value }))
      .sort((a, b) => a.place - b.place);
    if (items.length > 0) removals.push({ id, cause, items });
  }
  return removals.toReversed();
}
