import { formatDay } from '../../domain/dates';
import { inWords } from '../../domain/numerals';
import { company } from '../company';
import { contentDate } from '../contentDate';
import { catalog } from '../products/catalog';
import { serviceSlugs } from '../slugs';

/** The company in one paragraph, for reporters to quote. */
export const boilerplate = `${company.fullName} is a ${company.location} consultancy that builds and runs software for online stores. It helps them decide what to show first, what to charge, and which orders to stop. ${company.founder}, a former shoe buyer, founded ${company.name} in ${company.founded}. It offers ${serviceSlugs.length} services and ${inWords(catalog.length)} ready-made products.`;

/** Texts of the two PDFs and of the media kit; no page shows them. */
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
    '                 the company on one page',
    '',
    'Please use the logo as it is: eight orange wedges, and no other typeface or color. Leave as much',
    'space on every side as the mark is wide.',
  ],
} as const;

/** Public names of the brand colors, by token name in `styles/tokens.css`. */
export const pressColors = [
  {
    token: 'brand',
    name: 'Tangelo',
    use: 'The mark, shapes, and large type. It’s too light for small text on the background.',
  },
  { token: 'ground', name: 'Warm white', use: 'The background.' },
  { token: 'ink', name: 'Ink', use: 'Text and the name in the logo.' },
  { token: 'brandSoft', name: 'Unripe', use: 'Wedges that aren’t filled.' },
  { token: 'leaf', name: 'Leaf', use: 'Positive results, and one of the blog’s four category colors.' },
  { token: 'plum', name: 'Plum', use: 'A dark accent, used sparingly.' },
] as const;
