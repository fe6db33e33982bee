import type { CaseId } from '../anchors';
import { caseIds } from '../anchors';
import type { ServiceSlug } from '../slugs';
import type { TechnologyName } from '../technologies';

/** The fields of each case study that links need. Its text is in `caseStudies.ts`. */
const relations: Readonly<
  Record<
    CaseId,
    {
      readonly title: string;
      readonly services: readonly ServiceSlug[];
      readonly technologies: readonly TechnologyName[];
    }
  >
> = {
  'dress-sizes': {
    title: 'The right size, settled before checkout',
    services: ['personalization-recommendation', 'recommendation-engines'],
    technologies: ['Python', 'scikit-learn', 'lightfm'],
  },
  'lamp-by-photograph': {
    title: 'The lamp from the photo',
    services: ['visual-search', 'product-discovery-visualization'],
    technologies: ['opencv', 'pytorch', 'elasticsearch'],
  },
  'strawberries-at-six': {
    title: 'Strawberries marked down in time',
    services: ['dynamic-pricing', 'pricing-inventory-management'],
    technologies: ['facebook-prophet', 'pyomo', 'Python'],
  },
  'charger-at-midnight': {
    title: 'The charger question, answered at midnight',
    services: ['conversational-ai', 'customer-interaction-engagement'],
    technologies: ['rasa', 'nltk', 'elasticsearch'],
  },
  'perfume-and-stolen-cards': {
    title: 'Good customers in, stolen cards out',
    services: ['security-fraud-prevention', 'analytical-insight'],
    technologies: ['scikit-learn', 'apache-spark', 'Python'],
  },
};

export const caseRelations = caseIds.map((id) => ({ id, ...relations[id] }));
