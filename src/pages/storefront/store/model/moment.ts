import type { RecordedEvent } from '../../../../store/recorder';
import type { RootState } from '../../../../store/slices';

export type Moment = RecordedEvent<RootState>;

export interface Visit {
  readonly moments: readonly Moment[];
  /** For example `Your visit, in this tab`. */
  readonly title: string;
}

/** Removes redux-persist's own field. */
export function slicesOf({ _persist, ...slices }: RootState & { readonly _persist?: unknown }): RootState {
  return slices;
}

export function payloadOf({ action }: Moment): unknown {
  return 'payload' in action ? action.payload : undefined;
}

/** Tests for data saved by another tab. */
export function isFromAnotherTab({ action }: Moment): boolean {
  return action.type === 'persistence/otherTabSaved';
}

/** Tests for events of the shop, as opposed to redux-persist's. */
export function isOfShop({ action }: Moment): boolean {
  return !action.type.startsWith('persist/');
}

/** Seconds since the first event, with one decimal, for example `+12.3 s`. */
export function timeOf({ at }: Moment, first: Moment | undefined): string {
  return `+${((at - (first?.at ?? at)) / 1000).toFixed(1)} s`;
}
