import { capitalized, inWords } from '../../domain/numerals';
import { figureOf } from '../figures';
import type { ProductId } from '../slugs';
import { productIds } from '../slugs';
import { paths } from '../paths';
import type { AlternativeHome, NightSegment, SegmentsSection } from './types';

/** The hour of each product's watch, and what it does then. */
const watches: Readonly<Record<ProductId, Omit<NightSegment, 'product'>>> = {
  'ai-personalization-engine': {
    hour: '06:00',
    title: 'The shelf is set',
    text: 'Those who return find the shop arranged around what they looked at last. Newcomers find it as it was on your best morning.',
  },
  'dynamic-pricing-optimizer': {
    hour: '04:00',
    title: 'Prices look around',
    text: 'Stock, season and your own limits decide what may move before breakfast. A change beyond the limits stays where it is until somebody signs.',
  },
  'conversational-ai-assistant': {
    hour: '20:00',
    title: 'The last questions',
    text: 'Someone on a sofa wants to know if the rug fits under a radiator. The assistant has your measurements and says so. Whatever needs a person waits, summarized, for nine o’clock.',
  },
  'customer-insight-analytics': {
    hour: '00:00',
    title: 'The day is closed',
    text: 'Visits, orders and returns are added up by kind of customer. Tomorrow’s letter goes to the people who would notice its absence.',
  },
  'review-sentiment-monitor': {
    hour: '02:00',
    title: 'Somebody reads the reviews',
    text: 'All of them, the rambling ones as well. When several mention the same loose button, that button opens the morning note.',
  },
  'fraud-shield': {
    hour: '22:00',
    title: 'The hurried order',
    text: 'Costly, express, for an address nobody has used. It is set to one side with a note on why, and the honest orders around it go on to packing.',
  },
};

/** Hours after noon, so that the night is in order across midnight. */
function nightHour({ hour }: NightSegment): number {
  return (Number.parseInt(hour, 10) + 12) % 24;
}

const count = inWords(productIds.length);

/** Home 5, futuristic AI platform: the shop at night, told quietly. */
export const home: AlternativeHome<SegmentsSection> = {
  meta: {
    title: 'An AI platform that works your night shift',
    description: `${capitalized(count)} programs share one dial between closing time and the first coffee. See the hour of each, and what it leaves on your desk.`,
    keywords: ['AI platform', 'automation at night', 'online shop', 'night shift'],
  },
  hero: {
    eyebrow: 'AI platform',
    headline: 'Your shop has a night shift',
    lead: `Our AI platform runs ${count} programs in your shop while nobody is in the office. One shopper is still comparing rugs in bed, a stranger is trying out a card; by morning the odd cases lie sorted on your desk.`,
    actions: [
      { label: 'See the prices', href: paths.pricing },
      { label: 'Ask for a night tour', href: paths.contact },
    ],
  },
  section: {
    kind: 'segments',
    heading: 'Once around the dial',
    text: `One night in an example shop, an hour to each wedge.`,
    segments: productIds
      .map((product) => ({ product, ...watches[product] }))
      .toSorted((a, b) => nightHour(a) - nightHour(b)),
  },
  featuresHeading: 'What holds the wedges together',
  features: [
    {
      title: 'A common core',
      text: `All ${count} draw on one record of your goods and orders. Correct a measurement there, and the answer, the shelf and the forecast are corrected with it.`,
      link: { label: 'What the core is made of', href: paths.tools },
    },
    {
      title: 'Fences, drawn by you',
      text: 'The lowest price. The brands that must not stand side by side. The questions that are for people only. Until these are drawn, nothing is switched on.',
    },
    {
      title: 'A note at dawn',
      text: 'One page, before the first coffee: what was done, what was left for you, what nobody understood. No login is needed to read it.',
    },
    {
      title: 'A switch on every wedge',
      text: 'Each goes dark by itself, at once, and the shop carries on as it did before that wedge was lit.',
    },
    {
      title: 'Room to begin small',
      text: 'One wedge is a whole product. The others fit beside it when you want them, or stay in the box.',
      link: { label: 'Where others began', href: paths.cases },
    },
  ],
  figuresHeading: 'Readings from the dial',
  figures: [figureOf('uptime', 'Uptime'), figureOf('accuracy', 'Accuracy'), figureOf('projects', 'Clients')],
  closing: {
    heading: 'Choose the hour that worries you',
    text: 'The unanswered question at ten, the markdown nobody made, the order that felt wrong: tell us the hour, and we will suggest the wedge.',
    action: { label: 'Name the hour', href: paths.contact },
  },
};
