import { inWords } from '../../domain/numerals';
import { figureOf } from '../figures';
import { promises } from '../promises';
import { paths } from '../paths';
import type { LinkedPoint } from '../types';
import type { AlternativeHome, ShelfSection } from './types';

/** Names of the items on the shelf. */
const goods: ShelfSection['goods'] = {
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
    why: 'The word fits the shell best and, in this shop, the shoe. Few who search for it mean a flask, so it drops.',
  },
  {
    visitor: 'Third visitor',
    signal: 'Opened the trail shoe twice, studied the size table, left',
    order: ['trail-shoe', 'wool-socks', 'rain-shell', 'headlamp', 'flask'],
    why: 'Coming back means interest, and a size table means doubt. The shoe goes first, with its fit advice already open.',
  },
  {
    visitor: 'Fourth visitor',
    signal: 'Bought the trail shoe last week',
    order: ['wool-socks', 'rain-shell', 'headlamp', 'flask', 'trail-shoe'],
    why: 'Few people need the same shoe twice in a month. It moves to the far end, and what goes with it moves up.',
  },
];

const features: readonly LinkedPoint[] = [
  {
    title: 'Signal',
    text: 'A search, a second look, a filter set to “under $50.” Your shop records these already; we read them in the order in which they happened.',
  },
  {
    title: 'Estimate',
    text: 'From the signals comes a list of what the visitor probably wants, each with its probability. Early in a visit the list is long and flat, and the shelf hardly moves.',
    link: { label: 'The tools that do the estimating', href: paths.tools },
  },
  {
    title: 'Shelf',
    text: 'The list is then compared with your stock. Sold-out products move down; end-of-season stock may move up, as far as you allow.',
    link: { label: 'Services for the shelf', href: paths.services },
  },
  {
    title: 'Record',
    text: 'Each new order of the shelf is kept with its reasons. If a buyer asks on Monday why clogs came first on Friday, someone can look it up.',
  },
  {
    title: 'Correction',
    text: 'A share of your visitors keeps seeing the old order. Comparing the two groups shows whether the rearranged shelf sold more. Where it did not, you put the old order back.',
  },
];

const products = inWords(Object.keys(goods).length);
const visitors = inWords(orders.length);

/** Home 2, AI intelligence: explains with diagrams, step by step. */
export const home: AlternativeHome<ShelfSection> = {
  meta: {
    title: 'AI intelligence, shown on a single shelf',
    description: `Follow ${products} products and ${visitors} visitors to see how a shop decides what to show first, why it decided so, and how you can overrule it.`,
    keywords: ['AI intelligence', 'product ranking', 'personalization', 'explained by example'],
  },
  hero: {
    eyebrow: 'AI intelligence',
    headline: 'Watch one shelf rearrange itself',
    lead: `This is how a shop decides what to show first, with ${products} products and ${visitors} visitors. The shop knows more about each visitor, and reorders the shelf to match. You can follow every move, with its reason.`,
    actions: [
      { label: 'Talk through your shelf', href: paths.contact },
      { label: 'See shops that did this', href: paths.cases },
    ],
  },
  section: {
    kind: 'shelf',
    heading: `One shelf, ${visitors} times`,
    text: 'An example from an outdoor shop that we made up. Choose a visitor; what moved is marked.',
    goods,
    orders,
  },
  featuresHeading: `From a click to a place on the shelf, in ${inWords(features.length)} steps`,
  features,
  figuresHeading: 'Measured over all our work',
  figures: [
    figureOf('accuracy', 'Model accuracy'),
    figureOf('projects', 'Projects'),
    figureOf('satisfaction', 'Client satisfaction'),
  ],
  closing: {
    heading: 'Bring us the page you argue about',
    text: `Every shop has a category page that nobody agrees on. Send us its address, and within ${promises.followUpHours} hours you hear which signals we would read first.`,
    action: { label: 'Send a page', href: paths.contact },
  },
};
