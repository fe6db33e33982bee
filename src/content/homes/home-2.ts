import { inWords } from '../../domain/numerals';
import { figureOf } from '../figures';
import { commitments } from '../commitments';
import { paths } from '../paths';
import type { LinkedPoint } from '../types';
import type { AlternativeHome, ShelfSection } from './types';

const names: ShelfSection['names'] = {
  flask: 'Steel flask',
  headlamp: 'Headlamp',
  'wool-socks': 'Wool socks',
  'trail-shoe': 'Trail shoe',
  'rain-shell': 'Rain shell',
};

const orders: ShelfSection['orders'] = [
  {
    visitor: 'First visitor',
    signal: 'Nothing yet',
    order: ['flask', 'headlamp', 'wool-socks', 'trail-shoe', 'rain-shell'],
    why: 'With nothing to go on, the shelf shows bestsellers first.',
  },
  {
    visitor: 'Second visitor',
    signal: 'Searched for “waterproof”',
    order: ['rain-shell', 'trail-shoe', 'wool-socks', 'flask', 'headlamp'],
    why: '“Waterproof” describes the shell best, then the shoe. People who search for it rarely want a flask, so the flask drops.',
  },
  {
    visitor: 'Third visitor',
    signal: 'Opened the trail shoe twice, read the size chart, left',
    order: ['trail-shoe', 'wool-socks', 'rain-shell', 'headlamp', 'flask'],
    why: 'A second look shows interest, and the size chart shows doubt about the fit. The shoe goes first, with its fit advice already open.',
  },
  {
    visitor: 'Fourth visitor',
    signal: 'Bought the trail shoe last week',
    order: ['wool-socks', 'rain-shell', 'headlamp', 'flask', 'trail-shoe'],
    why: 'Shoppers rarely buy the same shoe twice in a month, so it moves to the end. Products that go with it move up.',
  },
];

const features: readonly LinkedPoint[] = [
  {
    title: 'Signal',
    text: 'A search, a second look, a filter set to “under $50.” Your store already records these. We read them in the order they happened.',
  },
  {
    title: 'Estimate',
    text: 'The signals give us a list of products the visitor may want, each with a probability. Early in a visit no product stands out, so the shelf hardly moves.',
    link: { label: 'Tools we use for this', href: paths.tools },
  },
  {
    title: 'Shelf',
    text: 'Next we check the list against your stock. Sold-out products move down. End-of-season stock can move up, as far as you allow.',
    link: { label: 'Services that do this', href: paths.services },
  },
  {
    title: 'Record',
    text: 'Every change to the shelf is recorded with its reasons. If a buyer asks on Monday why clogs came first on Friday, you can look it up.',
  },
  {
    title: 'Correction',
    text: 'Some of your visitors keep seeing the old order. Comparing the two groups shows whether the new one sold more. If it didn’t, you switch back.',
  },
];

const products = inWords(Object.keys(names).length);
const visitors = inWords(orders.length);

/** Home 2 (AI intelligence) explains one ranking in steps, with diagrams. */
export const home: AlternativeHome<ShelfSection> = {
  meta: {
    title: 'AI intelligence, explained on one shelf',
    description: `Follow ${products} products and ${visitors} visitors to see how AI decides what a store shows first and how you can overrule it.`,
    keywords: 'AI intelligence, product ranking, personalization, explained by example',
  },
  hero: {
    eyebrow: 'AI intelligence',
    headline: 'Watch one shelf rearrange itself',
    lead: `With ${products} products and ${visitors} visitors, this page shows store owners how AI decides what comes first. Each visitor tells the store more than the last, and the shelf changes to match. Every move comes with a reason.`,
    actions: [
      { label: 'Talk to us', href: paths.contact },
      { label: 'See the case studies', href: paths.cases },
    ],
    product: 'ai-personalization-engine',
  },
  section: {
    kind: 'shelf',
    heading: `The same shelf for ${visitors} visitors`,
    text: 'This outdoor store is made up. Choose a visitor; the products that moved are marked.',
    names,
    orders,
  },
  featuresHeading: `From a click to a spot on the shelf, in ${inWords(features.length)} steps`,
  features,
  figuresHeading: 'Across all our work',
  figures: [
    figureOf('accuracy', 'Model accuracy'),
    figureOf('clients', 'Clients'),
    figureOf('satisfaction', 'Client satisfaction'),
  ],
  closing: {
    heading: 'Bring us the page you argue about',
    text: `Every store has a category page that divides the team. Send us the link, and within ${commitments.followUpHours} hours you’ll hear which signals we’d look at first.`,
    action: { label: 'Send a page', href: paths.contact },
  },
};
