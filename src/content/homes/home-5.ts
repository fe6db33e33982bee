import { formatMoney } from '../../domain/money';
import { capitalized, inWords } from '../../domain/numerals';
import { figureOf } from '../figures';
import type { ProductId } from '../slugs';
import { productIds } from '../slugs';
import { catalog } from '../products/catalog';
import { paths } from '../paths';
import type { AlternativeHome, NightSegment, SegmentsSection } from './types';

const hours = ['8 p.m.', '10 p.m.', '12 a.m.', '2 a.m.', '4 a.m.', '6 a.m.'] as const;

interface Watch extends Omit<NightSegment, 'product'> {
  readonly hour: (typeof hours)[number];
}

const watches: Readonly<Record<ProductId, Watch>> = {
  'ai-personalization-engine': {
    hour: '6 a.m.',
    title: 'The shelf is ready',
    text: 'Returning visitors see products like the ones they last viewed. New visitors see what sells best.',
  },
  'dynamic-pricing-optimizer': {
    hour: '4 a.m.',
    title: 'New prices are proposed',
    text: 'Stock, season, and your own limits decide which prices the program proposes to change. Each proposal waits for a buyer’s approval in the morning.',
  },
  'conversational-ai-assistant': {
    hour: '8 p.m.',
    title: 'The last questions',
    text: 'Someone asks whether a rug fits under a radiator. The assistant has your measurements and answers. Anything that needs a person is summarized for the morning team.',
  },
  'customer-insight-analytics': {
    hour: '12 a.m.',
    title: 'The day’s numbers come in',
    text: 'Visits, orders, and returns are added up by customer segment. Tomorrow’s newsletter goes only to customers who open newsletters.',
  },
  'review-sentiment-monitor': {
    hour: '2 a.m.',
    title: 'Every review gets read',
    text: 'The monitor reads all of them, even the long ones. When several mention the same loose button, that leads the morning report.',
  },
  'fraud-shield': {
    hour: '10 p.m.',
    title: 'The rush order',
    text: 'An expensive express order is going to a new address. It’s held, with a note that says why. The other orders go on to packing.',
  },
};

const count = inWords(productIds.length);
const allCents = catalog.reduce((sum, { priceCents }) => sum + priceCents, 0);

/** Home 5 (futuristic AI platform) shows the store at night. */
export const home: AlternativeHome<SegmentsSection> = {
  meta: {
    title: 'An AI platform that works your night shift',
    description: `${capitalized(count)} programs work in your store between closing time and morning. See what each one does, and what it leaves on your desk.`,
    keywords: 'AI platform, automation at night, online store, night shift',
  },
  hero: {
    eyebrow: 'AI platform',
    headline: 'Your store has a night shift',
    lead: `Our AI platform is ${count} programs that run in your store overnight. They answer shoppers, propose prices, and hold suspicious orders. In the morning you get a list of what needs your attention. All ${count} cost ${formatMoney(allCents)} a month; each is also sold on its own.`,
    actions: [
      { label: 'See the prices', href: paths.pricing },
      { label: 'Request a demo', href: paths.contact },
    ],
    product: 'conversational-ai-assistant',
  },
  section: {
    kind: 'segments',
    heading: 'One night, hour by hour',
    text: `An example store, with all ${count} programs at work.`,
    segments: productIds
      .map((product) => ({ product, ...watches[product] }))
      .toSorted((a, b) => hours.indexOf(a.hour) - hours.indexOf(b.hour)),
  },
  featuresHeading: 'What they have in common',
  features: [
    {
      title: 'One shared record',
      text: `All ${count} can share one record of your products and orders. Correct a measurement there, and the chat, the shelf, and the forecasts are correct too.`,
      link: { label: 'What we build with', href: paths.tools },
    },
    {
      title: 'You set the limits',
      text: 'Choose the lowest price, the brands that can’t appear side by side, and the questions only people answer. Nothing runs until you turn it on.',
    },
    {
      title: 'A report each morning',
      text: 'You get one page by email: what was done, what’s left for you, and what no program could answer.',
    },
    {
      title: 'A switch for each program',
      text: 'Turn any of them off at any time. Your store goes back to how it ran before.',
    },
    {
      title: 'Start small',
      text: 'Each program works on its own. Add the others when you want them.',
      link: { label: 'See where others started', href: paths.cases },
    },
  ],
  figuresHeading: 'The platform in numbers',
  figures: [
    figureOf('uptime', 'Uptime'),
    figureOf('accuracy', 'Model accuracy'),
    figureOf('clients', 'Clients'),
  ],
  closing: {
    heading: 'Tell us what goes wrong at night',
    text: 'Unanswered questions, missed markdowns, suspicious orders: name yours, and you’ll hear which product fits.',
    action: { label: 'Write to us', href: paths.contact },
  },
};
