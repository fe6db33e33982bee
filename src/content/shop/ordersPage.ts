import { counted, enumerated, inWords } from '../../domain/numerals';
import { MAX_ORDERS } from '../../domain/order';
import type { PageMeta } from '../types';

const kept = inWords(MAX_ORDERS);

export const ordersPage: {
  readonly meta: PageMeta;
  readonly heading: string;
  readonly lead: string;
  /** Heading of the list, which depends on the number of orders and of those just deleted. */
  readonly listed: (count: number, deleted: number) => string;
  readonly empty: string;
  /** Shown if a receipt's order isn't on this device. */
  readonly notKept: string;
  /** Shown with Undo after a deletion. */
  readonly deleted: (numbers: readonly string[]) => string;
  readonly undo: string;
  /** Announced after a deletion is undone. */
  readonly undone: string;
  /** Shown with Undo after an order's lines were added to the cart. */
  readonly repeated: string;
  readonly repeatedUndo: string;
  /** Announced after the repeated lines are removed again. */
  readonly repeatedUndone: string;
  /** Shown if some products of a repeated order are no longer sold. */
  readonly noLongerSold: (names: readonly string[]) => string;
  /** Shown next to a receipt, but not printed. */
  readonly receiptNote: string;
} = {
  meta: {
    title: 'Your orders',
    description: `The last ${kept} demo orders placed on this device: what you ordered, what it cost, and a receipt to print or save as PDF.`,
    keywords: ['orders', 'receipt', 'order history', 'save as PDF'],
  },
  heading: 'Your orders',
  lead: `The last ${kept} orders placed on this device, each with its receipt. They are stored only in this browser.`,
  listed: (count, deleted) => {
    if (count > 0) return `${counted(count, 'order')}${count > 1 ? ', newest first' : ''}`;
    return deleted > 0 ? 'No orders' : 'No orders yet';
  },
  empty:
    'When you complete a checkout, the order appears here with its receipt. This is a demo, so you’re never charged.',
  notKept: 'This order isn’t on this device. It may have been deleted, or placed on another device.',
  deleted: (numbers) =>
    numbers.length === 1
      ? `Order ${enumerated(numbers, 'and')} was deleted.`
      : `${counted(numbers.length, 'order')} were deleted.`,
  undo: 'Undo delete',
  undone: 'Order restored.',
  repeated: 'The items were added to your cart at today’s prices.',
  repeatedUndo: 'Undo add to cart',
  repeatedUndone: 'Removed from cart.',
  noLongerSold: (names) => `No longer sold: ${enumerated(names, 'and')}.`,
  receiptNote:
    'Saved orders have no name or address. Only the confirmation page shows them, while it’s open.',
};
