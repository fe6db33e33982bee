import { createSelector, weakMapMemoize } from '@reduxjs/toolkit';
import { findProduct } from '../../content/products/catalog';
import type { Product } from '../../content/products/types';
import { priceForPeriod, yearlySaving } from '../../domain/billing';
import type { CartLine, LineKey } from '../../domain/cart';
import { lineAmount, lineKey, pickLine } from '../../domain/cart';
import type { Cents } from '../../domain/money';
import { amountDue } from '../../domain/money';
import type { OrderLine } from '../../domain/order';
import type { RootState } from '../slices';

export interface CartLineView extends OrderLine {
  readonly key: LineKey;
  readonly name: string;
  readonly product: Product;
  /** Price of one unit for the line's billing period. */
  readonly unitPrice: Cents;
  /** Saving per year compared to monthly billing. */
  readonly yearlySaving: Cents;
}

/**
 * Creates the cart's selectors for a catalog: the site's, or the benchmark's larger one. They skip lines
 * whose product isn't in the catalog.
 */
export function createCartSelectors(productById: (id: string) => Product | undefined) {
  const selectLines = (state: RootState) => state.cart.lines;

  /**
   * Creates a line's view again only if the line changes, so that other rows don't re-render.
   * `weakMapMemoize` memoizes by all arguments, so don't pass it to `map` directly, which adds the index.
   */
  const viewOf = weakMapMemoize((line: CartLine) => {
    const product = productById(line.productId);
    return product && lineView(line, product);
  });

  const selectCartLines = createSelector([selectLines], (lines) =>
    lines.map((line) => viewOf(line)).filter((view) => view !== undefined),
  );

  const selectCartDue = createSelector([selectCartLines], (lines) =>
    amountDue(lines.map((line) => line.amount)),
  );

  const selectCartItemCount = createSelector([selectCartLines], (lines) =>
    lines.reduce((count, line) => count + line.quantity, 0),
  );

  const selectCartYearlySaving = createSelector([selectCartLines], (lines) =>
    lines.reduce((sum, line) => sum + line.yearlySaving, 0),
  );

  return {
    selectCartLines,
    selectCartDue,
    selectCartItemCount,
    selectCartYearlySaving,
  };
}

function lineView(line: CartLine, product: Product): CartLineView {
  const { billing, quantity } = line;
  const unitPrice = priceForPeriod(product.priceCents, billing);
  return {
    ...pickLine(line),
    key: lineKey(line),
    name: product.name,
    product,
    unitPrice,
    amount: lineAmount(product.priceCents, line),
    yearlySaving: yearlySaving(product.priceCents, unitPrice, billing) * quantity,
  };
}

export const { selectCartLines, selectCartDue, selectCartItemCount, selectCartYearlySaving } =
  createCartSelectors(findProduct);

/** Returns the keys of the cart's sample lines. */
export const selectCartDemoItems = createSelector([(state: RootState) => state.cart.lines], (lines) =>
  lines.filter(({ isDemoItem }) => isDemoItem).map(lineKey),
);

/** Returns a line's quantity; 0 if the cart doesn't have it. */
export const selectQuantity = (state: RootState, key: LineKey): number =>
  selectCartLines(state).find((line) => line.key === key)?.quantity ?? 0;

export const selectIsCartEmpty = (state: RootState): boolean => selectCartLines(state).length === 0;
