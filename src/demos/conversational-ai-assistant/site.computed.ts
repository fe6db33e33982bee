import { train } from './classifier';
import type { Fact } from './facts';
import { facts, productFacts, reachUs } from './facts';
import { phrases, titles } from './phrases';

const factsByTopic: Readonly<Record<string, Fact>> = facts;

/** The assistant's knowledge, computed by the build so that no visitor loads its sources. */
export const site = {
  facts: factsByTopic,
  productFacts,
  reachUs,
  titles,
  classifier: train(phrases),
};
