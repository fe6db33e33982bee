import { lineKey } from '../../domain/cart';
import type { AppThunk } from '../slices';
import { selectQuantity } from './cartSelectors';
import { lineAdded } from './cartSlice';

/** What a confirmation says after an addition. */
export interface Addition {
  /** Quantity of the line that the units joined. */
  readonly inCart: number;
  /** True if the cart had a sample of the product. */
  readonly joinedSample: boolean;
  /** Number of sample lines of other products. */
  readonly otherSamples: number;
}

export const addToCart =
  (line: Parameters<typeof lineAdded>[0]): AppThunk<Addition> =>
  (dispatch, getState) => {
    const samples = getState().cart.lines.filter(({ isDemoItem }) => isDemoItem);
    const others = samples.filter(({ productId }) => productId !== line.productId);
    dispatch(lineAdded(line));
    return {
      inCart: selectQuantity(getState(), lineKey(line)),
      joinedSample: others.length < samples.length,
      otherSamples: others.length,
    };
  };
