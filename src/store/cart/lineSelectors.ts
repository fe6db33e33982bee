import { cartLineTexts } from '../../content/shop/cartLines';
import { MAX_QUANTITY } from '../../domain/quantity';
import type { RootState } from '../slices';
import type { CartLineView } from './cartSelectors';
import { selectCartLines } from './cartSelectors';

// Not in `cartSelectors.ts`, which every page loads.

/** Returns a line's product name, with the billing period if the product has two lines. */
export const selectLineName = (state: RootState, line: CartLineView): string =>
  otherLines(state, line).length === 0 ? line.name : cartLineTexts.lineName(line.name, line.billing);

/** Tests whether another line of the product, with another billing period, has room for this one's units. */
export const selectCanMerge = (state: RootState, line: CartLineView): boolean =>
  otherLines(state, line).some(({ quantity }) => quantity < MAX_QUANTITY);

const otherLines = (state: RootState, { product, key }: CartLineView) =>
  selectCartLines(state).filter((line) => line.product === product && line.key !== key);
