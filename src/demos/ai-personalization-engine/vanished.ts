import type { Training } from './model';
import { shelfFor } from './shelf';

/** How many places of the shelf are shown at first. */
export const FIRST_PLACES = 12;

/** What a click does for the first places of the shelf, other than those of items that were looked at. */
interface Difference {
  /** Items that are among the first only because of the click, in their order. */
  readonly vanished: readonly number[];
  /** Items that take their places without it. */
  readonly appeared: readonly number[];
}

/** Compares the shelf with the one that the visitor would see without one of their clicks. */
export function differenceWithout(
  training: Training,
  lookedAt: readonly number[],
  click: number,
): Difference {
  const first = (clicks: readonly number[]) =>
    shelfFor(training, clicks)
      .filter(({ item }) => !lookedAt.includes(item))
      .slice(0, FIRST_PLACES)
      .map(({ item }) => item);
  const own = first(lookedAt);
  const others = first(lookedAt.filter((item) => item !== click));
  return {
    vanished: own.filter((item) => !others.includes(item)),
    appeared: others.filter((item) => !own.includes(item)),
  };
}
