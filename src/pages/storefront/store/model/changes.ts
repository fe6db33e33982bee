import diff from 'microdiff';
import type { RootState } from '../../../../store/slices';
import { firstVisit } from '../../../../store/slices';
import { json } from './json';
import type { VisitAction } from './visit';
import { slicesOf } from './visit';

export interface Change {
  /** Path of the value, for example `cart.lines.0.quantity`. */
  readonly path: string;
  /** The value as JSON, or `undefined` if it was added. */
  readonly before: string;
  /** The value as JSON, or `undefined` if it was removed. */
  readonly after: string;
}

/** Lists the changes between two states by slice. Skips slices that are the same object. */
export function changesBetween(before: object, after: object): readonly Change[] {
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

/** Tests whether an action is the shop's own, or redux-persist's with saved state. */
export function isOfShop(entry: VisitAction): boolean {
  return (
    !entry.action.type.startsWith('persist/') || changedSlices(entry).some((name) => name !== 'persistence')
  );
}

const isSlice = (name: string): name is keyof RootState => Object.hasOwn(firstVisit, name);

export const sliceNames = Object.keys(firstVisit).filter(isSlice);

export function changesOf({ before, after }: VisitAction): readonly Change[] {
  return changesBetween(slicesOf(before), slicesOf(after));
}

/** Tests whether Redux DevTools changed the state without an action, for example by a jump in time. */
export function wasChangedByDevTools(entry: VisitAction, previous: VisitAction | undefined): boolean {
  return previous !== undefined && previous.after !== entry.before;
}
