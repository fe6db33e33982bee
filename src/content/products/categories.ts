import type { ProductCategory } from './types';

/** Category labels, in the order of the category select. */
export const categoryLabels: Readonly<Record<ProductCategory, string>> = {
  'ai-solutions': 'AI Solutions',
  optimization: 'Optimization',
  'customer-service': 'Customer Service',
  analytics: 'Analytics',
  security: 'Security',
};
