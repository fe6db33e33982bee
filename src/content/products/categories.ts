import type { ProductCategory } from './types';

/** How each shop category is written for visitors, in the order the category select lists them. */
export const categoryLabels: Readonly<Record<ProductCategory, string>> = {
  'ai-solutions': 'AI Solutions',
  optimization: 'Optimization',
  'customer-service': 'Customer Service',
  analytics: 'Analytics',
  security: 'Security',
};
