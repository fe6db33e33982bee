import type { RecordedEvent } from '../../../../store/recorder';
import type { RootState } from '../../../../store/slices';

/** A recorded event, with the states before and after it. */
export type Moment = RecordedEvent<RootState>;

/** A visit as the page shows it: this tab's own, the example, or an imported one. */
export interface Visit {
  readonly moments: readonly Moment[];
  /** What the visit is, for its heading: `your visit, in this tab`. */
  readonly title: string;
}

/** The slices of a state by name, without what redux-persist keeps beside them. */
export function slicesOf({
  cart,
  orders,
  wishlist,
  checkout,
  shop,
  pricing,
  demoItems,
  undo,
  persistence,
  stamps,
}: RootState): RootState {
  return { cart, orders, wishlist, checkout, shop, pricing, demoItems, undo, persistence, stamps };
}

/** What an event carries; undefined if it carries nothing. */
export function payloadOf({ action }: Moment): unknown {
  return 'payload' in action ? action.payload : undefined;
}

/** Whether an event brought what another tab has saved. */
export function isFromAnotherTab({ action }: Moment): boolean {
  return action.type === 'persistence/otherTabSaved';
}

/** Whether it is an event of the shop, and not redux-persist beginning its work, as on every page. */
export function isOfShop({ action }: Moment): boolean {
  return !action.type.startsWith('persist/');
}

/** How long after the first event, in seconds with one decimal: `+12.3 s`. */
export function timeOf({ at }: Moment, first: Moment | undefined): string {
  return `+${((at - (first?.at ?? at)) / 1000).toFixed(1)} s`;
}
