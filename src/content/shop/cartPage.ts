import { counted } from '../../domain/numerals';
import { MAX_QUANTITY } from '../../domain/quantity';
import { byAnyPeriod } from '../billingUnits';
import { commitments } from '../commitments';
import type { PageMeta, Point } from '../types';

/** Reasons why a line of a shared cart can't be added as it is, in the order in which they are reported. */
export const sharedLineFaults = ['unknownProduct', 'unreadable', 'quantity', 'repeated'] as const;
export type SharedLineFault = (typeof sharedLineFaults)[number];

export const cartPage: {
  readonly meta: PageMeta;
  readonly empty: string;
  readonly support: Point;
  /** Text of the link to /orders. */
  readonly orders: string;
  readonly shared: Point;
  /** Heading above the reasons why a link can't be opened. */
  readonly sharedRefused: string;
  readonly sharedTooLong: string;
  readonly sharedNothing: string;
  /** States how many lines had a problem and what was done about it. */
  readonly sharedFaults: Readonly<Record<SharedLineFault, (lines: number) => string>>;
  /** Shown after the visitor's choice. */
  readonly sharedDone: Readonly<Record<'sharedCartTaken' | 'sharedCartAdded', string>>;
  readonly sharedUndo: Readonly<Record<'sharedCartTaken' | 'sharedCartAdded', string>>;
  readonly sharedKept: string;
  readonly sharedUndone: string;
  /** Shown after the link was copied, or the cart shared from the device's menu. */
  readonly linkCopied: string;
  readonly linkShared: string;
} = {
  meta: {
    title: 'Cart',
    description: `What’s in your cart, what it costs ${byAnyPeriod}, and what is due today, tax included.`,
    keywords: 'shopping cart, order summary, billing periods, shopping basket, shopping bag',
  },
  empty: 'Items you add stay on this device until you remove them.',
  support: {
    title: 'Stuck on a choice?',
    text: `Ask our chat assistant at any time, or call during business hours. Sales answers email within ${commitments.followUpHours} hours. If you’re already a customer, support responds within ${commitments.supportHours} hours.`,
  },
  orders: 'Your orders',
  shared: {
    title: 'Someone shared this cart with you',
    text: 'Your own cart hasn’t changed. Prices are current.',
  },
  sharedRefused: 'This shared cart can’t be opened',
  sharedTooLong: 'This link is too long to be a cart, so we didn’t open it.',
  sharedNothing: 'Nothing in this link can be added to a cart. The link may be incomplete or out of date.',
  sharedFaults: {
    unknownProduct: (lines) =>
      `${counted(lines, 'line')} left out: we don’t sell ${lines === 1 ? 'that product' : 'those products'}.`,
    unreadable: (lines) => `${counted(lines, 'line')} left out: that part of the link can’t be read.`,
    quantity: (lines) =>
      `${counted(lines, 'line')} left out: the quantity must be from 1 to ${MAX_QUANTITY}.`,
    repeated: (lines) =>
      `${counted(lines, 'repeated line')} merged: quantities of the same product and billing period are added, up to ${MAX_QUANTITY}.`,
  },
  sharedDone: {
    sharedCartTaken: 'Your cart was replaced.',
    sharedCartAdded: 'The shared cart was added to yours.',
  },
  sharedUndo: { sharedCartTaken: 'Restore my cart', sharedCartAdded: 'Undo' },
  sharedKept: 'Your cart is unchanged.',
  sharedUndone: 'Undone. Any later changes to your cart were kept.',
  linkCopied: 'Link copied. Anyone with the link sees these products, billing periods, and quantities.',
  linkShared: 'Your cart was shared.',
};
