import { CART_LINES } from './CartLines';

/**
 * Focuses the first quantity in the cart whose typed text isn't valid, so that nothing is ordered or shared with
 * another quantity than the visitor sees. Looks at the page, as the browser's own form validation does: drafts kept above
 * the rows would have to follow each change of a line's key, and each removal, also by another tab.
 * @returns whether there is one
 */
export function focusInvalidQuantity(): boolean {
  const field = document
    .getElementById(CART_LINES)
    ?.querySelector<HTMLInputElement>('input[aria-invalid="true"]');
  field?.focus();
  return field !== undefined && field !== null;
}
