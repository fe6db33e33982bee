import { promises } from '../promises';
import type { PageMeta } from '../types';

/** ISO date of the last change to both legal texts. */
export const lastUpdated = '2025-10-21';

/** The header of a legal text. */
export interface LegalText {
  readonly meta: PageMeta;
  readonly title: string;
  /** Below the title, before section 1. */
  readonly lead: string;
}

/** Header of the privacy policy, whose 13 sections are in `privacy-policy.mdx`. */
export const privacyPolicy: LegalText = {
  meta: {
    title: 'Privacy policy: what stays in your browser',
    description:
      'No cookies, no trackers, no server that listens. What this site saves on your own device, what it never saves, and how you delete it.',
    keywords: ['privacy policy', 'no cookies', 'local storage', 'GDPR', 'CCPA'],
  },
  title: 'Privacy Policy',
  lead: 'This site collects nothing about you. A few choices, such as what lies in your cart, are saved by your own browser on your own device. Here is the full account, in the order in which people usually ask.',
};

/** Header of the terms, whose 13 sections are in `terms-of-service.mdx`. */
export const termsOfService: LegalText = {
  meta: {
    title: 'Terms of service, in plain words',
    description: `Billing, the ${promises.moneyBackDays}-day guarantee, notice, late payment, liability and New York law, with a clear word on this site being a demonstration.`,
    keywords: ['terms of service', 'billing', 'money-back guarantee', 'liability', 'New York law'],
  },
  title: 'Terms of Service',
  lead: 'The terms for this website and for our services and products: what you and Tangelo may expect of each other. Read section 2 first: this is a demonstration, and nothing you do here costs money or binds you.',
};
