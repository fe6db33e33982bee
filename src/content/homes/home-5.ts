import { capitalized, inWords } from '../../domain/numerals';
import { figureOf } from '../figures';
import type { ProductId } from '../slugs';
import { productIds } from '../slugs';
import { paths } from '../paths';
import type { AlternativeHome, NightSegment, SegmentsSection } from './types';

/** Each product's hour of the night, and what it does then. */
const watches: Readonly<Record<ProductId, Omit<NightSegment, 'product'>>> = {
  'ai-personalization-engine': {
    hour: '06:00',
    title: 'The shelf is set',
    text: 'Returning visitors see products like the ones they last viewed. New visitors see what sells best.',
  },
  'dynamic-pricing-optimizer': {
    hour: '04:00',
    title: 'New prices are proposed',
    text: 'Stock, season and your own limits decide which prices it proposes to change. Each proposal waits for a buyer’s approval in the morning.',
  },
  'conversational-ai-assistant': {
    hour: '20:00',
    title: 'The last questions',
    text: 'Someone asks whether a rug fits under a radiator. The assistant has your measurements and answers. Anything that needs a person is summarized for the morning team.',
  },
  'customer-insight-analytics': {
    hour: '00:00',
    title: 'The day is totaled',
    text: 'Visits, orders and returns are totaled by customer segment. Tomorrow’s newsletter goes to customers who read it.',
  },
  'review-sentiment-monitor': {
    hour: '02:00',
    title: 'Every review gets read',
    text: 'All of them, even the long ones. When several mention the same loose button, it leads the morning report.',
  },
  'fraud-shield': {
    hour: '22:00',
    title: 'The rush order',
    text: 'It’s expensive, express and going to a new address. It is held with a note on why, and the other orders go on to packing.',
  },
};

/** Hours after noon, so that sorting works across midnight. */
function nightHour({ hour }: NightSegment): number {
  return (Number.parseInt(hour, 10) + 12) % 24;
}

const count = inWords(productIds.length);

/** Home 5, futuristic AI platform: the store at night. */
export const home: AlternativeHome<SegmentsSection> = {
  meta: {
    title: 'An AI platform that works your night shift',
    description: `${capitalized(count)} programs work in your store between closing time and morning. See what each one does, and what it leaves on your desk.`,
    keywords: ['AI platform', 'automation at night', 'online store', 'night shift'],
  },
  hero: {
    eyebrow: 'AI platform',
    headline: 'Your store has a night shift',
    lead: `Our AI platform runs ${count} programs in your store while nobody is in the office. They answer shoppers, propose prices and hold suspicious orders. In the morning you get a list of everything that needs your attention.`,
    actions: [
      { label: 'See the prices', href: paths.pricing },
      { label: 'Request a demo', href: paths.contact },
    ],
  },
  section: {
    kind: 'segments',
    heading: 'One night, hour by hour',
    text: `An example store. All ${count} run around the clock; each wedge shows one of them at one hour.`,
    segments: productIds
      .map((product) => ({ product, ...watches[product] }))
      .toSorted((a, b) => nightHour(a) - nightHour(b)),
  },
  featuresHeading: 'What they have in common',
  features: [
    {
      title: 'A common core',
      text: `All ${count} use one record of your products and orders. Correct a measurement there, and the chat answers, the shelf and the forecasts are corrected too.`,
      link: { label: 'What the core is built with', href: paths.tools },
    },
    {
      title: 'Limits, set by you',
      text: 'You set the lowest price, the brands that must not appear side by side and the questions only people answer. Nothing is turned on until you set them.',
    },
    {
      title: 'A report each morning',
      text: 'One page: what was done, what is left for you, and what no program could answer. It comes by email, with no login.',
    },
    {
      title: 'A switch for each product',
      text: 'Turn any of them off at any time. Your store goes back to how it ran before.',
    },
    {
      title: 'Room to start small',
      text: 'Each product works on its own. Add the others when you want them, or don’t.',
      link: { label: 'Where others started', href: paths.cases },
    },
  ],
  figuresHeading: 'The platform in numbers',
  figures: [
    figureOf('uptime', 'Uptime'),
    figureOf('accuracy', 'Model accuracy'),
    figureOf('projects', 'Clients'),
  ],
  closing: {
    heading: 'Tell us what goes wrong at night',
    text: 'Unanswered questions, missed markdowns, suspicious orders: tell us which, and we’ll suggest a product.',
    action: { label: 'Write to us', href: paths.contact },
  },
};
