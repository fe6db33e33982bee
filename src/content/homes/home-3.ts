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
    // The segment is a skirt: the bodice sits on its tip, on a hanger.
    picture: {
      segment: { cx: 160, cy: 110, outer: 178, inner: 22, from: 152, to: 208 },
      behind:
        'M160 26V18C160 8 176 10 172-2M108 50 160 26 212 50M160 132 124 112 132 76 120 46 134 40Q160 78 186 40L200 46 188 76 196 112Z',
      over: 'M160 176V280M128 196 110 268M192 196 210 268',
    },
  },
  {
    caseId: 'lamp-by-photograph',
    line: 'Search by photo',
    before:
      'Shoppers knew what the lamp looked like but not what it was called. Search gave them candlesticks.',
    after: 'They take a photo, and the store shows similar lamps, including old designs.',
    // The segment is a lampshade, which hangs from the ceiling, with the bulb below.
    picture: {
      segment: { cx: 160, cy: 60, outer: 160, inner: 6, from: 137, to: 223 },
      behind: 'M160 0V66M130 200A30 34 0 1 0 190 200ZM160 262V286M106 246 92 268M214 246 228 268',
      over: 'M174 108 200 198M146 108 120 198',
    },
  },
  {
    caseId: 'charger-at-midnight',
    line: 'Will it fit?',
    before: 'The answer was in a spec sheet, and the person who could read it had gone home.',
    after: 'An assistant asks which laptop it is and names the right charger, at any hour.',
    // The segment is a plug: the cord comes from one side, and the laptop is on the other.
    picture: {
      segment: { cx: 40, cy: 160, outer: 178, inner: 26, from: 60, to: 120 },
      behind:
        'M66 160C20 160 60 270 0 270M214 130H262M214 190H262M340 56H276V264H340M276 130H300M276 190H300',
      over: 'M112 140H176M112 160H184M112 180H176',
    },
  },
  {
    caseId: 'strawberries-at-six',
    line: 'Earlier, smaller markdowns',
    before: 'Prices were marked down once a day, by hand. On wet evenings, unsold berries were thrown away.',
    after: 'Markdowns come earlier and smaller, within limits set by the buyers.',
    // The segment is a strawberry with leaves on its round back.
    picture: {
      segment: { cx: 160, cy: 304, outer: 200, inner: 8, from: -40, to: 40 },
      behind: 'M160 92Q168 54 204 40',
      over: 'M160 148 140 118 96 132 118 102 104 80 146 86 160 64 174 86 216 80 202 102 224 132 180 118ZM128 170v10M160 184v10M192 170v10M144 214v10M176 214v10M160 246v8',
    },
  },
];

const count = inWords(cases.length);

/** Home 3 (digital agency) has large type and short sentences, and shows projects first. */
export const home: AlternativeHome<CasesSection> = {
  meta: {
    title: 'A digital agency for the page people leave',
    description: `Every store has a page where visitors give up. We find it, redesign it, rebuild it, and stay until the numbers hold. ${capitalized(count)} projects, in two lines each.`,
    keywords: 'digital agency, conversion, user experience, case work',
  },
  hero: {
    eyebrow: 'Digital agency',
    headline: 'We fix the page where people leave',
    lead: 'We are a digital agency for online stores. Every store has a page where people leave: a size chart shoppers don’t trust, a search box that finds nothing. We find it and rebuild it.',
    actions: [
      { label: 'See the work', href: paths.cases },
      { label: 'Show us your page', href: paths.contact },
    ],
    product: 'customer-insight-analytics',
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
