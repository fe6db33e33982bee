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
    const lineAt = (at: LineKey | undefined) => selectCartLines(getState()).find((line) => line.key === at);
    const line = lineAt(key);
    const target = line && lineKey({ productId: line.productId, billing });
    const isMerged = lineAt(target) !== undefined;
    dispatch(billingChanged({ key, billing }));
    if (lineAt(key)) return { kind: 'partly' };
    return isMerged ? { kind: 'merged', quantity: lineAt(target)?.quantity ?? 0 } : { kind: 'changed' };
  };
