/** The company's guarantees and terms, in the words of the specification (§9). */
export const commitments = {
  implementationWeeks: '2-4',
  programMonths: '2-6',
  /** Time until a project has paid for itself. */
  paybackMonths: '3-6',
  supportHours: 2,
  followUpHours: 24,
  moneyBackDays: 30,
  noticeDays: 30,
  /** Days until an invoice is due. */
  paymentDays: 30,
  liabilityMonths: 12,
  /** Minimum age for data collection. */
  privacyAge: 16,
} as const;

/** Platforms that every product connects to. */
export const storePlatforms = ['Shopify', 'WooCommerce', 'Adobe Commerce', 'BigCommerce'] as const;

/** The company's terms, worded the same on every page. */
export const terms = {
  /** Used after the word "within". */
  moneyBackPeriod: `${commitments.moneyBackDays} days of going live`,
  /** When these days begin. */
  moneyBackStart: 'The days start when the product goes live in your store, however long setup takes.',
  notice: `${commitments.noticeDays} days’ written notice`,
  ownership: 'What we build for you alone belongs to you once paid for',
} as const;

/** How to get money back and cancel, for places where money is due. */
export const leavingInShort = `Full refund within ${terms.moneyBackPeriod}. Cancel anytime with ${terms.notice}.`;
