import { company } from '../company';
import { paths } from '../paths';
import { commitments } from '../commitments';
import { serviceSlugs } from '../slugs';
import type { LinkedPoint, PageMeta, Point } from '../types';

export interface Milestone {
  readonly year: number;
  readonly title: string;
  readonly text: string;
}

export interface Expertise extends LinkedPoint {
  readonly id: 'ranking' | 'finding' | 'pricing' | 'answering' | 'checking' | 'reading';
}

export const aboutPage: {
  readonly meta: PageMeta;
  readonly heading: string;
  readonly lead: string;
  readonly story: readonly string[];
  readonly mission: string;
  readonly expertise: readonly Expertise[];
  readonly milestones: readonly Milestone[];
  /** Explains the citruses next to the milestones. */
  readonly milestonesNote: string;
  readonly howWeWork: readonly Point[];
  readonly technologiesNote: string;
  readonly closing: Point;
} = {
  meta: {
    title: 'About Tangelo: started by a shoe buyer in 2012',
    description:
      'How a department store buyer with too many leftover boots founded Tangelo in New York, what we’re good at, and how we work with stores.',
    keywords:
      'who we are, founder, company history, New York, retail consultancy, AI for online stores, Miriam Castellano',
  },
  heading: `A consultancy for online stores, since ${company.founded}`,
  lead: `${company.fullName} is a consultancy for online stores. ${company.founder} founded it in ${company.location} after nine years as a department store’s shoe buyer.`,
  story: [
    `Each spring, ${company.founder} decided how many pairs of each boot her department store should order. Each January, she walked past what was left. It was always the smallest and largest sizes. The ones in the middle had been gone since Thanksgiving.`,
    `In ${company.founded} she rented a desk in lower Manhattan and taught herself R in the evenings. She fitted ARIMA models to the sales records of three stores whose owners owed her a favor. The forecasts were rough. They still beat the rule all three owners had been using: last year plus a little.`,
    'The printout turned out to matter more than the model. Each store got one page, sorted by what to do next: order these, wait on those, mark the rest down. We still work that way. Everything we build ends in a page that someone who has never heard of the method can act on.',
    `Stores that trusted us with their stock began to ask about other problems. Their search knew part numbers but not “phone charger.” Questions came in at midnight and were answered at ten. Orders paid with stolen cards were shipped. The ${serviceSlugs.length} services we offer today came from requests like these.`,
    'Our office now has a packing bench in the middle. If a project is about things that come in boxes, it starts there, with your boxes, your tape, and your return slip.',
  ],
  mission:
    'To show every online customer what a good salesperson would have shown them, and to keep the store’s own people in charge.',
  expertise: [
    {
      id: 'ranking',
      title: 'Choosing what comes first',
      text: 'We rank products, emails, and “goes well with” rows for each visitor, including first-time visitors and items that arrived this morning.',
      link: {
        label: 'How we recommend what nobody has bought',
        href: paths.post('lightfm-personalization-at-scale'),
      },
    },
    {
      id: 'finding',
      title: 'Search by word or photo',
      text: 'We build search that handles typos, your customers’ own names for things, and a photo of a chair they saw in a lobby.',
      link: { label: 'From a phone photo to the product', href: paths.post('visual-search-with-opencv') },
    },
    {
      id: 'pricing',
      title: 'Stock and price in one plan',
      text: 'We plan how many to order, when to mark down, and how far, all within the limits your buyers set.',
      link: { label: 'Seven rules for dynamic pricing', href: paths.post('dynamic-pricing-guardrails') },
    },
    {
      id: 'answering',
      title: 'Chat that knows when to stop',
      text: 'We build assistants that answer from your policies and orders. When a conversation about a refund turns heated, they bring in a person and pass on everything that was said.',
      link: { label: 'One return, start to finish', href: paths.post('botpress-in-ecommerce') },
    },
    {
      id: 'checking',
      title: 'Telling fraud from an unusual order',
      text: 'Our fraud checks judge an order the way an experienced clerk would. Clear fraud is declined automatically if you allow it. Unclear orders go to a reviewer, with reasons.',
      link: { label: 'Why an order is held', href: paths.article('fraud-shield-gives-its-reasons') },
    },
    {
      id: 'reading',
      title: 'Reading what customers write',
      text: 'We sort reviews, return slips, and messages by praise and complaint, early enough to stop a bad batch before it has all shipped.',
      link: { label: 'What reviews say that stars don’t', href: paths.article('stars-and-sentences') },
    },
  ],
  milestones: [
    {
      year: 2012,
      title: 'One desk, three stores',
      text: 'Miriam Castellano starts the company with size forecasts for a shoe store, a linen store, and a maker of raincoats.',
    },
    {
      year: 2014,
      title: 'The first recommender',
      text: 'Dev Raghunathan joins and builds “goes well with” for a seller of garden tools. It has to learn to leave out twine, because twine goes with everything.',
    },
    {
      year: 2016,
      title: 'Half a floor',
      text: 'We move into half of the fourth floor of an old printing house, and the packing bench comes along. In the same year, our first TensorFlow model sorts product photos for a furniture seller.',
    },
    {
      year: 2018,
      title: 'A list before any data',
      text: 'Raymond Toussaint arrives from a bank’s card-dispute desk. Since then, every project starts with a list of the data it needs, and then we cross out half.',
    },
    {
      year: 2020,
      title: 'A year the past couldn’t predict',
      text: 'Flour and dumbbells sell out, suits stop selling, and history is no guide. Every forecast we build gets an emergency brake that a buyer can pull without calling us.',
    },
    {
      year: 2022,
      title: 'Search by photo',
      text: 'Photo search goes live for clients who sell things that are hard to name: lamps, buttons, wallpaper, spare handles.',
    },
    {
      year: 2024,
      title: 'Prices that explain themselves',
      text: 'Ngozi Abara’s rule becomes ours. Every price the system proposes comes with a reason you could read out to a customer.',
    },
    {
      year: 2025,
      title: 'A shop you can try',
      text: 'The wall to the other half of the floor comes down, and the packing bench moves to the middle. We open a demo shop on this site, so you can try our products before you talk to anyone.',
    },
  ],
  milestonesNote: `Each circle fills up with the years since ${company.founded}.`,
  howWeWork: [
    {
      title: 'Start at the returns table',
      text: 'Before we ask for a login, we ask to see what comes back, what customers can’t find, and what doesn’t sell. An afternoon there usually changes the priorities.',
    },
    {
      title: 'Agree on one number',
      text: 'Together we write down the number that should change, how it’s counted today, and who counts it. The definition stays the same until the project ends.',
    },
    {
      title: 'Build the small version first',
      text: `A simple job is live in ${commitments.implementationWeeks} weeks. A comprehensive one takes ${commitments.programMonths} months, split so that something useful runs early and you can judge the rest by it.`,
    },
    {
      title: 'Keep the old version running',
      text: 'Where traffic allows, some of your visitors keep the old version. The difference between the two groups is the result. Otherwise, we compare before and after, and tell you that’s weaker evidence.',
    },
    {
      title: 'Hand over the keys',
      text: 'Your staff can overrule, pause, or turn off anything we install, and they learn how in the first session. The documentation is written for the people who come after them.',
    },
  ],
  technologiesNote:
    'We try these first. All of them are widely known, so it’s easy to find someone who can check our work.',
  closing: {
    title: 'What about your store?',
    text: 'Tell us what you sell and what you would fix first. A few lines are enough.',
  },
};
