import { counted, enumerated, inWords } from '../../domain/numerals';
import { MAX_ORDERS } from '../../domain/order';

const kept = inWords(MAX_ORDERS);

export const ordersPage = {
  meta: {
    title: 'Your orders',
    description: `The last ${kept} demo orders placed on this device: what you ordered, what it cost, and a receipt to print or save as PDF.`,
    keywords: 'orders, receipt, order history, save as PDF, invoice, track my order',
  },
  heading: 'Your orders',
  lead: `The last ${kept} orders placed on this device, each with its receipt. They are stored only in this browser.`,
  /** Heading of the list, which depends on the number of orders and of those just deleted. */
  listed: (count: number, deleted: number) => {
    if (count > 0) return `${counted(count, 'order')}${count > 1 ? ', newest first' : ''}`;
    return deleted > 0 ? 'No orders' : 'No orders yet';
  },
  empty:
    'When you complete a checkout, the order appears here with its receipt. This is a demo, so you’re never charged.',
  /** Precedes a date and an amount. */
  nextCharge: 'Next charge on',
  /** Deletes an order's record, which cancels nothing. */
  remove: 'Delete from this device',
  /** Shown if a receipt's order isn't on this device. */
  notKept: 'This order isn’t on this device. It may have been deleted, or placed on another device.',
  /** Shown with Undo after a deletion. */
  deleted: (numbers: readonly string[]) =>
    numbers.length === 1
      ? `Order ${enumerated(numbers, 'and')} was deleted here, but not canceled.`
      : `${counted(numbers.length, 'order')} were deleted here, but not canceled.`,
  undo: 'Undo delete',
  /** Announced after a deletion is undone. */
  undone: 'Order restored.',
  /** Shown with Undo after an order's lines were added to the cart. */
  repeated: 'The items were added to your cart at today’s prices.',
  repeatedUndo: 'Undo add to cart',
  /** Announced after the repeated lines are removed again. */
  repeatedUndone: 'Removed from cart.',
  /** Shown if some products of a repeated order are no longer sold. */
  noLongerSold: (names: readonly string[]) => `No longer sold: ${enumerated(names, 'and')}.`,
  /** Shown next to a receipt, but not printed. */
  receiptNote:
    'Saved orders have no name or address. Only the confirmation page shows them, while it’s open.',
} as const;
