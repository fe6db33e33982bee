import diff from 'microdiff';
import { rehydrated } from '../../../../persistence/savingSlice';
import { lastingFields } from '../../../../store/saved';
import type { RootState } from '../../../../store/slices';
import { initialRootState } from '../../../../store/slices';
import { fieldsOf, json } from './json';
import type { VisitAction } from './visit';

export interface ValueChange {
  /** Path of the value, for example `cart.lines.0.quantity`. */
  readonly path: string;
  /** The value as JSON, or `undefined` if it was added. */
  readonly before: string;
  /** The value as JSON, or `undefined` if it was removed. */
  readonly after: string;
}

/** Lists the changes between two states by slice. Skips slices that are the same object. */
export function changesBetween(before: object, after: object): readonly ValueChange[] {
  const earlier = new Map(Object.entries(before));
  const differing = Object.entries(after).filter(([name, slice]) => earlier.get(name) !== slice);
  return diff(
    Object.fromEntries(differing.map(([name]) => [name, earlier.get(name)])),
    Object.fromEntries(differing),
    { cyclesFix: false },
  ).map((difference) => ({
    path: difference.path.join('.'),
    before: json(difference.type === 'CREATE' ? undefined : difference.oldValue),
    after: json(difference.type === 'REMOVE' ? undefined : difference.value),
  }));
}

export function changedSlices({ before, after }: VisitAction): readonly (keyof RootState)[] {
  return sliceNames.filter((name) => before[name] !== after[name]);
}

/** Tests whether an action is the shop's own, or brought saved state. */
export function isOfShop(entry: VisitAction): boolean {
  return entry.action.type !== rehydrated.type || changedSlices(entry).some((name) => name !== 'saving');
}

const isSlice = (name: string): name is keyof RootState => Object.hasOwn(initialRootState, name);

export const sliceNames = Object.keys(initialRootState).filter(isSlice);

/** Lists what an action changed. Compares list items by key; if only their order changed, by position. */
export function changesOf({ before, after }: VisitAction): readonly ValueChange[] {
  const changes = changesBetween(withKeys(before), withKeys(after));
  return changes.length > 0 ? changes : changesBetween(before, after);
}

/** Replaces the saved lists of a state with objects, by the keys of their items. */
function withKeys(state: RootState): object {
  return lastingFields
    .filter(({ field }) => field.kind === 'list')
    .reduce<Readonly<Record<string, unknown>>>((whole, { slice, name, field }) => {
      const values = fieldsOf(whole[slice]);
      const items = Object.fromEntries(field.split(values[name]));
      return { ...whole, [slice]: { ...values, [name]: items } };
    }, fieldsOf(state));
}

/** Tests whether Redux DevTools changed the state without an action, for example by a jump in time. */
export function wasChangedByDevTools(entry: VisitAction, previous: VisitAction | undefined): boolean {
  return previous !== undefined && previous.after !== entry.before;
}
