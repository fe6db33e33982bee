import { capitalized, inWords } from '../../domain/numerals';
import { figureOf } from '../figures';
import { commitments } from '../commitments';
import { paths } from '../paths';
import type { AlternativeHome, CasesSection } from './types';

const cases: CasesSection['cases'] = [
  {
    caseId: 'dress-sizes',
    line: 'The right dress size',
    before: 'Customers bought two sizes and sent one back, because no two brands’ sizes matched.',
    after: 'A sentence under the size menu says how the dress fits. Customers read it and order one size.',
  },
  {
    caseId: 'lamp-by-photograph',
    line: 'Search by photo',
    before:
      'Shoppers knew what the lamp looked like but not what it was called. Search gave them candlesticks.',
    after: 'They take a photo, and the store shows similar lamps, including old designs.',
  },
  {
    caseId: 'charger-at-midnight',
    line: 'Will it fit?',
    before: 'The answer was in a spec sheet, and the person who could read it had gone home.',
    after: 'An assistant asks which laptop it is and names the right charger, at any hour.',
  },
  {
    caseId: 'strawberries-at-six',
    line: 'Earlier, smaller markdowns',
    before: 'Prices were marked down once a day, by hand. On wet evenings, unsold berries were thrown away.',
    after: 'Markdowns come earlier and smaller, within limits set by the buyers.',
  },
];

const count = inWords(cases.length);

/** Home 3 (digital agency) has large type and short sentences, and shows projects first. */
export const home: AlternativeHome<CasesSection> = {
  meta: {
    title: 'A digital agency for the page people leave',
    description: `Every store has a page where visitors give up. We find it, redesign it, rebuild it, and stay until the numbers hold. ${capitalized(count)} projects, in two lines each.`,
    keywords: ['digital agency', 'conversion', 'user experience', 'case work'],
  },
  hero: {
    eyebrow: 'Digital agency',
    headline: 'We fix the page where people leave',
    lead: 'We are a digital agency for online stores. Every store has a page where people leave: a size chart shoppers don’t trust, a search box that finds nothing. We find it and rebuild it.',
    actions: [
      { label: 'See the work', href: paths.cases },
      { label: 'Show us your page', href: paths.contact },
    ],
  },
  section: {
    kind: 'cases',
    heading: `${capitalized(count)} pages, fixed`,
    text: 'Pages we rebuilt, before and after. The clients stay anonymous.',
    labels: { before: 'Before', after: 'After' },
    cases,
    link: { label: 'Read these in full', href: paths.cases },
  },
  featuresHeading: 'How we work',
  features: [
    {
      title: 'Shop first',
      text: 'We order from you with our own card, ask your chat a stupid question, and send something back. Only then do we write the brief.',
    },
    {
      title: 'Design and build together',
      text: 'One designer and one engineer work on your page side by side. What you approve is what your customers get.',
      link: { label: 'All services', href: paths.services },
    },
    {
      title: 'Use a model where it pays',
      text: 'Some pages need machine learning, others need a better photo. We’ll tell you which, and we can take the photo.',
      link: { label: 'What we build with', href: paths.tools },
    },
    {
      title: 'Hand over clean code',
      text: 'Code and notes go into your accounts. They’re written so your own people can take over.',
    },
  ],
  figuresHeading: 'Results so far',
  figures: [
    figureOf('measuredProjects', 'Projects measured'),
    figureOf('revenue', 'Revenue generated'),
    figureOf('roiIncrease', 'Average ROI increase'),
  ],
  closing: {
    heading: 'Send the link',
    text: `Add one sentence about what goes wrong there. One of us opens it, shops a little, and writes back within ${commitments.followUpHours} hours.`,
    action: { label: 'Send it', href: paths.contact },
  },
};
