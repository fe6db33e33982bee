import { capitalized, inWords } from '../../domain/numerals';
import type { CaseId } from '../anchors';
import { caseIds } from '../anchors';
import { caseOutlines } from './caseOutlines';
import { caseRelations } from './caseRelations';
import { figureOf } from '../figures';
import { technologiesNamed } from '../technologies';
import type { CaseStudy, Figure, PageMeta, Point } from '../types';

const count = inWords(caseIds.length);

export const caseStudyPage: {
  readonly meta: PageMeta;
  readonly heading: string;
  readonly lead: string;
  readonly overview: Point;
  readonly closing: Point;
} = {
  meta: {
    title: `${capitalized(count)} stores, before and after: case studies`,
    description: `${capitalized(count)} projects in online stores: dress sizes, search by photo, fresh food prices, customer questions, fraud. What was wrong, what we built, and what changed.`,
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
  lead: `${capitalized(count)} projects in online stores from start to finish: what was wrong, what we built, and what changed. These clients stay anonymous. Clients who speak on the record are on our clients page.`,
  overview: {
    title: `The ${count} at a glance`,
    text: 'Each dial shows the project’s length in months. The clients counted these figures themselves, in the same four weeks of the year, before we started and after handoff. They are before-and-after counts, not controlled tests.',
  },
  closing: {
    title: 'Have a similar problem?',
    text: 'Describe it in a line or two. We’ll tell you which of these it’s closest to, and what is different.',
  },
};

export const caseStats: readonly Figure[] = [
  figureOf('measuredProjects', 'Projects measured'),
  figureOf('revenue', 'Revenue generated'),
  figureOf('satisfaction', 'Client satisfaction'),
  figureOf('roiIncrease', 'Average ROI increase'),
];

const texts: Readonly<Record<CaseId, Pick<CaseStudy, 'challenge' | 'solution' | 'results'>>> = {
  'dress-sizes': {
    challenge:
      'Dresses came from eleven makers, and a size 10 meant something different to each. Regular customers had learned to order two sizes and mail one back. Each return cost the store postage twice, a pressing, and a week in which nobody else could buy the dress.',
    solution:
      'We compared past orders with the reasons on the return slips, one maker at a time. That showed how far each maker’s sizes stray from its own size chart. There is now one line under the size menu, such as “Cut narrow: most people who wear a 10 keep the 12.” If there are too few orders to tell, the line isn’t shown. Category pages use the same data: dresses that a visitor is likely to keep come first.',
    results: [
      'Hardly any returning customers still order two sizes of a dress.',
      'Opening returns is no longer a daily job at the packing bench.',
      'Customer service now gets fit questions only about new arrivals nobody has worn yet.',
      'Two makers corrected their size charts after seeing the evidence.',
    ],
  },
  'lamp-by-photograph': {
    challenge:
      'People came with an image in mind: the lamp over a friend’s table, a chair from a hotel lobby. The search box wanted words, and “brass arched floor lamp” brought up everything from candlesticks to curtain rods. Staff answered the rest by email, from memory, usually a day later.',
    solution:
      'A camera button next to the search box takes a photo and shows similar pieces. OpenCV cuts out the object. A PyTorch network trained on the store’s own catalog photos describes its shape and finish, and Elasticsearch finds the nearest neighbors in stock. The usual filters narrow the result to something smaller, cheaper, or black. If nothing comes close, the page says so and offers help by email.',
    results: [
      'Visitors who search by photo reach a product page in fewer steps than visitors who type.',
      'Old designs sell again: the search finds a lamp from six seasons ago as easily as this spring’s.',
      'The email team now gets the interesting requests, such as discontinued shades.',
    ],
  },
  'strawberries-at-six': {
    challenge:
      'One person marked down fresh food once a day, with a red pen and a feel for the weather. On a warm Friday the berries were gone by noon at full price. On a rainy Tuesday, the same quantity was marked down too late, and a lot of it was thrown away.',
    solution:
      'Prophet forecasts each fresh product from weekday, season, holidays, and the weather report. The forecast is then corrected through the day as sales come in. A Pyomo model proposes markdowns within limits the buyers set: never below cost without a signature, never two prices in one delivery window, never an increase after noon. Buyers see every proposal with its reason and can reject it. For the first month, nothing went live without their approval.',
    results: [
      'Hardly any crates are thrown out at closing time.',
      'Orders to growers follow the forecast, so berries last longer on warm Fridays.',
      'The person who marked down by hand now sets the limits.',
      'Customers see steadier prices than before, because the late panic markdowns are gone.',
    ],
  },
  'charger-at-midnight': {
    challenge:
      'Most messages asked one of two things: will this charger work with my laptop, and where’s my order. The answers existed, in spec sheets and on the carrier’s tracking page, but four people typed them out between nine and six. People who asked in the evening had bought elsewhere by morning.',
    solution:
      'An assistant built with Rasa asks for the laptop’s model and checks plug and wattage against the data sheets. It names the right charger or says that none in stock fits. It looks up orders by order number and ZIP code. Refunds, burns, and angry customers go straight to a person, with the conversation attached, so the customer never has to explain twice. Every Monday the team reviews questions it couldn’t answer and teaches it the three worst.',
    results: [
      'Evening visitors get an answer while they still have the tab open.',
      'Wrong chargers, once the most returned item in the warehouse, are far down that list now.',
      'The four people answer longer, harder messages, and one of them now writes the product pages.',
    ],
  },
  'perfume-and-stolen-cards': {
    challenge:
      'Perfume is small, expensive, and easy to resell, which makes it a favorite of thieves with stolen cards. The retailer’s answer had been a rule: hold every order over a certain amount. It held gift buyers in December, let through thieves who had learned the limit, and left the accountant with a drawer full of chargebacks.',
    solution:
      'Every night, Spark gathers two years of orders, disputes, and delivery addresses. A scikit-learn model scores each new order right after payment. It looks at what a careful clerk would: a new account, five of the same bottle, a freight forwarder’s address, several cards in a minute. Low scores go through. Clear fraud is declined automatically, because the retailer allowed it. Anything unclear waits for a reviewer, who sees the reasons in plain words. Their verdicts improve the model every week.',
    results: [
      'One person handles the few remaining disputes along with other work.',
      'Gift buyers with large orders no longer have to call in.',
      'When thieves change their habits, the review queue shows it within days.',
    ],
  },
};

export const caseStudies: readonly CaseStudy[] = caseRelations.map(({ technologies, ...relation }) => ({
  ...relation,
  ...caseOutlines[relation.id],
  ...texts[relation.id],
  technologies: technologiesNamed(technologies),
}));
