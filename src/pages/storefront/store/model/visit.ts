import type { RecordedEvent } from '../../../../store/recorder';
import type { RootState } from '../../../../store/slices';

/** An event of a visit, with the states before and after it. */
export type VisitEvent = RecordedEvent<RootState>;

export interface Visit {
  readonly events: readonly VisitEvent[];
  /** For example `Your visit, in this tab`. */
  readonly title: string;
}

/** Removes redux-persist's own field. */
export function slicesOf({ _persist, ...slices }: RootState & { readonly _persist?: unknown }): RootState {
  return slices;
}

export function payloadOf({ action }: VisitEvent): unknown {
  return 'payload' in action ? action.payload : undefined;
}

/** Tests for data saved by another tab. */
export function isFromAnotherTab({ action }: VisitEvent): boolean {
  return action.type === 'persistence/otherTabSaved';
}

/** Tests for events of the shop, as opposed to redux-persist's. */
export function isOfShop({ action }: VisitEvent): boolean {
  return !action.type.startsWith('persist/');
}

/** Seconds since the first event, with one decimal, for example `+12.3 s`. */
export function timeOf({ at }: VisitEvent, first: VisitEvent | undefined): string {
  return `+${((at - (first?.at ?? at)) / 1000).toFixed(1)} s`;
}
