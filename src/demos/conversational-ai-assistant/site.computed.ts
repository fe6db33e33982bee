import { train } from './classifier';
import type { Fact } from './facts';
import { facts, faqFacts, planFacts, productFacts, reachUs } from './facts';
import { phrases, titles } from './phrases';

const isTopic = ([topic]: readonly [string, Fact]) => Object.hasOwn(titles, topic);
const factsByTopic: Readonly<Record<string, Fact>> = {
  ...Object.fromEntries(
    Object.entries(faqFacts)
      .map(([topic, { fact }]) => [topic, fact] as const)
      .filter(isTopic),
  ),
  ...planFacts,
  ...facts,
};

/** The assistant's knowledge, computed by the build so that no visitor loads its sources. */
export const site = {
  facts: factsByTopic,
  productFacts,
  reachUs,
  titles,
  classifier: train(phrases),
};
