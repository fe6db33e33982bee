import { company } from '../company';
import { paths } from '../paths';
import { promises } from '../promises';
import { serviceSlugs } from '../slugs';
import type { LinkedPoint, PageMeta, Point } from '../types';

/** A year in the company's history. */
export interface Milestone {
  readonly year: number;
  readonly title: string;
  readonly text: string;
}

/** A field of expertise, with a text to read about it. */
export interface Expertise extends LinkedPoint {
  readonly id: 'ranking' | 'finding' | 'pricing' | 'answering' | 'checking' | 'reading';
}

/** Texts of /about-us, from top to bottom. */
export const aboutPage: {
  readonly meta: PageMeta;
  readonly heading: string;
  readonly lead: string;
  readonly story: readonly string[];
  readonly mission: string;
  readonly expertise: readonly Expertise[];
  readonly milestones: readonly Milestone[];
  /** Explains the citruses beside the milestones. */
  readonly milestonesNote: string;
  readonly howWeWork: readonly Point[];
  readonly technologiesNote: string;
  readonly closing: Point;
} = {
  meta: {
    title: 'About Tangelo: started by a shoe buyer in 2012',
    description:
      'How a department-store buyer with too many leftover boots came to found Tangelo in New York, what we are good at, and how we work with a shop.',
    keywords: ['about Tangelo', 'New York', 'retail consultancy', 'AI for online shops', 'Miriam Castellano'],
  },
  heading: `A consultancy for online shops, since ${company.founded}`,
  lead: `${company.fullName} is a consulting agency for online shops. ${company.founder} founded it in ${company.location} in ${company.founded}, after nine years of buying shoes for a department store.`,
  story: [
    `${company.founder} bought shoes. For nine years she decided each spring how many pairs of each boot a department store should order, and each January she walked past what was left. It was always the sizes at either end of the run. The sizes in the middle had been gone since Thanksgiving.`,
    `In ${company.founded} she rented a desk in lower Manhattan, taught herself R in the evenings, and fitted ARIMA models to the sales books of three shops whose owners owed her a favor. The forecasts were rough. They still beat the rule that all three owners had been using, which was last year plus a little.`,
    'The printout turned out to matter more than the model. Each shop got one page, sorted by what to do on Monday: order these, wait on those, mark the rest down. We have kept to that: whatever we build ends in a page that somebody who has never heard of the method can act on.',
    `Shops that trusted us with their stock began to ask about other problems. Their search knew part numbers but not “phone charger.” Questions came in at midnight and were answered at ten. Orders paid with stolen cards were shipped. The ${serviceSlugs.length} services we list today came from such requests.`,
    'Our office now has a packing bench in the middle of it. When a project is about things that come in boxes, it starts there, with your boxes, your tape and your returns slip.',
  ],
  mission:
    'To have every screen of an online shop show what a good shopkeeper would have shown that person, and to leave the shopkeeper in charge of it.',
  expertise: [
    {
      id: 'ranking',
      title: 'Choosing what comes first',
      text: 'Ranking shelves, emails and “goes well with” for one visitor at a time, including the visitor you have never seen before and the item that arrived this morning.',
      link: {
        label: 'How we recommend what nobody has bought',
        href: paths.post('lightfm-personalization-at-scale'),
      },
    },
    {
      id: 'finding',
      title: 'Finding by word or by picture',
      text: 'Search that copes with typing errors, with your customers’ own names for things, and with the photograph of a chair they saw in a lobby.',
      link: { label: 'From a phone photo to the product', href: paths.post('visual-search-with-opencv') },
    },
    {
      id: 'pricing',
      title: 'Stock and price in one plan',
      text: 'How many to order, when to mark down and how far, worked out together and inside the limits your buyers set.',
      link: { label: 'Seven rules for dynamic pricing', href: paths.post('dynamic-pricing-guardrails') },
    },
    {
      id: 'answering',
      title: 'Conversations that know their limits',
      text: 'Assistants that answer from your policies and your orders. The moment a refund turns bitter, they fetch a person and hand over what was said.',
      link: { label: 'One return, start to finish', href: paths.post('botpress-in-ecommerce') },
    },
    {
      id: 'checking',
      title: 'Telling fraud from an unusual order',
      text: 'Fraud checks that weigh an order as an experienced clerk would, decline the clear cases, and give the reviewer reasons for the doubtful ones.',
      link: { label: 'Why an order is held', href: paths.article('fraud-shield-gives-its-reasons') },
    },
    {
      id: 'reading',
      title: 'Reading what customers write',
      text: 'Reviews, return slips and messages sorted by what people praise or resent, early enough to stop a bad batch before it has all shipped.',
      link: { label: 'What reviews say that stars don’t', href: paths.article('stars-and-sentences') },
    },
  ],
  milestones: [
    {
      year: 2012,
      title: 'One desk, three shops',
      text: 'Miriam Castellano starts the company with size forecasts for a shoe shop, a linen shop and a maker of raincoats.',
    },
    {
      year: 2014,
      title: 'The first recommender',
      text: 'Dev Raghunathan joins and builds “goes well with” for a seller of garden tools. It has to learn to leave out twine, which goes with everything.',
    },
    {
      year: 2016,
      title: 'Half a floor',
      text: 'We move to the fourth floor of an old printing house, half of it to begin with, and the packing bench comes along. In the same year our first TensorFlow model sorts product pictures for a furniture seller.',
    },
    {
      year: 2018,
      title: 'A list before any data',
      text: 'Raymond Toussaint arrives from a bank’s card-dispute desk. Since then each project begins by writing down which data it needs, and striking half of it.',
    },
    {
      year: 2020,
      title: 'A year the past could not predict',
      text: 'Flour and dumbbells sell out, suits stop selling, and history is no guide. Every forecast we make gets a handbrake that a buyer can pull without calling us.',
    },
    {
      year: 2022,
      title: 'Searching by photograph',
      text: 'Picture search goes live for clients who sell things that are hard to name: lamps, buttons, wallpaper, spare handles.',
    },
    {
      year: 2024,
      title: 'Prices that explain themselves',
      text: 'Ngozi Abara’s rule becomes ours. Any price the system proposes carries a reason that can be read out to a customer.',
    },
    {
      year: 2025,
      title: 'A shop you can try',
      text: 'The wall to the other half of the floor comes down, and the packing bench moves to the middle. On this site we open a demonstration shop, so that you can try our products before you talk to anybody.',
    },
  ],
  milestonesNote: 'The filled part of each circle shows the years up to that entry.',
  howWeWork: [
    {
      title: 'Begin at the returns table',
      text: 'Before we ask for a login we ask to see what comes back, what customers can’t find and what doesn’t sell. An afternoon there usually changes the order of the wish list.',
    },
    {
      title: 'Agree on one number',
      text: 'You and we write down the figure that should move, how it is counted today and who does the counting. It stays the same until the project ends.',
    },
    {
      title: 'Build the small version first',
      text: `A simple job is live in ${promises.implementationWeeks} weeks. A comprehensive one takes ${promises.programMonths} months, and we cut it so that something useful runs early and the rest can be judged by it.`,
    },
    {
      title: 'Keep the old way running beside it',
      text: 'Part of your visitors keep the shop as it was. The difference between the two groups is the result; a good season on its own proves nothing.',
    },
    {
      title: 'Hand over the keys',
      text: 'Your staff can overrule, pause or switch off whatever we install, and they learn how in the first session. The documents are written for the person who comes after them.',
    },
  ],
  technologiesNote:
    'The ones we reach for first. All of them are well known outside this office, which makes it easy to find somebody who can check our work.',
  closing: {
    title: 'Tell us about your shop',
    text: 'What you sell, and what you would fix first. A few lines are enough.',
  },
};
