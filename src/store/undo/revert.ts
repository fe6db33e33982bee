import { isEqual } from '../../persistence/json';
import { keysOf } from '../../domain/records';
import type { FieldAt } from '../../persistence/table';
import { partsOf, valueOf, withParts } from '../../persistence/table';
import { lastingFields } from '../saved';
import type { RootState } from '../slices';
import { arranged } from './arranged';
import type { Change } from './undoSlice';

type BeforeAndAfter = Pick<Change, 'before' | 'after'>;

/** Returns the slices whose saved values an action changed, before and after it; null if there are none. */
export function changeBetween(before: RootState, after: RootState): BeforeAndAfter | null {
  const changed = new Set(
    lastingFields
      .filter((fieldAt) => !isEqual(valueOf(before, fieldAt), valueOf(after, fieldAt)))
      .map(({ slice }) => slice),
  );
  return changed.size === 0 ? null : { before: picked(before, changed), after: picked(after, changed) };
}

/**
 * Reverts a change in the present state, and in the later changes, so that they can be reverted in any order. A value
 * that has changed since stays; one that a later change replaced becomes the one which that change restores.
 * @example
 * // The assistant set a quantity from 1 to 2, which is change 1, and then from 2 to 3, change 2.
 * // Reverting change 1 leaves the quantity at 3, but then change 2 restores 1.
 */
export function withoutChange<State extends Partial<RootState>>(
  state: State,
  change: Change,
  later: readonly Change[],
): { readonly state: State; readonly later: readonly Change[] } {
  const ownedByLater = new Set<string>();
  const rebased: Change[] = [];
  for (const other of later) {
    const before = withValuesBefore(other.before, change, ownedByLater);
    // From here on, its own values are no longer the reverted change's.
    for (const path of changedPaths(other)) ownedByLater.add(path);
    rebased.push({ ...other, before, after: withValuesBefore(other.after, change, ownedByLater) });
  }
  return { state: withValuesBefore(state, change, ownedByLater), later: rebased };
}

/**
 * Restores the values that are still as a change left them, except those that a later change owns. Works on the parts of saved
 * fields: a list's items by key, or a single value with the key ''.
 */
function withValuesBefore<State extends Partial<RootState>>(
  state: State,
  change: Change,
  ownedByLater: ReadonlySet<string>,
): State {
  return fieldsIn(change)
    .filter(({ slice }) => slice in state)
    .reduce((whole, fieldAt) => {
      const [before, after] = [partsOf(change.before, fieldAt), partsOf(change.after, fieldAt)];
      const present = partsOf(whole, fieldAt);
      const parts = new Map(present);
      for (const key of changedKeys(change, fieldAt)) {
        const isStillSo = isEqual(present.get(key), after.get(key));
        if (!isStillSo || ownedByLater.has(`${fieldAt.path}/${key}`)) continue;
        if (before.has(key)) parts.set(key, before.get(key));
        else parts.delete(key);
      }
      // The order of all keys, present or not; then without those that the field no longer has.
      const order = arranged([...before.keys()], [...after.keys()], [...present.keys()]);
      const kept = order.filter((key) => parts.has(key));
      return withParts(whole, fieldAt, new Map(kept.map((key) => [key, parts.get(key)])));
    }, state);
}

const changedPaths = (change: Change): readonly string[] =>
  fieldsIn(change).flatMap((fieldAt) => changedKeys(change, fieldAt).map((key) => `${fieldAt.path}/${key}`));

/** Returns the keys of the parts that a change added, replaced, or removed. */
function changedKeys(change: Change, fieldAt: FieldAt): readonly string[] {
  const [before, after] = [partsOf(change.before, fieldAt), partsOf(change.after, fieldAt)];
  const keys = new Set([...before.keys(), ...after.keys()]);
  return [...keys].filter((key) => !isEqual(before.get(key), after.get(key)));
}

/** Returns the saved fields of the slices that a change contains. */
const fieldsIn = ({ before }: Change) => lastingFields.filter(({ slice }) => slice in before);

/** Returns some of a state's slices. */
export function picked(state: RootState, names: ReadonlySet<string>): Partial<RootState> {
  const slices: Partial<RootState> = {};
  const add = <Name extends keyof RootState>(name: Name, slice: RootState[Name]) => {
    slices[name] = slice;
  };
  for (const name of keysOf(state)) if (names.has(name)) add(name, state[name]);
  return slices;
}
