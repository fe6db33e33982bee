import { CART_LINES } from './CartLines';

/**
 * Focuses the first quantity in the cart whose typed text isn't valid, so that nothing is ordered or shared with
 * another quantity than the visitor sees. The page asks here, because drafts stay in their rows, so that typing renders
 * only one row.
 * @returns whether there is one
 */
export function focusInvalidQuantity(): boolean {
  const field = document
    .getElementById(CART_LINES)
    ?.querySelector<HTMLInputElement>('input[aria-invalid="true"]');
  field?.focus();
  return field !== undefined && field !== null;
}
