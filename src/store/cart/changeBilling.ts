import type { BillingPeriod } from '../../domain/billing';
import type { LineKey } from '../../domain/cart';
import { lineKey } from '../../domain/cart';
import type { AppThunk } from '../slices';
import { selectCartLines } from './cartSelectors';
import { billingChanged } from './cartSlice';

/** What became of a line whose billing period was changed. */
export type BillingOutcome =
  | { readonly kind: 'changed' }
  /** The line that already had the period took all units, and now has this quantity. */
  | { readonly kind: 'merged'; readonly quantity: number }
  /** That line had no room for all of them. */
  | { readonly kind: 'partly' };

export const changeBilling =
  (key: LineKey, billing: BillingPeriod): AppThunk<BillingOutcome> =>
  (dispatch, getState) => {
    const quantities = () => new Map(selectCartLines(getState()).map((line) => [line.key, line.quantity]));
    const before = quantities();
    dispatch(billingChanged({ key, billing }));
    const after = quantities();
    if (after.has(key)) return { kind: 'partly' };
    const [productId = ''] = key.split(':');
    const changed = lineKey({ productId, billing });
    return before.has(changed) ? { kind: 'merged', quantity: after.get(changed) ?? 0 } : { kind: 'changed' };
  };
