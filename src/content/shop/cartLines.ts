import { enumerated } from '../../domain/numerals';
import { wishlistName } from './wishlistName';

export const cartLineTexts = {
  each: 'each',
  billing: 'Billing',
  billingOf: (name: string) => `Billing for ${name}`,
  quantity: 'Quantity',
  quantityOf: (name: string) => `Quantity of ${name}`,
  move: `Move to ${wishlistName.inText}`,
  remove: 'Remove',
  /** Announced for screen readers. */
  removed: (name: string) => `${name} was removed from the cart.`,
  moved: (name: string) => `${name} was moved from the cart to your ${wishlistName.inText}.`,
} as const;

/** Texts in the place of removed or moved items, with the names of them all. */
export const removedTexts = {
  moved: (names: readonly string[]) =>
    `${enumerated(names, 'and')} was moved to your ${wishlistName.inText}.`,
  removed: (names: readonly string[]) =>
    `${enumerated(names, 'and')} ${names.length === 1 ? 'was' : 'were'} removed.`,
  undo: 'Undo',
  undoOf: (names: readonly string[]) =>
    `Undo: put ${names.length === 1 ? names.join() : `all ${names.length}`} back`,
  /** Announced for screen readers. */
  undone: (names: readonly string[]) =>
    `${enumerated(names, 'and')} ${names.length === 1 ? 'is' : 'are'} back.`,
} as const;
