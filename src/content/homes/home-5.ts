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
    text: 'Stock, season and your own limits decide which prices may change by morning. A change beyond the limits waits for approval.',
  },
  'conversational-ai-assistant': {
    hour: '20:00',
    title: 'The last questions',
    text: 'Somebody wants to know whether a rug fits under a radiator. The assistant has your measurements and answers. Anything that needs a person is summarized for the morning team.',
  },
  'customer-insight-analytics': {
    hour: '00:00',
    title: 'The day is closed',
    text: 'Visits, orders and returns are added up by customer segment. Tomorrow’s newsletter goes to the customers who read it.',
  },
  'review-sentiment-monitor': {
    hour: '02:00',
    title: 'Somebody reads the reviews',
    text: 'All of them, the long ones as well. When several mention the same loose button, the morning report begins with it.',
  },
  'fraud-shield': {
    hour: '22:00',
    title: 'The hurried order',
    text: 'It is expensive, express, and for an address nobody has used. It is held with a note on why, and the other orders go on to packing.',
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
    description: `${capitalized(count)} programs work in your shop between closing time and morning. See when each runs, and what it leaves on your desk.`,
    keywords: ['AI platform', 'automation at night', 'online shop', 'night shift'],
  },
  hero: {
    eyebrow: 'AI platform',
    headline: 'Your shop has a night shift',
    lead: `Our AI platform runs ${count} programs in your shop while nobody is in the office. They answer shoppers, propose prices and hold suspicious orders; in the morning you get a list of what needs a person.`,
    actions: [
      { label: 'See the prices', href: paths.pricing },
      { label: 'Request a demo', href: paths.contact },
    ],
  },
  section: {
    kind: 'segments',
    heading: 'One night, hour by hour',
    text: `An example shop. All ${count} run around the clock; each wedge shows one product at one hour.`,
    segments: productIds
      .map((product) => ({ product, ...watches[product] }))
      .toSorted((a, b) => nightHour(a) - nightHour(b)),
  },
  featuresHeading: 'What they have in common',
  features: [
    {
      title: 'A common core',
      text: `All ${count} draw on one record of your goods and orders. Correct a measurement there, and the answer, the shelf and the forecast are corrected with it.`,
      link: { label: 'What the core is made of', href: paths.tools },
    },
    {
      title: 'Limits, set by you',
      text: 'You set the lowest price, the brands that must not appear side by side and the questions that only people answer. Nothing is switched on before you have.',
    },
    {
      title: 'A report each morning',
      text: 'One page: what was done, what was left for you, and what no program could answer. It comes by email, without a login.',
    },
    {
      title: 'A switch for each product',
      text: 'Each can be switched off by itself, at once, and the shop goes on as it did before.',
    },
    {
      title: 'Room to begin small',
      text: 'Each is a product that works by itself. Add the others when you want them, or don’t.',
      link: { label: 'Where others began', href: paths.cases },
    },
  ],
  figuresHeading: 'The platform in figures',
  figures: [figureOf('uptime', 'Uptime'), figureOf('accuracy', 'Accuracy'), figureOf('projects', 'Clients')],
  closing: {
    heading: 'Tell us what goes wrong at night',
    text: 'Unanswered questions, missed markdowns, suspicious orders: tell us which, and we’ll suggest a product.',
    action: { label: 'Write to us', href: paths.contact },
  },
};
