import type { CheckoutStep, Country, FormStep, PaymentMethod } from '../../domain/checkout';
import { checkoutSteps } from '../../domain/checkout';
import { capitalized, inWords } from '../../domain/numerals';
import { commitments } from '../commitments';
import type { PageMeta } from '../types';

export const stepLabels: Readonly<Record<CheckoutStep, string>> = {
  contact: 'Contact Info',
  billing: 'Billing',
  payment: 'Payment',
  confirmation: 'Confirmation',
};

export const continueLabels: Readonly<Record<FormStep, string>> = {
  contact: 'Continue',
  billing: 'Continue',
  payment: 'Complete Order',
};

export const paymentMethodLabels: Readonly<Record<PaymentMethod, string>> = {
  card: 'Credit Card',
  paypal: 'PayPal',
};

export const countryNames: Readonly<Record<Country, string>> = {
  US: 'United States',
  CA: 'Canada',
  GB: 'United Kingdom',
  AU: 'Australia',
};

export const checkoutPage: {
  readonly meta: PageMeta;
  readonly titleOf: (step: CheckoutStep) => string;
  readonly empty: string;
  /** Says what happens to what visitors type. */
  readonly note: string;
  readonly paymentNote: string;
  /** Shown next to the card fields. */
  readonly sampleCard: {
    readonly why: string;
    readonly use: string;
    /** Announced after the test card is filled in. */
    readonly used: string;
  };
  readonly payPalNote: string;
  /** Shown when an order wasn't placed because another tab changed the cart. */
  readonly refused: string;
  readonly thanks: string;
  /** Shown instead while the order isn't saved. */
  readonly unsaved: string;
  /** Shown below the confirmation while it still has the typed data. */
  readonly typedNote: string;
  readonly typedGone: string;
  /** Heading above the ordered products, which link to their live demos. */
  readonly tryOrdered: string;
  /** Text of the link to /store. */
  readonly insideTheStore: string;
} = {
  meta: {
    title: 'Checkout',
    description: `${capitalized(inWords(checkoutSteps.length - 1))} short steps and a confirmation. Nothing you type here leaves this page, and you won’t be charged.`,
    keywords: ['checkout', 'demo order', 'billing address', 'payment'],
  },
  titleOf: (step) => `Checkout: ${stepLabels[step]}`,
  empty: 'Your earlier orders and their receipts are under Your orders.',
  note: 'This is a demo. Nothing you type is sent, and you won’t be charged.',
  paymentNote:
    'Your card details are only checked on this page. They are not sent or saved, and are cleared when you leave this step. You won’t be charged.',
  sampleCard: {
    why: 'This is a demo, so you don’t need a real card.',
    use: 'Use the sample card',
    used: `The sample card is filled in. Now press ${continueLabels.payment}.`,
  },
  payPalNote:
    'With PayPal, there’s nothing to fill in. A real store would send you to PayPal next; this demo goes straight to the confirmation.',
  refused: `Your cart just changed in another tab, so nothing was ordered. Check the order summary, then press ${continueLabels.payment} again.`,
  thanks: `Your order is confirmed. In a real store, someone would follow up within ${commitments.followUpHours} hours. This is a demo: nothing was charged and nothing will arrive.`,
  unsaved:
    'This browser couldn’t save your order, so it disappears when you reload or close this page. Print it now if you want to keep it. This is a demo: nothing was charged and nothing will arrive.',
  typedNote:
    'Your details disappear when you reload or close this page. Print now if you want your name on the receipt.',
  typedGone:
    'Your name, address, and everything else you typed have been erased. We don’t save them with an order.',
  tryOrdered: 'Try what you ordered',
  insideTheStore: 'How your order was saved',
};
