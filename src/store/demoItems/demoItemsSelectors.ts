import { createSelector } from '@reduxjs/toolkit';
import { selectCartSampleKeys } from '../cart/cartSelectors';
import { selectIsSampleQuestionAnswered } from './demoItemsSlice';

/** The keys of the cart's sample lines; none once the visitor has kept them. */
export const selectOpenSampleKeys = createSelector(
  [selectCartSampleKeys, selectIsSampleQuestionAnswered],
  (keys, isAnswered) => (isAnswered ? [] : keys),
);
