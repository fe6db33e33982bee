import { counted, enumerated, inWords } from '../../domain/numerals';
import { KEPT_ORDERS } from '../../domain/orders';
import type { PageMeta } from '../types';

const kept = inWords(KEPT_ORDERS);

/** What /orders says around the orders. */
export const ordersPage: {
  readonly meta: PageMeta;
  readonly heading: string;
  readonly lead: string;
  /** The heading of the list, by how many orders are in it and how many were just deleted. */
  readonly listed: (count: number, deleted: number) => string;
  readonly empty: string;
  /** In the place of a receipt whose order is not there. */
  readonly notKept: string;
  /** Said after a deletion, beside the button that undoes it. */
  readonly deleted: (numbers: readonly string[]) => string;
  /** Said to a screen reader once a deletion is undone. */
  readonly undone: string;
  /** Said once the lines of an order were added to the cart, beside the button that undoes it. */
  readonly repeated: string;
  /** Said to a screen reader once that is undone. */
  readonly repeatedUndone: string;
  /** Of an order that can't be repeated in full. */
  readonly noLongerSold: (names: readonly string[]) => string;
  /** Beside a receipt, on the screen alone. */
  readonly receiptNote: string;
} = {
  meta: {
    title: 'Your orders',
    description: `The last ${kept} demo orders placed on this device: what was ordered, what it cost, and a receipt of each to print or save as PDF.`,
    keywords: ['orders', 'receipt', 'order history', 'save as PDF'],
  },
  heading: 'Your orders',
  lead: `The last ${kept} orders placed on this device, each with its receipt. This browser keeps them, and nobody else has them.`,
  listed: (count, deleted) => {
    if (count > 0) return `${counted(count, 'order')}, the latest first`;
    return deleted > 0 ? 'No orders' : 'No orders yet';
  },
  empty:
    'When you complete a checkout, the order is listed here with its receipt. It costs nothing: no order is charged.',
  notKept: 'This order is not on this device. It was deleted, or it was placed somewhere else.',
  deleted: (numbers) =>
    numbers.length === 1
      ? `Order ${enumerated(numbers, 'and')} was deleted.`
      : `${counted(numbers.length, 'order')} were deleted.`,
  undone: 'What was deleted is back.',
  repeated: 'What you ordered then was put into your cart, at today’s prices.',
  repeatedUndone: 'It is out of your cart again.',
  noLongerSold: (names) => `No longer in the shop: ${enumerated(names, 'and')}.`,
  receiptNote:
    'A kept order has no name and no address. Only a confirmation has them, as long as it is open.',
};
