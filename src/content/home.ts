import { company } from './company';
import { serviceSlugs } from './slugs';
import type { Figure, PageMeta, Point } from './types';

/** What the home page says, section by section from the top. */
export const homePage: {
  readonly meta: PageMeta;
  readonly hero: { readonly headline: string; readonly lead: string };
  readonly figures: readonly Figure[];
  readonly services: Point;
  readonly about: { readonly title: string; readonly paragraphs: readonly string[] };
  readonly cases: Point;
  readonly contact: Point;
} = {
  meta: {
    title: 'Tangelo: sell what fits, ship it once',
    description:
      'Tangelo builds the parts of an online shop that decide what to show, what to charge, what to answer and which order to stop. New York, since 2012.',
  },
  hero: {
    headline: 'Sell what fits. Ship it once.',
    lead: `Tangelo builds the parts of your online shop that make decisions: what to show first, what to charge today, which order to stop. We have done it from ${company.location} since ${company.founded}, for shops that feel every return.`,
  },
  figures: [
    { value: '500+', label: 'Projects delivered' },
    { value: '98%', label: 'Client satisfaction' },
    { value: '99.9%', label: 'Uptime' },
    { value: '35%', label: 'Average ROI increase' },
  ],
  services: {
    title: 'Start with what costs you most',
    text: `Each service repairs one part of the shop and stands alone. Here are eight of the ${serviceSlugs.length}; most clients begin with one and know by its numbers whether they want a second.`,
  },
  about: {
    title: 'Shopkeepers first, then engineers',
    paragraphs: [
      `${company.founder} bought shoes for a department store before she founded Tangelo, and the company still thinks from the stockroom outwards. There is a packing bench in the middle of our office, and it gets used.`,
      'We use well-known tools, most of them open source, so what we build can be read, checked and taken over by whoever works for you next. These are the ones we reach for most.',
    ],
  },
  cases: {
    title: 'Three shops, and what changed',
    text: 'A dress that is ordered in one size, a lamp found by its picture, a crate of berries sold in time.',
  },
  contact: {
    title: 'What would you fix first?',
    text: 'Name it in a line or two, and a person follows up within 24 hours.',
  },
};
