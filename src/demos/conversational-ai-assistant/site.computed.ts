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
import { examples } from './intents';
import { sitePassages } from './passages';

/** The assistant's knowledge, computed by the build so that no visitor loads its sources. */
export const site = {
  answers,
  productAnswers,
  planAnswers,
  allPlans,
  allPrices,
  yearlyPrices,
  personAnswers,
  wholeTeam,
  /** The first example of each intent, for suggestions. */
  firstExamples: Object.fromEntries(
    Object.entries(examples).map(([intent, texts]) => [intent, texts.split('|', 1).join('').trim()]),
  ),
  passages: sitePassages(),
  classifier: train(examples),
};
