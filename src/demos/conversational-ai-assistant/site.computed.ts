import type { SiteAnswer } from './answers';
import {
  allPlans,
  allPrices,
  answers,
  personAnswers,
  planAnswers,
  productAnswers,
  serviceAnswers,
  wholeTeam,
  yearlyPrices,
} from './answers';
import { train } from './classifier';
import { isRequest } from './intents';
import { firstPhrases, phrases } from './phrases';
import { maskedWords } from './slots';

const fixedAnswers: Readonly<Record<keyof typeof answers, SiteAnswer>> = answers;

/** The assistant's knowledge, computed by the build so that no visitor loads its sources. */
export const site = {
  answers: fixedAnswers,
  productAnswers,
  planAnswers,
  serviceAnswers,
  allPlans,
  allPrices,
  yearlyPrices,
  personAnswers,
  wholeTeam,
  firstPhrases,
  /** Words of the phrases that ask for a change of the cart. */
  requestWords: [
    ...new Set(phrases.flatMap(([intent, text]) => (isRequest(intent) ? maskedWords(text) : []))),
  ],
  classifier: train(phrases),
};
