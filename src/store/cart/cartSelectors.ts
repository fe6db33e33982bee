import { createSelector, weakMapMemoize } from '@reduxjs/toolkit';
import { findProduct } from '../../content/products/catalog';
import type { Product } from '../../content/products/types';
import { priceForPeriod, yearlyDiscount } from '../../domain/billing';
import type { CartLine, LineKey } from '../../domain/cart';
import { lineAmount, lineKey, pickLine } from '../../domain/cart';
import type { Cents } from '../../domain/money';
import { amountDue, sumOf } from '../../domain/money';
import type { OrderLine } from '../../domain/order';
import type { RootState } from '../slices';
import { selectRawLines } from './cartSlice';

/** A line of the cart with names and prices. Has the fields of an order's line, so that `OrderSummary` can show either. */
export interface CartLineView extends OrderLine {
  readonly key: LineKey;
  readonly name: string;
  readonly product: Product;
  /** Price of one unit for the line's billing period. */
  readonly unitPrice: Cents;
  /** Saving per year compared to monthly billing. */
  readonly yearlyDiscount: Cents;
}

/** Memoized by line, so that a change re-renders only its own row. */
const viewOf = weakMapMemoize((line: CartLine): CartLineView | undefined => {
  const product = findProduct(line.productId);
  if (!product) return undefined;
  const { billing, quantity } = line;
  const unitPrice = priceForPeriod(product.priceCents, billing);
  return {
    ...pickLine(line),
    key: lineKey(line),
    name: product.name,
    product,
    unitPrice,
    amount: lineAmount(product.priceCents, line),
    yearlyDiscount: yearlyDiscount(product.priceCents, unitPrice, billing) * quantity,
  };
});

/** Adds names and prices to lines. Skips unknown products, which only Redux DevTools can bring into the page's store. */
export function viewsOf(lines: readonly CartLine[]): CartLineView[] {
  // Not `flatMap(viewOf)`, which would memoize by the index, too.
  return lines.flatMap((line) => viewOf(line) ?? []);
}

export const selectCartLines = createSelector([selectRawLines], viewsOf);

/** Returns what lines cost today: the cart's, or those of a shared cart. */
export const dueOf = (lines: readonly CartLineView[]) => amountDue(lines.map(({ amount }) => amount));

export const yearlyDiscountOf = (lines: readonly CartLineView[]): Cents =>
  sumOf(lines.map((line) => line.yearlyDiscount));

export const selectCartDue = createSelector([selectCartLines], dueOf);

export const selectCartItemCount = createSelector([selectCartLines], (lines) =>
  lines.reduce((count, line) => count + line.quantity, 0),
);

export const selectCartYearlyDiscount = createSelector([selectCartLines], yearlyDiscountOf);

export const selectCartSampleKeys = createSelector([selectRawLines], (lines) =>
  lines.filter(({ isDemoItem }) => isDemoItem).map(lineKey),
);

/** Returns a line's quantity; 0 if the cart doesn't have it. */
export const selectQuantity = (state: RootState, key: LineKey): number =>
  selectCartLines(state).find((line) => line.key === key)?.quantity ?? 0;

export const selectIsCartEmpty = (state: RootState): boolean => selectCartLines(state).length === 0;
