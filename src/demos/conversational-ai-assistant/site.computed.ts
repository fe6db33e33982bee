import {
  allPlans,
  allPrices,
  answers,
  personAnswers,
  planAnswers,
  productAnswers,
  wholeTeam,
} from './answers';
import { examples } from './intents';
import { sitePassages } from './passages';

/** All that the assistant knows of the site, as data: the build makes it, so no visitor loads what it is made of. */
export const site = {
  answers,
  productAnswers,
  planAnswers,
  allPlans,
  allPrices,
  personAnswers,
  wholeTeam,
  /** A question on each intent, to be offered. */
  firstExamples: Object.fromEntries(
    Object.entries(examples).map(([intent, texts]) => [intent, texts.split('|')[0]?.trim() ?? '']),
  ),
  passages: sitePassages(),
};
