import type { ServiceSlug } from '../slugs';

export type ServicePart = 'benefits' | 'features' | 'useCases';

/**
 * The part that a service page starts with: whichever of use cases, deliverables (`features`), or results
 * (`benefits`) explains the service best.
 */
export const openings: Readonly<Record<ServiceSlug, ServicePart>> = {
  'personalization-recommendation': 'useCases',
  'product-discovery-visualization': 'features',
  'dynamic-pricing': 'benefits',
  'visual-search': 'useCases',
  'conversational-ai': 'features',
  'sentiment-analysis': 'benefits',
  'security-fraud-prevention': 'useCases',
  'customer-segmentation': 'benefits',
  'analytical-insight': 'features',
  'recommendation-engines': 'benefits',
  'content-creative': 'features',
  'customer-interaction-engagement': 'useCases',
  'pricing-inventory-management': 'features',
  'robotic-process-automation-2': 'useCases',
};
