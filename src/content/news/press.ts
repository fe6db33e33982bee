import { formatDay } from '../../domain/dates';
import { company } from '../company';
import { contentDate } from '../edition';
import { catalogue } from '../products/catalogue';
import { serviceSlugs } from '../slugs';

/** The company in one paragraph, for reporters to quote. */
export const boilerplate = `${company.fullName} is a consulting agency in ${company.location} that builds and runs software to help online stores decide which product comes first, what it costs, who answers at midnight and which order to check twice. ${company.founder}, formerly a shoe buyer, founded it in ${company.founded}. The agency offers ${serviceSlugs.length} services and ${catalogue.length} ready-made products for retailers.`;

/** Texts of the two PDFs and the media kit that no page shows. */
export const pressTexts = {
  factSheet: {
    title: 'Tangelo fact sheet',
    heading: 'Fact sheet',
    picture: 'One wedge for each service, cut into the areas of a store.',
  },
  bios: {
    title: 'Tangelo executive bios',
    heading: 'Executive bios',
    picture: 'A wedge for each thing that one of us knows well; the ripe ones are their own.',
  },
  asOf: `As of ${formatDay(contentDate)}.`,
  kit: [
    'logo/            the logo and the mark by itself, as SVG and as PNG, for light and dark grounds',
    'colors.json      our colors, for programs',
    'colors.txt       our colors, for people',
    'products/        a picture of each product, as SVG and as PNG',
    'portraits/       drawings of the six people who lead the company; they are invented, so there are no photographs',
    'boilerplate.txt  the company in one paragraph',
    'tangelo-fact-sheet.pdf',
    '',
    'Please leave the wedges as they are: eight, all ripe. Give the logo as much room on every side as',
    'the mark is wide, and don’t set it in another face or color.',
  ],
} as const;

/** Public names of the brand colors, by token name in `styles/tokens.css`. */
export const pressColors = [
  {
    token: 'brand',
    name: 'Tangelo',
    use: 'The mark, shapes and large type. Too light for small text on the ground.',
  },
  { token: 'ground', name: 'Warm white', use: 'The background.' },
  { token: 'ink', name: 'Ink', use: 'Text and the name in the logo.' },
  { token: 'brandSoft', name: 'Unripe', use: 'Wedges that don’t count.' },
  { token: 'leaf', name: 'Leaf', use: 'Good news, and one of the four fruits of the blog.' },
  { token: 'plum', name: 'Plum', use: 'Depth, in small doses.' },
] as const;
