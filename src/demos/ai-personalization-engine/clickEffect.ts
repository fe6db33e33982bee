import type { Training } from './model';
import { shelfFor } from './shelf';

/** Number of top positions to compare, and of items that the shelf shows at first. */
export const TOP_COUNT = 12;

/** How a click changes the top positions, not counting viewed items. */
interface ClickEffect {
  /** Items that are there only because of the click, in order. */
  readonly dropped: readonly number[];
  /** Items that would be there without it. */
  readonly appeared: readonly number[];
}

/** Compares the shelf with the one the visitor would see without one of their clicks. */
export function effectOfClick(training: Training, viewed: readonly number[], click: number): ClickEffect {
  const first = (clicks: readonly number[]) =>
    shelfFor(training, clicks)
      .filter(({ item }) => !viewed.includes(item))
      .slice(0, TOP_COUNT)
      .map(({ item }) => item);
  const own = first(viewed);
  const without = first(viewed.filter((item) => item !== click));
  return {
    dropped: own.filter((item) => !without.includes(item)),
    appeared: without.filter((item) => !own.includes(item)),
  };
}
