import type { SiteAnswer } from './answers';
import {
  allPlans,
  allPrices,
  answers,
  longerPrices,
  personAnswers,
  planAnswers,
  productAnswers,
  wholeTeam,
} from './answers';
import { train } from './classifier';
import { firstPhrases, phrases } from './phrases';

const fixedAnswers: Readonly<Record<keyof typeof answers, SiteAnswer>> = answers;

/** The assistant's knowledge, computed by the build so that no visitor loads its sources. */
export const site = {
  answers: fixedAnswers,
  products: productAnswers,
  plans: planAnswers,
  allPlans,
  allPrices,
  longerPrices,
  people: personAnswers,
  wholeTeam,
  suggestions: firstPhrases,
  classifier: train(phrases),
};
