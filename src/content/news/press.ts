import { formatDay } from '../../domain/dates';
import { company } from '../company';
import { contentDate } from '../contentDate';
import { catalog } from '../products/catalog';
import { serviceSlugs } from '../slugs';

/** The company in one paragraph, for reporters to quote. */
export const boilerplate = `${company.fullName} is a consulting agency in ${company.location} that builds and runs software to help online stores decide which product comes first, what it costs, who answers at midnight and which order to check twice. ${company.founder}, formerly a shoe buyer, founded it in ${company.founded}. The agency offers ${serviceSlugs.length} services and ${catalog.length} ready-made products for retailers.`;

/** Texts of the two PDFs and the media kit that no page shows. */
export const pressTexts = {
  factSheet: {
    title: 'Tangelo fact sheet',
    heading: 'Fact sheet',
    picture: 'One wedge for each service, grouped by area of the store.',
  },
  bios: {
    title: 'Tangelo executive bios',
    heading: 'Executive bios',
    picture: 'One wedge for each field of expertise; the filled ones are this person’s.',
  },
  asOf: `As of ${formatDay(contentDate)}.`,
  kit: [
    'logo/            the logo and the mark by itself, as SVG and as PNG, for light and dark backgrounds',
    'colors.json      our colors, as data',
    'colors.txt       our colors, as text',
    'products/        a picture of each product, as SVG and as PNG',
    'portraits/       drawings of the six people who lead the company; they’re fictional, so there are no photos',
    'boilerplate.txt  the company in one paragraph',
    'tangelo-fact-sheet.pdf',
    '',
    'Please leave the wedges as they are: eight, all ripe. Give the logo as much room on every side as',
    'the mark is wide, and don’t use another typeface or color.',
  ],
} as const;

/** Public names of the brand colors, by token name in `styles/tokens.css`. */
export const pressColors = [
  {
    token: 'brand',
    name: 'Tangelo',
    use: 'The mark, shapes and large type. Too light for small text on the background.',
  },
  { token: 'ground', name: 'Warm white', use: 'The background.' },
  { token: 'ink', name: 'Ink', use: 'Text and the name in the logo.' },
  { token: 'brandSoft', name: 'Unripe', use: 'Wedges that don’t count.' },
  { token: 'leaf', name: 'Leaf', use: 'Positive results, and one of the blog’s four category colors.' },
  { token: 'plum', name: 'Plum', use: 'A dark accent, used sparingly.' },
] as const;
