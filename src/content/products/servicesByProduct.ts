import type { ProductId, ServiceSlug } from '../slugs';

export const servicesByProduct: Readonly<Record<ProductId, readonly ServiceSlug[]>> = {
  'ai-personalization-engine': [
    'personalization-recommendation',
    'recommendation-engines',
    'customer-segmentation',
  ],
  'dynamic-pricing-optimizer': ['dynamic-pricing', 'pricing-inventory-management', 'analytical-insight'],
  'conversational-ai-assistant': [
    'conversational-ai',
    'customer-interaction-engagement',
    'robotic-process-automation-2',
  ],
  'customer-insight-analytics': ['analytical-insight', 'customer-segmentation'],
  'review-sentiment-monitor': ['sentiment-analysis', 'analytical-insight'],
  'fraud-shield': ['security-fraud-prevention', 'analytical-insight'],
};
