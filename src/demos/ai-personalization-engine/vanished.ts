import type { Training } from './model';
import { shelfFor } from './shelf';

/** Number of top positions to compare. */
export const FIRST_PLACES = 12;

/** How a click changes the top positions, not counting viewed items. */
interface Difference {
  /** Items that are there only because of the click, in order. */
  readonly vanished: readonly number[];
  /** Items that would be there without it. */
  readonly appeared: readonly number[];
}

/** Compares the shelf with the one the visitor would see without one of their clicks. */
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
