import { capitalized, inWords } from '../domain/numerals';
import { commitments } from './commitments';
import { serviceSlugs } from './slugs';

const count = inWords(serviceSlugs.length);

export const servicesPage = {
  meta: {
    title: 'Our services: AI for online stores',
    description: `${capitalized(count)} services for online stores, grouped by what they improve: product pages, prices, customer service, and the back office.`,
    keywords:
      'AI services, consulting, consultants, online stores, personalization, pricing, customer service, fraud prevention',
  },
  heading: `${capitalized(count)} services for your online store`,
  lead: 'We help online stores with what shoppers see, what things cost, what customers ask, and what happens behind the scenes. Buy any service on its own.',
  closing: {
    title: 'Not sure which to start with?',
    text: `Tell us what costs you most. We reply within ${commitments.followUpHours} hours.`,
  },
} as const;

export const servicePage = {
  /** Caption of the example screen. */
  example: 'Example screen',
  /** Introduces the product at the top of the page. */
  readyMade: 'Ready-made:',
  /** Precedes the product’s problem. */
  rightIf: 'Right if',
  includes: 'What you get',
  /** Precedes a service's technologies. */
  builtWith: 'Built with',
  technologies: 'Technologies we use',
  benefits: 'Benefits',
  features: 'Features',
  useCases: 'Use cases',
  buying: 'Ways to buy',
  more: 'More about this',
} as const;
