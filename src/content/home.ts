import { byAnyPeriod } from './billingUnits';
import { everyProductHasDemo } from './demos/demoLinks';
import { capitalized, inWords } from '../domain/numerals';
import { caseCards } from './lists/caseCards.computed';
import { company } from './company';
import { commitments, storePlatforms } from './commitments';
import { wishlistName } from './shop/wishlistName';
import type { ProductId, ServiceSlug } from './slugs';
import { productIds, serviceSlugs } from './slugs';
import type { PageMeta, Point } from './types';

export interface Decision {
  readonly service: ServiceSlug;
  /** Two lines, short enough for a segment of the citrus. */
  readonly lines: readonly [string, string];
  /** One sentence about how the service helps. */
  readonly text: string;
}

const decisions: readonly Decision[] = [
  {
    service: 'personalization-recommendation',
    lines: ['What to', 'show first'],
    text: 'The first row shows what each visitor came for, and products you pin stay pinned.',
  },
  {
    service: 'product-discovery-visualization',
    lines: ['How it', 'gets found'],
    text: 'Shoppers search in their own words, filter by what matters in each category, and see products in 3D.',
  },
  {
    service: 'dynamic-pricing',
    lines: ['What to', 'charge today'],
    text: 'Prices follow demand within your limits, and every change comes with a reason.',
  },
  {
    service: 'visual-search',
    lines: ['What a', 'photo shows'],
    text: 'A customer’s photo of a lamp finds that lamp in your stock, or the most similar one.',
  },
  {
    service: 'conversational-ai',
    lines: ['What to', 'answer'],
    text: 'Shoppers get answers about orders, sizes, and returns at midnight, and your team gets only the hard ones.',
  },
  {
    service: 'sentiment-analysis',
    lines: ['What the', 'reviews say'],
    text: 'Every review is read the day it’s posted, so you spot a bad batch before the returns start.',
  },
  {
    service: 'security-fraud-prevention',
    lines: ['Which order', 'to stop'],
    text: 'Orders placed with stolen cards are held, good customers go through, and your reviewers see why.',
  },
  {
    service: 'customer-segmentation',
    lines: ['Who to', 'win back'],
    text: 'Segments are based on what people do, so discounts go only to customers who would otherwise leave.',
  },
];

export const homePage: {
  readonly meta: PageMeta;
  readonly hero: {
    readonly headline: string;
    readonly lead: string;
    /** The product on the first screen. */
    readonly product: ProductId;
    readonly label: string;
    /** Clockwise from the top segment; the service cards have the same order. */
    readonly decisions: readonly Decision[];
  };
  readonly demo: Point & { readonly open: string; readonly all: string };
  readonly products: Point & { readonly all: string };
  readonly costs: Point & { readonly fit: string };
  readonly services: Point & { readonly all: string };
  readonly about: {
    readonly title: string;
    readonly paragraphs: readonly string[];
    readonly more: string;
  };
  readonly cases: Point & { readonly all: string };
  readonly contact: Point;
  /** Says in the hero that this is a demo, and that the badges count sample products. */
  readonly demonstration: string;
} = {
  meta: {
    title: 'Tangelo: a consultancy that builds AI for online stores',
    description: `${company.name}, a ${company.location} consultancy, builds AI that helps online stores decide what to show, what to charge, and which orders to stop. A demo; you won’t be charged.`,
    keywords: 'AI for e-commerce, online retail, personalization, dynamic pricing, visual search, New York',
  },
  hero: {
    headline: 'We build AI for online stores.',
    lead: `${company.name} is a ${company.location} consultancy. Since ${company.founded} we have built software that helps online stores decide what to show first, what to charge, and which orders to stop. You set the limits.`,
    label: `${capitalized(inWords(decisions.length))} services, by the question each one answers`,
    product: 'dynamic-pricing-optimizer',
    decisions,
  },
  demo: {
    title: 'Find the most profitable price',
    text: 'One shirt, two years of sales. Drag the price: each bar is a week’s profit at that price.',
    open: 'Open the pricing demo',
    all: 'All live demos',
  },
  products: {
    title: `${capitalized(inWords(productIds.length))} problems, one product each`,
    text: `Choose the problem you have. Billed ${byAnyPeriod}.${everyProductHasDemo ? ' Each has a live demo.' : ''}`,
    all: 'Go to the shop',
  },
  costs: {
    title: 'What it costs',
    text: `Works with ${storePlatforms.join(', ')}, and most others. Setup with us takes ${commitments.implementationWeeks} weeks and is included in the price.`,
    fit: 'Find the plan for your orders',
  },
  services: {
    title: 'Start with what costs you most',
    text: `Each service improves one part of your store. Buy one or several. Here are ${inWords(decisions.length)} of the ${serviceSlugs.length}; most clients begin with one.`,
    all: `All ${serviceSlugs.length} services`,
  },
  about: {
    title: 'Retailers first, engineers second',
    paragraphs: [
      `${company.founder} bought shoes for a department store before she founded ${company.name}. Our projects still start with what’s on the shelf and what comes back.`,
      'We use well-known tools, most of them open source, so your next developers can read, check, and maintain what we build. These are the ones we use most.',
    ],
    more: 'About us',
  },
  cases: {
    title: `${capitalized(inWords(caseCards.length))} stores, and what changed`,
    text: 'For each store: the screen we changed, and one number the client counted before and after.',
    all: 'All case studies',
  },
  contact: {
    title: 'What would you fix first?',
    text: `Tell us in a line or two. We reply within ${commitments.followUpHours} hours.`,
  },
  demonstration: `A demo shop: Tangelo is made up, and you’re never charged. We added a few products to your cart and your ${wishlistName.inText} so you can try it.`,
};
