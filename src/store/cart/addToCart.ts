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
}

export const addToCart =
  (line: Parameters<typeof lineAdded>[0]): AppThunk<Addition> =>
  (dispatch, getState) => {
    const joinedSample = getState().cart.lines.some(
      ({ productId, isDemoItem }) => productId === line.productId && isDemoItem === true,
    );
    dispatch(lineAdded(line));
    return { inCart: selectQuantity(getState(), lineKey(line)), joinedSample };
  };
