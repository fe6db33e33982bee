import diff from 'microdiff';
import type { RootState } from '../../../../store/slices';
import { firstVisit } from '../../../../store/slices';
import { json } from './json';
import type { Moment } from './moment';
import { slicesOf } from './moment';

/** A value of the state that an event has changed. */
export interface Change {
  /** Where it is: `cart.lines.0.quantity`. */
  readonly path: string;
  /** As JSON; undefined if there was nothing. */
  readonly before: string | undefined;
  /** As JSON; undefined if there is nothing any more. */
  readonly after: string | undefined;
}

/** What changed between two states, slice by slice; a slice that is the same object is not looked into. */
export function changesBetween(before: object, after: object): readonly Change[] {
  const earlier = new Map(Object.entries(before));
  const differing = Object.entries(after).filter(([name, slice]) => earlier.get(name) !== slice);
  return diff(
    Object.fromEntries(differing.map(([name]) => [name, earlier.get(name)])),
    Object.fromEntries(differing),
    { cyclesFix: false },
  ).map((difference) => ({
    path: difference.path.join('.'),
    before: difference.type === 'CREATE' ? undefined : json(difference.oldValue),
    after: difference.type === 'REMOVE' ? undefined : json(difference.value),
  }));
}

/** The names of the slices that an event has changed. */
export function slicesThatAnswered({ before, after }: Moment): readonly (keyof RootState)[] {
  return sliceNames.filter((name) => before[name] !== after[name]);
}

const isSlice = (name: string): name is keyof RootState => Object.hasOwn(firstVisit, name);

/** All slices, in the order in which the page shows them. */
export const sliceNames = Object.keys(firstVisit).filter(isSlice);

/** What an event has changed. */
export function changesOf({ before, after }: Moment): readonly Change[] {
  return changesBetween(slicesOf(before), slicesOf(after));
}

/** Whether the state moved between two events without one: Redux DevTools has jumped to another moment. */
export function wasMoved(moment: Moment, previous: Moment | undefined): boolean {
  return previous !== undefined && previous.after !== moment.before;
}
