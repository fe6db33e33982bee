import { isEqual } from '../../persistence/json';
import type { RootState } from '../slices';
import { arranged } from './arranged';
import type { CauseIn } from './causes';
import { causes, isOfferedIn } from './causes';
import type { Change } from './undoSlice';

/** A change whose undo is offered in place of the removed rows. */
export interface UndoOffer extends Pick<Change, 'id'> {
  readonly cause: CauseIn<'rows'>;
}

/** Items that a change removed from a list and can restore: at least one, in the order of the list. */
interface RemovalOf<Item> extends UndoOffer {
  readonly items: readonly Item[];
}

type ItemsIn<Item> = (state: Partial<RootState>) => readonly Item[] | undefined;

/**
 * Lists what each change removed from a list and can restore, oldest change first, and the keys of present and
 * removed items in their order. Skips changes that also added or changed items, and all those before the list was replaced.
 * @example
 * // Of a, b, c, d, change 1 removed b, and change 2 removed a and d, so that c is present:
 * // removals: [{ id: 1, items: [b] }, { id: 2, items: [a, d] }], keys: a, b, c, d
 */
export function removalsFrom<Item>(
  changes: readonly Change[],
  present: readonly Item[],
  itemsIn: ItemsIn<Item>,
  keyOf: (item: Item) => string,
): { readonly removals: readonly RemovalOf<Item>[]; readonly keys: readonly string[] } {
  const latestFirst = changesOfList(changes, itemsIn).toReversed();
  const presentKeys = present.map(keyOf);
  const keys = latestFirst.reduce<readonly string[]>(
    (order, { before, after }) => arranged(before.map(keyOf), after.map(keyOf), order),
    presentKeys,
  );
  /** The keys that have a row: present items, and those that a later change removed. */
  const shown = new Set(presentKeys);
  const removals: RemovalOf<Item>[] = [];
  for (const change of latestFirst) {
    const { id, before, after } = change;
    const onlyRemoved = after.every((item) => before.some((other) => isEqual(item, other)));
    if (!isOfferedIn(change, 'rows') || !onlyRemoved) continue;
    const keysAfter = new Set(after.map(keyOf));
    const items = before.filter((item) => !keysAfter.has(keyOf(item)) && !shown.has(keyOf(item)));
    for (const item of items) shown.add(keyOf(item));
    if (items.length > 0) removals.push({ id, cause: change.cause, items });
  }
  return { removals: removals.toReversed(), keys };
}

/** The list before and after each change of it, since it was last replaced. */
function changesOfList<Item>(changes: readonly Change[], itemsIn: ItemsIn<Item>) {
  const all = changes.flatMap(({ id, cause, ...states }) => {
    const [before, after] = [itemsIn(states.before), itemsIn(states.after)];
    return before && after && !isEqual(before, after) ? [{ id, cause, before, after }] : [];
  });
  return all.slice(all.findLastIndex(({ cause }) => causes[cause].replacesLists) + 1);
}
