import type { FaqCategoryId } from '../anchors';

/** Category titles, for pages that link to them without loading the answers. */
export const faqCategoryTitles: Readonly<Record<FaqCategoryId, string>> = {
  'services-and-approach': 'Services & Approach',
  'implementation-and-timeline': 'Implementation & Timeline',
  'data-and-privacy': 'Data & Privacy',
  'pricing-and-contracts': 'Pricing & Contracts',
  'support-and-results': 'Support & Results',
};
