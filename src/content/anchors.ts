import { keysOf } from '../domain/records';
import { caseTitles } from './lists/caseTitles.computed';
import { people } from './lists/people.computed';

// Anchors that other pages link to or count. Kept out of `slugs.ts`, because the shell doesn't need them.

/** Anchors of the case studies on /case-study. */
export const caseIds = keysOf(caseTitles);
export type CaseId = (typeof caseIds)[number];

/** Anchors of the leadership team on /team, founder first. */
export const memberIds = keysOf(people);
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
