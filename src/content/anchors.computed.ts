import { keysOf, mapValues } from '../domain/records';
import { cases } from './lists/cases';
import { members } from './lists/members';

// Anchors that other pages link to or count. Kept out of `slugs.ts`, because the shell doesn't need them.

/** Anchors of the case studies on /case-study. */
export const caseIds = keysOf(cases);
export type CaseId = (typeof caseIds)[number];

/** Names and positions of the leadership team for bylines, founder first. The ids are anchors on /team. */
export const people = mapValues(members, ({ name, position }) => ({ name, position }));
export const memberIds = keysOf(people);
export type MemberId = (typeof memberIds)[number];

/** The question categories. Kept out of `faq.ts`, so that pages can link to them without loading the answers. */
export const faqCategoryTitles = {
  'services-and-approach': 'Services & Approach',
  'implementation-and-timeline': 'Implementation & Timeline',
  'data-and-privacy': 'Data & Privacy',
  'pricing-and-contracts': 'Pricing & Contracts',
  'support-and-results': 'Support & Results',
} as const;
/** Anchors on /faq. */
export const faqCategoryIds = keysOf(faqCategoryTitles);
export type FaqCategoryId = (typeof faqCategoryIds)[number];
