// Anchors that other pages link to or count. Kept out of `slugs.ts`, because the shell doesn't need them.

/** Anchors of the case studies on /case-study; the home page shows the first three. */
export const caseIds = [
  'dress-sizes',
  'lamp-by-photograph',
  'strawberries-at-six',
  'charger-at-midnight',
  'perfume-and-stolen-cards',
] as const;
export type CaseId = (typeof caseIds)[number];

/** Anchors of the leadership team on /team, founder first. */
export const memberIds = [
  'miriam-castellano',
  'dev-raghunathan',
  'ngozi-abara',
  'tomasz-wieczorek',
  'lucia-fuentes',
  'raymond-toussaint',
] as const;
export type MemberId = (typeof memberIds)[number];

/** Anchors of the question categories on /faq. */
export const faqCategoryIds = [
  'services-and-approach',
  'implementation-and-timeline',
  'data-and-privacy',
  'pricing-and-contracts',
  'support-and-results',
] as const;
export type FaqCategoryId = (typeof faqCategoryIds)[number];
