/** The anchors on pages that others link to or count, as `slugs.ts` has the routes; apart, since the shell needs none of them. */

/** The case studies by their anchors on /case-study, the home page's three first. */
export const caseIds = [
  'dress-sizes',
  'lamp-by-photograph',
  'strawberries-at-six',
  'charger-at-midnight',
  'perfume-and-stolen-cards',
] as const;
export type CaseId = (typeof caseIds)[number];

/** The people who lead the company by their anchors on /team, the founder first. */
export const memberIds = [
  'miriam-castellano',
  'dev-raghunathan',
  'ngozi-abara',
  'tomasz-wieczorek',
  'lucia-fuentes',
  'raymond-toussaint',
] as const;
export type MemberId = (typeof memberIds)[number];

/** The categories of questions by their anchors on /faq. */
export const faqCategoryIds = [
  'services-and-approach',
  'implementation-and-timeline',
  'data-and-privacy',
  'pricing-and-contracts',
  'support-and-results',
] as const;
export type FaqCategoryId = (typeof faqCategoryIds)[number];
