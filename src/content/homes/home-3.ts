import { capitalized, inWords } from '../../domain/numerals';
import { figureOf } from '../figures';
import { promises } from '../promises';
import { paths } from '../paths';
import type { AlternativeHome, CasesSection } from './types';

const cases: CasesSection['cases'] = [
  {
    caseId: 'dress-sizes',
    line: 'One dress, one size',
    before: 'Customers bought two sizes and sent one back, because no two labels agreed.',
    after: 'One sentence under the size menu. People read it and order once.',
  },
  {
    caseId: 'lamp-by-photograph',
    line: 'Search by photo',
    before:
      'Shoppers knew what the lamp looked like but not what it is called. Search gave them candlesticks.',
    after: 'They take a photo. The store shows similar lamps, old designs included.',
  },
  {
    caseId: 'charger-at-midnight',
    line: 'Will it fit?',
    before: 'The answer was in a data sheet. The person who could read it had gone home.',
    after: 'The page asks for the laptop and names the charger, at any hour.',
  },
  {
    caseId: 'strawberries-at-six',
    line: 'Earlier, smaller markdowns',
    before: 'One markdown a day, by hand, and unsold berries thrown away on wet evenings.',
    after: 'Markdowns come earlier and smaller, within limits set by the buyers.',
  },
];

const count = inWords(cases.length);

/** Home 3, digital agency: short sentences in large type, projects first. */
export const home: AlternativeHome<CasesSection> = {
  meta: {
    title: 'A digital agency for the page people leave',
    description: `Every store has a page where visitors give up. We find it, redesign it, rebuild it and stay until the numbers hold. ${capitalized(count)} projects, in two lines each.`,
    keywords: ['digital agency', 'conversion', 'user experience', 'case work'],
  },
  hero: {
    eyebrow: 'Digital agency',
    headline: 'We fix the page where people leave',
    lead: 'We are a digital agency for online stores. Every store has a page where people leave: a size chart nobody trusts, a search box that finds nothing. We find it and rebuild it.',
    actions: [
      { label: 'See the work', href: paths.cases },
      { label: 'Show us your page', href: paths.contact },
    ],
  },
  section: {
    kind: 'cases',
    heading: `${capitalized(count)} pages, fixed`,
    text: 'Pages that we rebuilt, before and after. The clients stay anonymous.',
    labels: { before: 'Before', after: 'After' },
    cases,
    link: { label: 'Read these in full', href: paths.cases },
  },
  featuresHeading: 'How we work',
  features: [
    {
      title: 'Buy first',
      text: 'We order from you with our own card, ask your chat a stupid question and send something back. We write the brief after that.',
    },
    {
      title: 'Draw and build at one desk',
      text: 'Your size finder’s designer and engineer sit together. What you approve on paper is what your customers get.',
      link: { label: 'All services', href: paths.services },
    },
    {
      title: 'Use a model where it pays',
      text: 'Some pages need machine learning, others need a better photo. We’ll tell you which, and we can take the photo.',
      link: { label: 'What we build with', href: paths.tools },
    },
    {
      title: 'Leave it tidy',
      text: 'Code and notes go into your accounts, written so your own people can take over.',
    },
  ],
  figuresHeading: 'So far',
  figures: [
    figureOf('measuredProjects', 'Projects measured'),
    figureOf('revenue', 'Revenue generated'),
    figureOf('roiIncrease', 'Average ROI increase'),
  ],
  closing: {
    heading: 'Send the link',
    text: `Add one sentence about what goes wrong there. One of us opens it, shops a little and writes back within ${promises.followUpHours} hours.`,
    action: { label: 'Send it', href: paths.contact },
  },
};
