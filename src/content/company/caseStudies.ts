import { capitalized, inWords } from '../../domain/numerals';
import type { CaseId } from '../anchors';
import { caseIds } from '../anchors';
import { caseOutlines } from './caseOutlines';
import { caseRelations } from './caseRelations';
import { figureOf } from '../figures';
import { technologiesNamed } from '../technologies';
import type { CaseStudy, Figure, PageMeta, Point } from '../types';

const count = inWords(caseIds.length);

/** Texts of /case-study around its cases. */
export const caseStudyPage: {
  readonly meta: PageMeta;
  readonly heading: string;
  readonly lead: string;
  readonly overview: Point;
  readonly closing: Point;
} = {
  meta: {
    title: `${capitalized(count)} shops, before and after: case studies`,
    description: `${capitalized(count)} projects in online shops: dress sizes, search by photo, prices of fresh food, customer questions, fraud. What was wrong, what we built, and what changed.`,
    keywords: [
      'case studies',
      'online retail',
      'size advice',
      'visual search',
      'markdowns',
      'customer service',
      'fraud',
    ],
  },
  heading: 'Case studies: the problem, and what changed',
  lead: `${capitalized(count)} projects in online shops from start to finish: what was wrong, what we built, and what changed. These clients stay anonymous. Clients who speak on record are on our clients page.`,
  overview: {
    title: `The ${count} at a glance`,
    text: 'Each dial shows the project’s length in months. The clients counted the figures themselves, over the four weeks before our first visit and the four after handover.',
  },
  closing: {
    title: 'Have a similar problem?',
    text: 'Describe it in a line or two. We will tell you which of these it resembles, and where it differs.',
  },
};

/** The four figures at the top of /case-study. */
export const caseStats: readonly Figure[] = [
  figureOf('measuredProjects', 'Projects measured'),
  figureOf('revenue', 'Revenue generated'),
  figureOf('satisfaction', 'Client satisfaction'),
  figureOf('roiIncrease', 'Average ROI increase'),
];

/** The long texts of each case study. */
const texts: Readonly<Record<CaseId, Pick<CaseStudy, 'challenge' | 'solution' | 'results'>>> = {
  'dress-sizes': {
    challenge:
      'Dresses came from eleven makers, and a size 10 meant something else to each of them. Regular customers had learned to order two neighboring sizes and mail one back. Every such parcel cost the shop postage twice, a pressing, and a week in which nobody else could buy the dress.',
    solution:
      'We read past orders together with the reasons on the return slips, one maker at a time, and learned how far each label strays from its own size chart. There is now one line under the size menu, such as “Cut narrow: most people who wear a 10 keep the 12.” Where there are too few orders to know, the line stays away. Listing pages use the same knowledge to put first what a visitor is likely to keep.',
    results: [
      'Ordering one dress in two sizes became the exception among returning customers.',
      'Opening returns is no longer a daily job at the packing bench.',
      'Fit questions to customer service dwindled to the new arrivals nobody has worn yet.',
      'Two makers corrected their size charts after seeing the evidence.',
    ],
  },
  'lamp-by-photograph': {
    challenge:
      'People arrived with a picture in mind: the lamp over a friend’s table, a chair from a hotel lobby. The search box wanted words, and “brass arched floor lamp” brought up everything from candlesticks to curtain rails. Staff answered the rest by email, from memory, usually a day later.',
    solution:
      'A camera button beside the search box takes a photograph and shows the pieces that resemble it. OpenCV cuts the object out of the scene, a network trained in PyTorch on the shop’s own catalog pictures describes its shape and finish, and Elasticsearch fetches the nearest neighbors among what is in stock. The usual filters narrow the result to something smaller, cheaper or black. If nothing comes close, the page says so and offers the email desk.',
    results: [
      'Visitors who search by picture reach a product page in fewer steps than visitors who type.',
      'Old designs sell again: the search finds the lamp of six seasons ago as readily as this spring’s.',
      'The email desk now gets the interesting requests, such as discontinued shades.',
    ],
  },
  'strawberries-at-six': {
    challenge:
      'Fresh goods were marked down once a day, by one person, with a red pen and a feel for the weather. On a warm Friday the berries were gone by noon at full price. On a wet Tuesday the same quantity was reduced too late, and a good part of it was thrown away.',
    solution:
      'Prophet forecasts each fresh line from weekday, season and holidays, and its daily figure is corrected through the day by what has sold so far. A Pyomo model then proposes markdowns inside limits the buyers set: never under cost without a signature, never two prices within one delivery slot, never a raise after noon. Buyers see every proposal with its reason and can strike it out. For the first month nothing went live without their tick.',
    results: [
      'Crates written off at closing time became rare.',
      'Orders to growers follow the forecast, so the warm Fridays run out later.',
      'The person who marked down by hand now sets the limits.',
      'Customers see steadier prices than before, because the late panic reductions are gone.',
    ],
  },
  'charger-at-midnight': {
    challenge:
      'Most messages asked one of two things: will this charger work with my laptop, and where is my parcel. The answers existed, in data sheets and in the carrier’s tracking page, but four people typed them out between nine and six. People who asked in the evening had bought elsewhere by morning.',
    solution:
      'An assistant built with Rasa asks for the laptop’s model, checks plug and wattage against the data sheets, and either names the right charger or says that none of ours fits. It looks up parcels by order number and ZIP code. Anything about refunds, burns or anger goes straight to a person, with the conversation attached, so that the customer never explains twice. Each Monday the team reads what it failed to answer and teaches it the three worst.',
    results: [
      'Evening visitors get their answer while they still have the tab open.',
      'Wrong chargers, once the most returned item in the warehouse, slid down the list.',
      'The four people answer longer, harder messages, and one of them now writes the product pages.',
    ],
  },
  'perfume-and-stolen-cards': {
    challenge:
      'Perfume is small, expensive and easy to sell on, which makes it a favorite of people with stolen card numbers. The shop’s answer had been a rule: hold every order over a certain sum. It held the gift buyers of December, let through the thieves who had learned the sum, and left the accountant with a drawer of chargebacks.',
    solution:
      'Spark gathers two years of orders, disputes and delivery addresses each night, and a scikit-learn model scores new orders while the customer is still on the payment page. It weighs what a careful clerk would: a new account, five of the same bottle, a freight forwarder’s address, a card tried three times. Low scores pass untouched, high ones are declined, and the narrow middle waits for a person, who sees the reasons in plain words. Their verdicts correct the model every week.',
    results: [
      'Disputes fell to a trickle that one person handles along with other work.',
      'Gift buyers with large orders are no longer asked to phone in.',
      'When thieves change their habits, the review queue shows it within days.',
    ],
  },
};

/** The case studies. */
export const caseStudies: readonly CaseStudy[] = caseRelations.map(({ technologies, ...relation }) => ({
  ...relation,
  ...caseOutlines[relation.id],
  ...texts[relation.id],
  technologies: technologiesNamed(technologies),
}));
