import { paths } from '../../../content/paths';
import { findProduct } from '../../../content/products/catalog';
import type { SharedLineFault } from '../../../content/shop/cartPage';
import { cartPage, sharedLineFaults } from '../../../content/shop/cartPage';
import { isBillingPeriod } from '../../../domain/billing';
import type { CartLine, LineFields } from '../../../domain/cart';
import { addLine } from '../../../domain/cart';
import { readQuantity } from '../../../domain/quantity';

/** Query parameter for a shared cart's lines. */
export const SHARED_LINES = 'lines';

/** Maximum number of lines. Leaves room for products and billing periods that newer releases add. */
const MAX_LINES = 100;
const MAX_CHARACTERS = 6_000;

/** A shared cart's usable lines with notes about the others, or the reasons why it has none. */
export type SharedCart =
  | { readonly kind: 'refused'; readonly reasons: readonly string[] }
  | {
      readonly kind: 'cart';
      /** Has at least one line. */
      readonly lines: readonly LineFields[];
      readonly notes: readonly string[];
    };

/** Returns a link to a cart with these lines: product, billing period, and quantity. */
export function sharedCartPath(lines: readonly CartLine[]): string {
  const text = lines
    .map(({ productId, billing, quantity }) => `${productId}:${billing}:${quantity}`)
    .join(',');
  return `${paths.cart}?${SHARED_LINES}=${text}`;
}

/** Reads a shared cart from the URL. Validates everything; never throws. */
export function readSharedCart(text: string): SharedCart {
  const parts = text.length > MAX_CHARACTERS ? [] : text.split(',').filter((part) => part.trim() !== '');
  if (text.length > MAX_CHARACTERS || parts.length > MAX_LINES) {
    return { kind: 'refused', reasons: [cartPage.sharedTooLong] };
  }
  const faults: SharedLineFault[] = [];
  const lines: CartLine[] = [];
  for (const part of parts) {
    const line = readLine(part);
    if (typeof line === 'string') faults.push(line);
    else {
      const count = lines.length;
      addLine(lines, line);
      if (lines.length === count) faults.push('repeated');
    }
  }
  const notes = sharedLineFaults
    .map((fault) => [fault, faults.filter((found) => found === fault).length] as const)
    .filter(([, count]) => count > 0)
    .map(([fault, count]) => cartPage.sharedFaults[fault](count));
  return lines.length > 0
    ? { kind: 'cart', lines, notes }
    : { kind: 'refused', reasons: [...notes, cartPage.sharedNothing] };
}

function readLine(part: string): LineFields | SharedLineFault {
  const [productId = '', billing, count = '', ...more] = part.trim().split(':');
  if (!isBillingPeriod(billing) || more.length > 0) return 'unreadable';
  if (!findProduct(productId)) return 'unknownProduct';
  const read = readQuantity(count);
  return read.kind === 'quantity' ? { productId, billing, quantity: read.quantity } : 'quantity';
}
