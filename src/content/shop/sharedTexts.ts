import type { AmountRow } from '../../domain/money';

export const emptyState = { cart: 'Your cart is empty', topRated: 'Top rated in the shop' } as const;

/** Shown until the saved state has loaded. */
export const loadingTexts = {
  cart: 'Loading your cart…',
  order: 'Loading your order…',
  orders: 'Loading your orders…',
} as const;

export const quantityTexts = {
  /** Shown while the typed quantity is 0 or less. */
  removes: 'Press Enter or leave this field to remove the item. Press Esc to keep it.',
  counts: 'Quantity is the number of stores that will use the product.',
} as const;

/** Labels a row of the order summary. Once the order is placed, its total is no longer due. */
export function amountLabel({ kind, label }: AmountRow, isPlaced: boolean): string {
  return kind === 'total' && !isPlaced ? `${label} due today` : label;
}
