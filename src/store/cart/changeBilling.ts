import type { BillingPeriod } from '../../domain/billing';
import type { LineKey } from '../../domain/cart';
import { lineKey } from '../../domain/cart';
import type { AppThunk } from '../slices';
import { selectCartLines, selectQuantity } from './cartSelectors';
import { billingChanged } from './cartSlice';

/** What became of a line whose billing period was changed. */
export type BillingOutcome =
  | { readonly kind: 'changed' }
  /** The line that already had the period took all units, and now has this quantity. */
  | { readonly kind: 'merged'; readonly quantity: number }
  /** The line kept its period, at least for some units: the other line had no room for them. */
  | { readonly kind: 'stayed'; readonly movedUnits: number };

/** Compares the state before and after, because a reducer can't return what it did. */
export const changeBilling =
  (key: LineKey, billing: BillingPeriod): AppThunk<BillingOutcome> =>
  (dispatch, getState) => {
    const line = selectCartLines(getState()).find((each) => each.key === key);
    if (!line) return { kind: 'stayed', movedUnits: 0 };
    const newKey = lineKey({ productId: line.productId, billing });
    const isMerged = selectQuantity(getState(), newKey) > 0;
    dispatch(billingChanged({ key, billing }));
    const left = selectQuantity(getState(), key);
    if (left > 0) return { kind: 'stayed', movedUnits: line.quantity - left };
    return isMerged ? { kind: 'merged', quantity: selectQuantity(getState(), newKey) } : { kind: 'changed' };
  };
