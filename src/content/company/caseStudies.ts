import { capitalized, inWords } from '../../domain/numerals';
import { caseIds } from '../anchors.computed';
import { figureOf } from '../figures';
import { cases } from '../lists/cases';
import { technologiesNamed } from '../technologies';
import type { Figure } from '../types';

const count = inWords(caseIds.length);

export const caseStudyPage = {
  meta: {
    title: `${capitalized(count)} stores, before and after: case studies`,
    description: `${capitalized(count)} projects in online stores: dress sizes, search by photo, fresh food prices, customer questions, fraud. What was wrong, what we built, and what changed.`,
    keywords:
      'case studies, references, shops we helped, size advice, visual search, customer service, fraud, examples of our work',
  },
  heading: 'Case studies: the problem, and what changed',
  lead: `${capitalized(count)} projects in online stores from start to finish: what was wrong, what we built, and what changed. These clients stay anonymous. Clients who speak on the record are on our clients page.`,
  overview: {
    id: 'overview',
    title: `The ${count} at a glance`,
    back: `All ${count} cases`,
    text: 'The clients counted these figures themselves, in the same four weeks of the year, before we started and after handoff. They are before-and-after counts, not controlled tests.',
  },
  closing: {
    title: 'Have a similar problem?',
    text: 'Describe it in a line or two. We’ll tell you which of these it’s closest to, and what is different.',
  },
} as const;

export const caseStats: readonly Figure[] = [
  figureOf('measuredProjects', 'Projects measured'),
  figureOf('revenue', 'Revenue generated'),
  figureOf('satisfaction', 'Client satisfaction'),
  figureOf('roiIncrease', 'Average ROI increase'),
];

export const caseStudies = caseIds.map((id) => {
  const { technologies, ...study } = cases[id];
  return { id, ...study, technologies: technologiesNamed(technologies) };
});
