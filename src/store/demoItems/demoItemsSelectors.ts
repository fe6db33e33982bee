import { createSelector } from '@reduxjs/toolkit';
import type { LineKey } from '../../domain/cart';
import { selectCartItemCount, selectCartSampleKeys } from '../cart/cartSelectors';
import type { RootState } from '../slices';
import { selectIsSampleQuestionAnswered } from './demoItemsSlice';

/** The keys of the cart's sample lines; none once the visitor has answered the question about them. */
export const selectOpenSampleKeys = createSelector(
  [selectCartSampleKeys, selectIsSampleQuestionAnswered],
  (keys, isAnswered) => (isAnswered ? [] : keys),
);

/** True if all units in the cart are samples, which are one unit each. */
export const selectHasOnlySamples = createSelector(
  [selectOpenSampleKeys, selectCartItemCount],
  (keys, count) => count > 0 && keys.length === count,
);

/** Tests whether to mark a line as our sample. In a cart of samples alone, the notice above it says what they are. */
export const selectIsMarkedSample = (state: RootState, key: LineKey): boolean =>
  !selectHasOnlySamples(state) && selectOpenSampleKeys(state).includes(key);
