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
    title: `Our services: AI for an online shop, in ${count} parts`,
    description: `${capitalized(count)} services, sorted by the part of the shop they improve: the shelf, the price tag, the counter and the back room. Start with any of them.`,
    keywords: [
      'AI services',
      'online shops',
      'personalization',
      'pricing',
      'customer service',
      'fraud prevention',
    ],
  },
  heading: `${capitalized(count)} services for an online shop`,
  lead: `${capitalized(count)} services in ${inWords(shopAreas.length)} groups. Buy any of them on its own.`,
  closing: {
    title: 'Not sure which to start with?',
    text: `Tell us what costs you most. We answer within ${promises.followUpHours} hours.`,
  },
};

/** Texts shared by all service pages. */
export const servicePage = {
  /** Caption of the example screen. */
  example: 'Example screen.',
  technologies: 'Technologies inside',
  benefits: 'Benefits in the shop',
  features: 'Features we build',
  useCases: 'Use cases from other shops',
  buying: 'Ways to buy',
  more: 'More about this',
  closing: {
    title: 'Does one of these sound like your shop?',
    text: `Write to us about it. A person follows up within ${promises.followUpHours} hours.`,
  },
} as const;

/** Metadata keywords of a service page. */
export function serviceKeywords(slug: ServiceSlug): readonly string[] {
  return [serviceTitles[slug], ...technologiesNamed(technologiesByService[slug]).map(({ name }) => name)];
}
