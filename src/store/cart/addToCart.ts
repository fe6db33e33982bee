import { lineKey } from '../../domain/cart';
import type { AppThunk } from '../slices';
import { selectCartItemCount, selectQuantity } from './cartSelectors';
import type { NewLine } from './cartSlice';
import { lineAdded, productsAdded, selectRawLines } from './cartSlice';

/** What a confirmation says after an addition. */
export interface Addition {
  /** Quantity of the line that the units joined. */
  readonly inCart: number;
  /** True if the cart had a sample of the product, of any billing period. */
  readonly hadSample: boolean;
  /** Number of sample lines of other products. */
  readonly otherSamples: number;
}

/** Compares the state before and after, because a reducer can't return what it did. */
export const addToCart =
  (line: NewLine): AppThunk<Addition> =>
  (dispatch, getState) => {
    const samples = selectRawLines(getState()).filter(({ isDemoItem }) => isDemoItem);
    const others = samples.filter(({ productId }) => productId !== line.productId);
    dispatch(lineAdded(line));
    return {
      inCart: selectQuantity(getState(), lineKey(line)),
      hadSample: others.length < samples.length,
      otherSamples: others.length,
    };
  };

/** Adds one of each product. Returns how many were added: the others' lines are full. */
export const addAllToCart =
  (addition: Parameters<typeof productsAdded>[0]): AppThunk<number> =>
  (dispatch, getState) => {
    const before = selectCartItemCount(getState());
    dispatch(productsAdded(addition));
    return selectCartItemCount(getState()) - before;
  };
