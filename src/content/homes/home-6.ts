import { inWords } from '../../domain/numerals';
import { figureOf } from '../figures';
import { paths } from '../paths';
import type { LinkedPoint } from '../types';
import type { AlternativeHome, ScanSection } from './types';

const lines: ScanSection['lines'] = [
  {
    time: '9:02',
    order: 'Regular customer, new phone',
    reading: 'Address and habits match. A new phone alone proves nothing.',
    verdict: 'clear',
  },
  {
    time: '9:04',
    order: 'Sweater to another state',
    reading:
      'Billing and delivery addresses differ, which is normal for a gift. The gift message is filled in.',
    verdict: 'clear',
  },
  {
    time: '9:07',
    order: 'Card mistyped, twice',
    reading: 'It’s the usual device, and the third try was right.',
    verdict: 'clear',
  },
  {
    time: '9:09',
    order: 'Two consoles, first order',
    reading: 'A large first order, but it’s December. A reviewer checks it before it’s packed.',
    verdict: 'watch',
  },
  {
    time: '9:11',
    order: 'Gift cards, account opened at 9:10',
    reading: 'Details pasted, not typed. Several cards tried in a row, each in a different name.',
    verdict: 'alarm',
  },
  {
    time: '9:13',
    order: 'Running shoes, express',
    reading: 'This customer has ordered here before, with express shipping too.',
    verdict: 'clear',
  },
];

const features: readonly LinkedPoint[] = [
  {
    title: 'At payment',
    text: 'Each order is scored right after payment, so good customers never wait.',
    link: { label: 'Read about fraud prevention', href: paths.service('security-fraud-prevention') },
  },
  {
    title: 'At sign-in',
    text: 'Bots try stolen passwords fast and in a pattern. We slow them down without locking out forgetful customers.',
  },
  {
    title: 'At the returns desk',
    text: 'Empty boxes, swapped parts, and reused receipts leave traces in the records. Together, they show who does it often.',
  },
  {
    title: 'At the coupon field',
    text: 'One discount per household is hard to enforce with a rule. Looking at all orders together shows which addresses use it again and again.',
  },
  {
    title: 'In the review queue',
    text: 'Held orders arrive with reasons in plain words, for and against. The reviewer decides, and the system learns from it.',
    link: { label: 'See a store that did this', href: paths.cases },
  },
  {
    title: 'False alarms count too',
    text: 'Turning away a good customer also costs you money. We count false alarms alongside fraud and choose settings that keep both low.',
  },
];

/** Home 6 (AI security) is terse and monochrome, with one alarm. */
export const home: AlternativeHome<ScanSection> = {
  meta: {
    title: 'AI security for stores: which order to stop',
    description:
      'Approve good orders instantly. Stop fraud before it ships. See one example evening, order by order.',
    keywords: 'AI security, fraud detection, chargebacks, order review',
  },
  hero: {
    eyebrow: 'AI security',
    headline: 'Nearly every order is honest',
    lead: 'Our AI checks every order for fraud. Good ones go straight through. Suspicious ones are held before they’re packed, and your reviewer sees why.',
    actions: [
      { label: 'How orders are checked', href: paths.service('security-fraud-prevention') },
      { label: 'Talk to us', href: paths.contact },
    ],
    product: 'fraud-shield',
  },
  section: {
    kind: 'scan',
    heading: 'Friday, 9:02 to 9:13 p.m.',
    text: `A made-up example: ${inWords(lines.length)} orders, one of them stopped.`,
    columns: ['Time', 'Order and reasons', 'Verdict'],
    verdictLabels: { clear: 'Clear', watch: 'Second look', alarm: 'Stopped' },
    lines,
  },
  featuresHeading: 'Where the AI keeps watch',
  features,
  figuresHeading: 'The numbers',
  figures: [
    figureOf('uptime', 'Uptime'),
    figureOf('accuracy', 'Model accuracy'),
    figureOf('satisfaction', 'Client satisfaction'),
  ],
  closing: {
    heading: 'Bring your chargebacks',
    text: 'We go through a sample with you and mark which ones a scan would have caught and which it would have missed. Everything you show us stays confidential.',
    action: { label: 'Book a review', href: paths.contact },
  },
};
