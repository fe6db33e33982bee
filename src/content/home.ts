import { capitalized, inWords } from '../domain/numerals';
import type { CaseId } from './anchors';
import { caseIds } from './anchors';
import { company } from './company';
import { figureOf } from './figures';
import { promises } from './promises';
import type { ServiceSlug } from './slugs';
import { productIds, serviceSlugs } from './slugs';
import type { Figure, PageMeta, Point } from './types';

/** A decision that a shop makes all day, and the service that takes it over. */
export interface Decision {
  readonly service: ServiceSlug;
  /** The decision in two short lines, as its segment of the citrus says it. */
  readonly lines: readonly [string, string];
  /** What changes with the service, in one sentence. */
  readonly text: string;
}

/** The words on the till receipt that lists the products. */
export interface Receipt {
  readonly caption: string;
  readonly product: string;
  readonly price: string;
  readonly thanks: string;
}

const decisions: readonly Decision[] = [
  {
    service: 'personalization-recommendation',
    lines: ['What to', 'show first'],
    text: 'Shelves, home page and e-mails put in front what this visitor came for, and your own picks stay put.',
  },
  {
    service: 'product-discovery-visualization',
    lines: ['How it', 'gets found'],
    text: 'Search in your customers’ own words, filters that fit the category, and products in 3D.',
  },
  {
    service: 'dynamic-pricing',
    lines: ['What to', 'charge today'],
    text: 'Prices move with demand inside the limits you drew, and each change says why.',
  },
  {
    service: 'visual-search',
    lines: ['What a', 'photo shows'],
    text: 'A customer’s photo of a lamp finds that lamp in your stock, or the one most like it.',
  },
  {
    service: 'conversational-ai',
    lines: ['What to', 'answer'],
    text: 'Parcels, sizes, returns: answered at midnight from your own data, and handed to a person when it matters.',
  },
  {
    service: 'sentiment-analysis',
    lines: ['What the', 'reviews say'],
    text: 'Every review is read the day it arrives, so a bad batch shows before the returns do.',
  },
  {
    service: 'security-fraud-prevention',
    lines: ['Which order', 'to stop'],
    text: 'Orders on stolen cards are held, good customers go through, and your reviewers get the reasons.',
  },
  {
    service: 'customer-segmentation',
    lines: ['Whom to', 'win back'],
    text: 'Groups built on what people do, so the discount goes only to those who would have left.',
  },
];

/** How many of the case studies the home page shows, the first ones. */
const CASES_SHOWN = 3;

/** What the home page says, section by section from the top. */
export const homePage: {
  readonly meta: PageMeta;
  readonly hero: {
    readonly headline: string;
    readonly lead: string;
    /** That nothing here is real, and why the badges of cart and wishlist count something. */
    readonly demonstration: string;
    /** What the citrus beside it shows. */
    readonly caption: string;
    /** The picture's name for screen readers. */
    readonly label: string;
    /** From the top segment down; the grid of services has the same order. */
    readonly decisions: readonly Decision[];
  };
  readonly costs: { readonly title: string };
  readonly demos: { readonly title: string; readonly all: string };
  readonly services: Point & { readonly all: string };
  readonly about: {
    readonly title: string;
    readonly paragraphs: readonly string[];
    readonly more: string;
  };
  readonly figures: readonly Figure[];
  readonly cases: Point & { readonly all: string; readonly ids: readonly CaseId[] };
  readonly shop: Point & { readonly all: string; readonly receipt: Receipt };
  readonly contact: Point;
} = {
  meta: {
    title: 'Tangelo: a consultancy that builds AI for online shops',
    description: `${company.name}, a ${company.location} consultancy, builds AI for online shops: what to show, charge and answer, and which order to stop. A demonstration; nothing is charged.`,
    keywords: [
      'AI for e-commerce',
      'online retail',
      'personalization',
      'dynamic pricing',
      'visual search',
      'New York',
    ],
  },
  hero: {
    headline: 'We build AI for online shops.',
    lead: `${company.name} is a ${company.location} consultancy. Since ${company.founded} we have built software that takes over an online shop’s daily decisions: what to show first, what to charge today, which order to stop.`,
    demonstration: `${company.demoNotice} On a first visit, the cart and the wishlist already hold a few products to try.`,
    label: `${capitalized(inWords(decisions.length))} services, by the decision that each takes over`,
    caption: `${capitalized(inWords(decisions.length))} decisions that a shop makes all day. Each leads to the service that takes it over.`,
    decisions,
  },
  costs: { title: 'What it costs' },
  demos: { title: 'Try one now', all: 'All live demos' },
  services: {
    title: 'Start with what costs you most',
    text: `Each service improves one part of the shop and can be bought by itself. Here are ${inWords(decisions.length)} of the ${serviceSlugs.length}; most clients begin with one.`,
    all: `All ${serviceSlugs.length} services`,
  },
  about: {
    title: 'Shopkeepers first, then engineers',
    paragraphs: [
      `${company.founder} bought shoes for a department store before she founded Tangelo, and the company still thinks from the stockroom outward. There is a packing bench in the middle of our office, and it gets used.`,
      'We use well-known tools, most of them open source, so what we build can be read, checked and taken over by whoever works for you next. These are the ones we reach for most.',
    ],
    more: 'About us',
  },
  figures: [
    figureOf('projects', 'Projects delivered'),
    figureOf('satisfaction', 'Client satisfaction'),
    figureOf('uptime', 'Uptime'),
    figureOf('roiIncrease', 'Average ROI increase'),
  ],
  cases: {
    title: `${capitalized(inWords(CASES_SHOWN))} shops, and what changed`,
    ids: caseIds.slice(0, CASES_SHOWN),
    text: 'A dress that is ordered in one size, a lamp found by its picture, a crate of berries sold in time.',
    all: 'All case studies',
  },
  shop: {
    title: 'Products for one job each',
    text: `${capitalized(inWords(productIds.length))} products do one job each and are priced by the month. Put one in the cart and go through the checkout; nothing is charged.`,
    all: 'Go to the shop',
    receipt: {
      caption: `${capitalized(inWords(productIds.length))} products`,
      product: 'Product',
      price: 'Price',
      thanks: 'Demonstration: nothing is charged.',
    },
  },
  contact: {
    title: 'What would you fix first?',
    text: `Name it in a line or two, and a person follows up within ${promises.followUpHours} hours.`,
  },
};
