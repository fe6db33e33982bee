import { groups } from 'd3-array';
import type { SiteAnswer } from './answers';
import {
  allPlans,
  allPrices,
  answers,
  personAnswers,
  planAnswers,
  productAnswers,
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
  allPlans,
  allPrices,
  yearlyPrices,
  personAnswers,
  wholeTeam,
  firstPhrases,
  /** Words of at least three phrases that ask for a change of the cart. */
  requestWords: groups(
    phrases.flatMap(([intent, text]) => (isRequest(intent) ? maskedWords(text) : [])),
    (word) => word,
  ).flatMap(([word, all]) => (all.length < 3 ? [] : [word])),
  classifier: train(phrases),
};
