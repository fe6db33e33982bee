import { capitalized, inWords } from '../../domain/numerals';
import { promises } from '../promises';
import { technologiesByService } from '../relations';
import type { ServiceSlug } from '../slugs';
import { serviceSlugs } from '../slugs';
import { technologiesNamed } from '../technologies';
import { serviceTitles } from '../titles';
import type { PageMeta, Point } from '../types';
import { shopAreas } from './areas';

const count = inWords(serviceSlugs.length);

/** Texts of /our-services around its cards. */
export const servicesPage: {
  readonly meta: PageMeta;
  readonly heading: string;
  readonly lead: string;
  readonly closing: Point;
} = {
  meta: {
    title: `Our services: AI for online stores, in ${count} parts`,
    description: `${capitalized(count)} services, grouped by the part of the store they improve: shelf, price tag, counter and back room. Start with any of them.`,
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
  lead: `${capitalized(count)} services in ${inWords(shopAreas.length)} groups. Buy any of them on its own.`,
  closing: {
    title: 'Not sure which to start with?',
    text: `Tell us what costs you most. We reply within ${promises.followUpHours} hours.`,
  },
};

/** Texts shared by all service pages. */
export const servicePage = {
  /** Caption of the example screen. */
  example: 'Example screen.',
  technologies: 'Technologies we use',
  benefits: 'Benefits',
  features: 'Features',
  useCases: 'Use cases',
  buying: 'Ways to buy',
  more: 'More about this',
  closing: {
    title: 'Sound like your store?',
    text: `Tell us which one. We follow up within ${promises.followUpHours} hours.`,
  },
} as const;

export function serviceKeywords(slug: ServiceSlug): readonly string[] {
  return [serviceTitles[slug], ...technologiesNamed(technologiesByService[slug]).map(({ name }) => name)];
}
