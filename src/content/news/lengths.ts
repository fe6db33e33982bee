import type { TextLengths } from '../longText';
import type { NewsId } from '../slugs';
import { lengths as fraudShieldGivesItsReasons } from './fraud-shield-gives-its-reasons.mdx?lengths';
import { lengths as starsAndSentences } from './stars-and-sentences.mdx?lengths';
import { lengths as theOtherHalfOfTheFourthFloor } from './the-other-half-of-the-fourth-floor.mdx?lengths';
import { lengths as pellAndOrrinReturns } from './pell-and-orrin-returns.mdx?lengths';
import { lengths as doItByHandFirst } from './do-it-by-hand-first.mdx?lengths';
import { lengths as plainDealingPrize } from './plain-dealing-prize.mdx?lengths';
import { lengths as theBooksellerAndTheSearchBox } from './the-bookseller-and-the-search-box.mdx?lengths';
import { lengths as firstOutsideInvestment } from './first-outside-investment.mdx?lengths';
import { lengths as marrowbySharedProjectPlan } from './marrowby-shared-project-plan.mdx?lengths';
import { lengths as recommendingWhatNobodyHasBought } from './recommending-what-nobody-has-bought.mdx?lengths';
import { lengths as aShopkeeperInResidence } from './a-shopkeeper-in-residence.mdx?lengths';
import { lengths as assistantHandsOverTheConversation } from './assistant-hands-over-the-conversation.mdx?lengths';

/** Lengths of all articles, for pages that don't load their texts. */
export const articleLengths: Readonly<Record<NewsId, TextLengths>> = {
  'fraud-shield-gives-its-reasons': fraudShieldGivesItsReasons,
  'stars-and-sentences': starsAndSentences,
  'the-other-half-of-the-fourth-floor': theOtherHalfOfTheFourthFloor,
  'pell-and-orrin-returns': pellAndOrrinReturns,
  'do-it-by-hand-first': doItByHandFirst,
  'plain-dealing-prize': plainDealingPrize,
  'the-bookseller-and-the-search-box': theBooksellerAndTheSearchBox,
  'first-outside-investment': firstOutsideInvestment,
  'marrowby-shared-project-plan': marrowbySharedProjectPlan,
  'recommending-what-nobody-has-bought': recommendingWhatNobodyHasBought,
  'a-shopkeeper-in-residence': aShopkeeperInResidence,
  'assistant-hands-over-the-conversation': assistantHandsOverTheConversation,
};
