import { dayOf, formatDay } from '../../domain/dates';
import type { AmountRow } from '../../domain/money';
import { commitments, terms } from '../commitments';
import { paths } from '../paths';

export const emptyState = { cart: 'Your cart is empty', topRated: 'Top rated in the shop' } as const;

/** Says in a cart when paying starts, before the link to the answer. */
export const payingStarts = {
  text: 'Billing starts today, in US dollars; setup is included.',
  link: { to: `${paths.faq}#first-charge`, label: 'When you pay' },
} as const;

/** Shown until the saved state has loaded. */
export const loadingTexts = {
  cart: 'Loading your cart…',
  order: 'Loading your order…',
  orders: 'Loading your orders…',
} as const;

/** The steps after an order in a real store. */
export const afterOrder = {
  heading: 'What happens next',
  note: 'This is a demo, so nothing will. In a real store:',
  steps: [
    {
      title: `Within ${commitments.followUpHours} hours`,
      text: 'We email you to agree on the setup and ask for your data.',
    },
    {
      title: `${commitments.implementationWeeks} weeks after we get your data`,
      text: 'The product is live in your store.',
    },
    {
      title: `Within ${terms.moneyBackPeriod}`,
      text: 'You can change your mind and get everything you paid back.',
    },
  ],
  /** Text of the link to support. */
  leave: 'Cancel or get a refund',
} as const;

/** An order that the visitor asked to cancel. */
export const afterCancellation = {
  requested: (requestedAt: string) => `Cancellation requested ${formatDay(dayOf(new Date(requestedAt)))}`,
  steps: [
    {
      title: `Within ${commitments.followUpHours} hours`,
      text: 'We confirm your last day and your refund by email.',
    },
    {
      title: 'Until your last day',
      text: 'Everything keeps working, and you can export your data. No renewal is charged after that day.',
    },
    {
      title: 'Your refund',
      text: `All of it if you wrote within ${terms.moneyBackPeriod}. After that, we refund the rest of a paid year.`,
    },
  ],
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
