import { capitalized, inWords } from '../../domain/numerals';
import { figureOf } from '../figures';
import { commitments } from '../commitments';
import type { ClientStory, Figure } from '../types';

export const clientStats: readonly Figure[] = [
  figureOf('clients', 'Clients'),
  figureOf('satisfaction', 'Client satisfaction'),
  figureOf('uptime', 'Uptime'),
  { value: `${commitments.supportHours} hours`, label: 'Maximum support response time' },
];

export interface Industry {
  readonly name: string;
  readonly clients: number;
}

/** Our industries, largest first. The counts add up to the “500+” that pages state. */
export const industries: readonly Industry[] = [
  { name: 'Fashion and footwear', clients: 128 },
  { name: 'Home and furniture', clients: 84 },
  { name: 'Electronics', clients: 76 },
  { name: 'Beauty and personal care', clients: 71 },
  { name: 'Grocery and specialty food', clients: 58 },
  { name: 'Sports and outdoors', clients: 47 },
  { name: 'Toys, books, and hobbies', clients: 36 },
  { name: 'Trade and industrial supply', clients: 23 },
];

/** One story per client, each from a different industry. */
export const clientStories: readonly ClientStory[] = [
  {
    id: 'quillmere-footwear',
    name: 'Quillmere Footwear',
    industry: 'Fashion and footwear',
    challenge:
      'Two stores and a website shared one stockroom. The middle sizes of a good boot were gone by October, and only sizes 5 and 13 were left for the spring sale.',
    solution:
      'Every Sunday night, the owner gets a one-page order list with a forecast for each style and size. She changes anything she disagrees with, and her changes are scored against the forecast.',
    results: [
      'Popular sizes last through the season',
      'The spring sale fits on two racks, down from seven',
      'Reorders take the owner an evening instead of a weekend',
    ],
    testimonial: {
      quote:
        'I’ve ordered boots by gut for twenty-six years, and it turns out my gut buys too many size sevens. The forecast and I still disagree most Mondays. When we do, I make the call and we keep score. So far it’s ahead.',
      author: 'Agnes Pruitt',
      role: 'Owner',
    },
  },
  {
    id: 'ossring-thrupp',
    name: 'Ossring & Thrupp',
    industry: 'Home and furniture',
    challenge:
      'Sofas looked smaller on a phone than in a hallway. Some reached the fourth floor, didn’t fit through the door, and went all the way back to the workshop.',
    solution:
      'Customers can turn every sofa around on the product page and see it next to a person of average height. A short form asks for the narrowest door on the way in and says plainly which models won’t fit.',
    results: [
      'One sofa came back for its size last quarter, down from several a month',
      'Customers call about fabrics, not door widths',
      'Narrow-door models sell in buildings where nothing else fit',
    ],
    testimonial: {
      quote:
        'Every sofa that comes back has been carried up the stairs by two men and then down again. We used to have several of those a month. In the last quarter we had one, and the customer had measured the wrong door. My delivery crew is delighted.',
      author: 'Bernard Thrupp',
      role: 'Partner, second generation',
    },
  },
  {
    id: 'odalune-skincare',
    name: 'Odalune Skincare',
    industry: 'Beauty and personal care',
    challenge:
      'Reviews came in four languages and were read by anyone who had time. Customers had described a cream that separated in summer for weeks before anyone in the lab heard about it.',
    solution:
      'All reviews and support messages are sorted daily by product, batch, and complaint. An unusual word about one batch goes to quality control with the sentences it came from.',
    results: [
      'Four reviews were enough to trace a defect to its batch',
      'Formulation meetings start with what customers wrote',
      'Replies to unhappy customers name the cause',
    ],
    product: 'review-sentiment-monitor',
    testimonial: {
      quote:
        'In the third week, it flagged the word “grainy,” which had appeared in four reviews of a single batch. We pulled a retained sample, found a cooling fault, and wrote to every buyer. Most of them had not opened the jar. On my own, I would have dismissed four reviews.',
      author: 'Dr. Priscilla Tan',
      role: 'Head of Product',
    },
  },
  {
    id: 'peppercask-pantry',
    name: 'Peppercask Pantry',
    industry: 'Grocery and specialty food',
    challenge:
      'A mail-order spice seller sent one newsletter to everyone, twice a week. Cooks who bought saffron once a year heard about cumin in bulk, and the list got shorter with every email.',
    solution:
      'Customers are grouped into five segments by what they cook and how quickly they empty a jar. They hear from the store when a jar is likely to be low, with one recipe and one spice they haven’t tried. Otherwise they’re left alone.',
    results: [
      'Unsubscribes fell from 40 to 3 per newsletter, and the founders ask each person why',
      'Reorders come in before the jar is empty, at a steady pace for packing',
      'Slow spices sell without a discount',
    ],
    product: 'customer-insight-analytics',
    testimonial: {
      quote:
        'So we used to mail everybody everything, right? Cumin, cumin, cumin. My own mother unsubscribed. Now you hear from us right around when your paprika runs out. She’s back on the list, and honestly that’s the chart I look at.',
      author: 'Joey Almeida',
      role: 'Co-founder',
    },
  },
  {
    id: 'larkmoor-outfitters',
    name: 'Larkmoor Outfitters',
    industry: 'Sports and outdoors',
    challenge:
      'Customers ordered camp stoves with canisters that didn’t fit, because the page suggested whatever people bought together most often, mistakes included.',
    solution:
      'Suggestions now come from orders that customers kept, and returned combinations count against them. A table of threads and valves, checked by the store’s own staff, can veto any pair.',
    results: [
      'Two wrong canisters came back this summer, down from 60 the summer before',
      'Beginners get everything they need for the first trip',
      'Staff trust the suggestions enough to use them in the store',
    ],
    product: 'ai-personalization-engine',
    testimonial: {
      quote:
        'Nobody tells the warehouse anything. I noticed because the little bags of gas canisters stopped coming back. Asked upstairs what happened. They said Tangelo. Fine by me.',
      author: 'Curtis Yellen',
      role: 'Warehouse Manager',
    },
  },
  {
    id: 'gantrell-fasteners',
    name: 'Gantrell Fasteners',
    industry: 'Trade and industrial supply',
    challenge:
      'Contractors order bolts by email, as a PDF, a photo of a notepad, or one line that says “same as March.” One person retyped them all, and late orders waited until the next day.',
    solution:
      'Software reads each order, matches it with the catalog and the customer’s history, and enters the lines it’s sure of. The rest goes to a person, with the line in question marked and the likely product next to it.',
    results: [
      'Overnight orders are on the picking list by the first shift',
      'Two complaints a month about mistyped lengths and threads, down from 25',
      'The order desk spends its afternoons on the phone with customers',
    ],
    testimonial: {
      quote:
        'I was sure this was a polite way of replacing me. Then two of them sat with me for a whole week and wrote down everything I do, and half of it I’d never told anyone. The software does the typing now. I spend my afternoons calling customers, which I’d wanted to do for years.',
      author: 'Ruthanne Dvorak',
      role: 'Office Manager',
    },
  },
];

const stories = inWords(clientStories.length);

export const clientsPage = {
  meta: {
    title: 'Our clients, by industry and in their own words',
    description: `Shoes, sofas, spices, screws: the industries we work for, how many clients we have in each, and ${stories} stories of what went wrong and what got better.`,
    keywords:
      'clients, references, brands, companies we work with, shops we helped, success stories, testimonials, customers',
  },
  heading: 'The stores we work for',
  lead: 'Our clients are online stores, from one-person businesses to retailers with three warehouses. Here some of them describe what was wrong, what we built, and what changed.',
  industriesHeading: 'Clients by industry',
  storiesHeading: `${capitalized(stories)} stores, ${stories} problems`,
  closing: {
    title: 'What would you fix first?',
    text: 'Tell us about your store. The first conversation is free, and we never publish a client’s words without permission.',
  },
} as const;
