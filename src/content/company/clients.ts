import { capitalized, inWords } from '../../domain/numerals';
import { figureOf } from '../figures';
import { promises } from '../promises';
import type { ClientStory, Figure, PageMeta, Point } from '../types';

/** The four figures at the top of /clients. */
export const clientStats: readonly Figure[] = [
  figureOf('projects', 'Clients'),
  figureOf('satisfaction', 'Client satisfaction'),
  figureOf('uptime', 'Uptime'),
  { value: `${promises.supportHours} hours`, label: 'Support response, at most' },
];

/** An industry with its number of clients. */
export interface Industry {
  readonly name: string;
  readonly clients: number;
}

/** Our industries, largest first; the counts add up to all clients. */
export const industries: readonly Industry[] = [
  { name: 'Fashion and footwear', clients: 128 },
  { name: 'Home and furniture', clients: 84 },
  { name: 'Electronics', clients: 76 },
  { name: 'Beauty and personal care', clients: 71 },
  { name: 'Grocery and specialty food', clients: 58 },
  { name: 'Sports and outdoors', clients: 47 },
  { name: 'Toys, books and hobbies', clients: 36 },
  { name: 'Trade and industrial supply', clients: 23 },
];

/** Clients' stories, each from a different industry. */
export const clientStories: readonly ClientStory[] = [
  {
    id: 'quillmere-footwear',
    name: 'Quillmere Footwear',
    industry: 'Fashion and footwear',
    challenge:
      'Two shops and a website drew on one stockroom. The middle sizes of a good boot were gone by October, and the spring sale was left with sizes 5 and 13.',
    solution:
      'A forecast for each style and size, redone every Sunday night, that arrives as a one-page order list. The owner changes what she disagrees with, and her changes are scored next to the forecast’s own.',
    results: [
      'Popular sizes last into the season they were bought for',
      'The spring sale fits on two racks',
      'Reorders take the owner an evening where they took a weekend',
    ],
    testimonial: {
      quote:
        'I have ordered boots by gut for twenty-six years, and I did not enjoy being shown that my gut buys too many size sevens. It does, though. The forecast and I still disagree most Mondays. I have stopped betting lunch on it.',
      author: 'Agnes Pruitt',
      role: 'Owner',
    },
  },
  {
    id: 'ossring-thrupp',
    name: 'Ossring & Thrupp',
    industry: 'Home and furniture',
    challenge:
      'Sofas looked smaller on a phone than in a hallway. Some reached the fourth floor, met a door frame and traveled all the way back to the workshop.',
    solution:
      'Every frame can be turned around on the product page and seen beside a person of ordinary height. A short form asks for the narrowest door on the way in and says plainly which models will not pass.',
    results: [
      'Sofas are rarely returned for their size',
      'Customers phone with fabric questions and no longer with door widths',
      'The narrow-door models sell in streets where nothing else fit',
    ],
    testimonial: {
      quote:
        'When a sofa comes back, two men have carried it up the stairs and then down again. That happens so seldom now that my delivery crew sent Tangelo a cake. I was not aware that they could bake.',
      author: 'Bernard Thrupp',
      role: 'Partner, second generation',
    },
  },
  {
    id: 'odalune-skincare',
    name: 'Odalune Skincare',
    industry: 'Beauty and personal care',
    challenge:
      'Reviews arrived in four languages and were read by anyone who had time. A cream that separated in summer had been described by customers for weeks before anyone in the laboratory heard of it.',
    solution:
      'All reviews and support messages are sorted daily by product, batch and what they complain of. An unusual word about one batch is sent to quality control with the sentences it came from.',
    results: [
      'Faults are traced to a batch while most of it is still in the warehouse',
      'Formulation meetings open with what customers wrote',
      'Replies to unhappy customers name the cause',
    ],
    testimonial: {
      quote:
        'In the third week it flagged the word “grainy,” which had appeared in four reviews of a single batch. We pulled a retained sample, found a cooling fault, and wrote to every buyer. Most had not opened the jar. Four reviews is a number I would have dismissed.',
      author: 'Dr. Priscilla Tan',
      role: 'Head of Product',
    },
  },
  {
    id: 'peppercask-pantry',
    name: 'Peppercask Pantry',
    industry: 'Grocery and specialty food',
    challenge:
      'A mail-order spice seller sent one newsletter to everybody, twice a week. Cooks who bought saffron once a year were told about cumin in bulk, and the list got shorter with every mailing.',
    solution:
      'Customers fall into five groups by what they cook and how quickly a jar empties. Each hears from the shop when the jar is likely to be low, with one recipe and one spice they have not tried, and otherwise is left in peace.',
    results: [
      'People leave the mailing list rarely enough for the founders to ask them why',
      'Reorders come before the jar is empty, at an even pace for packing',
      'Slow spices find their buyers without a discount',
    ],
    testimonial: {
      quote:
        'So we used to mail everybody everything, right? Cumin, cumin, cumin. My own mother unsubscribed. Now you hear from us about when your paprika runs out, and she’s back on the list, and honestly that’s the chart I look at.',
      author: 'Joey Almeida',
      role: 'Co-founder',
    },
  },
  {
    id: 'larkmoor-outfitters',
    name: 'Larkmoor Outfitters',
    industry: 'Sports and outdoors',
    challenge:
      'Camp stoves went out with canisters that did not fit them, because the page suggested whatever had been bought together most often, mistakes included.',
    solution:
      'Suggestions are now drawn from orders that stayed sold, with returned combinations counted against them. A table of threads and valves, checked by the shop’s own staff, has a veto.',
    results: [
      'The wrong canister has all but vanished from the returns',
      'Beginners leave with everything the first trip needs',
      'Staff trust the suggestions enough to use them at the counter',
    ],
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
      'Builders order bolts by email, as a PDF, a photograph of a notepad or one line that reads “same as March.” One person retyped them all, and whatever came in later waited until the next day.',
    solution:
      'Software reads each order, matches it with the catalog and the customer’s history, and enters what it is sure of. The rest lands on a desk with the line in question marked and the likely product beside it.',
    results: [
      'Orders sent overnight are in the picking list by the first shift',
      'Mistyped lengths and threads are no longer the usual complaint',
      'The order desk spends its afternoons on the phone with customers',
    ],
    testimonial: {
      quote:
        'I was sure this was the polite way of replacing me. Then two of them sat beside me for a whole week and wrote down what I do, including things I had never told anyone I do. The machine types now. I call customers, which I always said I would if I had the time, and it turns out I meant it.',
      author: 'Ruthanne Dvorak',
      role: 'Office Manager',
    },
  },
];

const stories = inWords(clientStories.length);

/** Texts of /clients around its figures, industries and stories. */
export const clientsPage: {
  readonly meta: PageMeta;
  readonly heading: string;
  readonly lead: string;
  readonly industriesHeading: string;
  readonly industriesNote: string;
  readonly storiesHeading: string;
  readonly closing: Point;
} = {
  meta: {
    title: 'Our clients, by trade and in their own words',
    description: `Shoes, sofas, spices, screws: the trades we work for, how many clients we have in each, and ${stories} of them on what went wrong and what got better.`,
    keywords: ['clients', 'retail industries', 'success stories', 'testimonials'],
  },
  heading: 'The shops we work for',
  lead: 'Our clients are online shops, from one-person businesses to retailers with three warehouses. Some of them tell below what was wrong, what we built and what changed.',
  industriesHeading: 'Clients by trade',
  industriesNote: 'Wedge size shows client count. Full color links to a story.',
  storiesHeading: `${capitalized(stories)} shops, ${stories} problems`,
  closing: {
    title: 'What would yours be about?',
    text: 'Tell us about your shop. The first conversation is free, and nobody will quote you without asking.',
  },
};
