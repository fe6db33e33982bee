import { capitalized, inWords } from '../../domain/numerals';
import { commitments } from '../commitments';
import { technologiesByService } from '../relations';
import type { ServiceSlug } from '../slugs';
import { serviceSlugs } from '../slugs';
import { technologiesNamed } from '../technologies';
import { serviceTitles } from '../titles';
import type { PageMeta, Point } from '../types';

const count = inWords(serviceSlugs.length);

export const servicesPage: {
  readonly meta: PageMeta;
  readonly heading: string;
  readonly lead: string;
  readonly closing: Point;
} = {
  meta: {
    title: 'Our services: AI for online stores',
    description: `${capitalized(count)} services for online stores, grouped by what they improve: product pages, prices, customer service, and the back office.`,
    keywords: [
      'AI services',
      'online stores',
      'personalization',
      'pricing',
      'customer service',
      'fraud prevention',
    ],
  },
  heading: `${capitalized(count)} services for your online store`,
  lead: 'We help online stores with what shoppers see, what things cost, what customers ask, and what happens behind the scenes. Buy any service on its own.',
  closing: {
    title: 'Not sure which to start with?',
    text: `Tell us what costs you most. We reply within ${commitments.followUpHours} hours.`,
  },
};

export const servicePage = {
  /** Caption of the example screen. */
  example: 'Example screen',
  /** Introduces the product at the top of the page. */
  readyMade: 'Ready-made:',
  technologies: 'Technologies we use',
  benefits: 'Benefits',
  features: 'Features',
  useCases: 'Use cases',
  buying: 'Ways to buy',
  more: 'More about this',
} as const;

export function serviceKeywords(slug: ServiceSlug): readonly string[] {
  return [serviceTitles[slug], ...technologiesNamed(technologiesByService[slug]).map(({ name }) => name)];
}
