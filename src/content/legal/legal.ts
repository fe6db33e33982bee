import { commitments, terms } from '../commitments';
import type { PageMeta } from '../types';

/** ISO date of the last change to both legal texts. */
export const lastUpdated = '2025-10-21';

export interface LegalText {
  readonly meta: PageMeta;
  readonly title: string;
  readonly lead: string;
}

/** Title and lead of the privacy policy. `privacy-policy.mdx` has its 13 sections. */
export const privacyPolicy: LegalText = {
  meta: {
    title: 'Privacy policy: what stays in your browser',
    description:
      'No cookies, no trackers, no server that collects data. What this site saves on your device, what it never saves, and how to delete it.',
    keywords:
      'no cookies, local storage, GDPR, CCPA, tracking, sell my data, data protection, delete my data',
  },
  title: 'Privacy Policy',
  lead: 'This site collects nothing about you. Your browser saves a few choices, such as what’s in your cart, on your own device. Here are the details.',
};

/** Title and lead of the terms. `terms-of-service.mdx` has its 13 sections. */
export const termsOfService: LegalText = {
  meta: {
    title: 'Terms of service in plain English',
    description: `Billing, the ${commitments.moneyBackDays}-day guarantee, notice, late payment, liability, and New York law. This site is a demo, and section 2 says so.`,
    keywords:
      'terms and conditions, T&Cs, imprint, money-back guarantee, New York law, cancellation, refunds, contract',
  },
  title: 'Terms of Service',
  lead: `You pay in advance, from the day you order. Cancel anytime with ${terms.notice}, and get everything back within ${terms.moneyBackPeriod}. This is a demo, so nothing you do here costs money or commits you to anything (section 2).`,
};
