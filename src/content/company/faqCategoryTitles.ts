import type { FaqCategoryId } from '../anchors';

/** Kept out of `faq.ts`, so that pages can link to categories without loading the answers. */
export const faqCategoryTitles: Readonly<Record<FaqCategoryId, string>> = {
  'services-and-approach': 'Services & Approach',
  'implementation-and-timeline': 'Implementation & Timeline',
  'data-and-privacy': 'Data & Privacy',
  'pricing-and-contracts': 'Pricing & Contracts',
  'support-and-results': 'Support & Results',
};
