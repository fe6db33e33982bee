import type { TextFacts } from '../longText';
import type { NewsId } from '../slugs';
import { facts as fraudShieldGivesItsReasons } from './fraud-shield-gives-its-reasons.mdx?facts';
import { facts as starsAndSentences } from './stars-and-sentences.mdx?facts';
import { facts as theOtherHalfOfTheFourthFloor } from './the-other-half-of-the-fourth-floor.mdx?facts';
import { facts as pellAndOrrinReturns } from './pell-and-orrin-returns.mdx?facts';
import { facts as doItByHandFirst } from './do-it-by-hand-first.mdx?facts';
import { facts as plainDealingPrize } from './plain-dealing-prize.mdx?facts';
import { facts as theBooksellerAndTheSearchBox } from './the-bookseller-and-the-search-box.mdx?facts';
import { facts as firstOutsideInvestment } from './first-outside-investment.mdx?facts';
import { facts as marrowbySharedProjectPlan } from './marrowby-shared-project-plan.mdx?facts';
import { facts as recommendingWhatNobodyHasBought } from './recommending-what-nobody-has-bought.mdx?facts';
import { facts as aShopkeeperInResidence } from './a-shopkeeper-in-residence.mdx?facts';
import { facts as assistantHandsOverTheConversation } from './assistant-hands-over-the-conversation.mdx?facts';

/** How long a news article is, without its text. */
export const articleFacts: Readonly<Record<NewsId, TextFacts>> = {
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
