import { createSelector } from '@reduxjs/toolkit';
import { selectCartItemCount, selectCartSampleKeys } from '../cart/cartSelectors';
import { selectIsSampleQuestionAnswered } from './demoItemsSlice';

/** The keys of the cart's sample lines; none once the visitor has answered the question about them. */
export const selectOpenSampleKeys = createSelector(
  [selectCartSampleKeys, selectIsSampleQuestionAnswered],
  (keys, isAnswered) => (isAnswered ? [] : keys),
);

/** True if the cart has nothing but samples, which are one unit each, or is empty. */
export const selectHasOnlySamples = createSelector(
  [selectOpenSampleKeys, selectCartItemCount],
  (keys, count) => keys.length === count,
);
