import type { BillingPeriod } from '../../domain/billing';
import { enumerated } from '../../domain/numerals';
import { MAX_QUANTITY } from '../../domain/quantity';
import { billingTexts } from '../billing';
import { wishlistName } from './wishlistName';

export const cartLineTexts = {
  each: 'each',
  billing: 'Billing',
  billingOf: (name: string) => `Billing for ${name}`,
  quantity: 'Quantity',
  quantityOf: (name: string) => `Quantity of ${name}`,
  move: `Move to ${wishlistName.inText}`,
  remove: 'Remove',
  /** Before the line's amount, for screen readers. */
  total: 'Total',
  /** Tells two lines of the same product apart. */
  lineName: (product: string, billing: BillingPeriod) =>
    `${product} (${billingTexts[billing].label.toLowerCase()})`,
  /** Announced after a removal. */
  removed: (name: string) => `${name} was removed from the cart.`,
  /** Shown in the row that saves less of a product in the cart with two billing periods. */
  isTwice: 'This product is in your cart twice, with two billing periods.',
  switchTo: (billing: BillingPeriod) => `Switch to ${billingTexts[billing].label.toLowerCase()}`,
  merged: (name: string, quantity: number) => `Merged with ${name}, quantity ${quantity}.`,
  full: (name: string, moved: number) => `${moved} moved to ${name}, which is full at ${MAX_QUANTITY}.`,
  moved: (name: string) => `${name} was moved from the cart to your ${wishlistName.inText}.`,
} as const;

/** Texts of the row that takes the place of removed or moved items; it lists all their names. */
export const removedTexts = {
  moved: (names: readonly string[]) =>
    `${enumerated(names, 'and')} ${names.length === 1 ? 'was' : 'were'} moved to your ${wishlistName.inText}.`,
  removed: (names: readonly string[]) =>
    `${enumerated(names, 'and')} ${names.length === 1 ? 'was' : 'were'} removed.`,
  undo: 'Undo',
  undoOf: ([first = '', ...more]: readonly string[]) =>
    `Undo: restore ${first}${more.length > 0 ? ` and ${more.length} more` : ''}`,
  /** Announced after the undo. */
  undone: (names: readonly string[]) =>
    `${enumerated(names, 'and')} ${names.length === 1 ? 'is' : 'are'} back.`,
} as const;
