import type { CheckoutStep, Country, FormStep, PaymentMethod } from '../../domain/checkout';
import { checkoutSteps } from '../../domain/checkout';
import { capitalized, inWords } from '../../domain/numerals';

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

export const checkoutPage = {
  meta: {
    title: 'Checkout',
    description: `${capitalized(inWords(checkoutSteps.length - 1))} short steps and a confirmation. Nothing you type here leaves this page, and you won’t be charged.`,
    keywords: 'checkout, demo order, billing address, payment, PayPal, credit card',
  },
  titleOf: (step: CheckoutStep) => `Checkout: ${stepLabels[step]}`,
  empty: 'Your earlier orders and their receipts are under Your orders.',
  /** Says what happens to what visitors type. */
  note: 'This is a demo. Nothing you type is sent, and you won’t be charged.',
  paymentNote: 'Your card details are only checked here, never sent or saved. You won’t be charged.',
  /** Shown next to the card fields. */
  sampleCard: {
    why: 'This is a demo, so you don’t need a real card.',
    use: 'Use the sample card',
    /** Announced after the test card is filled in. */
    used: `The sample card is filled in. Now press ${continueLabels.payment}.`,
  },
  payPalNote:
    'With PayPal, there’s nothing to fill in. A real store would send you to PayPal next; this demo goes straight to the confirmation.',
  /** Shown when an order wasn't placed because another tab changed the cart. */
  refused: `Your cart just changed in another tab, so nothing was ordered. Check the order summary, then press ${continueLabels.payment} again.`,
  thanks: 'Your order is confirmed. This is a demo: nothing was charged and nothing will arrive.',
  /** Shown instead while the order isn't saved. */
  unsaved:
    'This browser couldn’t save your order, so it disappears when you reload or close this page. Print it now if you want to keep it. This is a demo: nothing was charged and nothing will arrive.',
  /** Shown below the confirmation while it still has the typed data. */
  typedNote:
    'Print now if you want your name and address on the receipt. They’re erased when you close or reload this page.',
  typedGone:
    'Your name, address, and everything else you typed have been erased. We don’t save them with an order.',
  /** Heading above the ordered products, which link to their live demos. */
  tryOrdered: 'Try what you ordered',
} as const;
