import type { ProductId } from '../slugs';
import { productIds } from '../slugs';
import type { Product } from './types';

const products: Readonly<Record<ProductId, Omit<Product, 'id'>>> = {
  'ai-personalization-engine': {
    name: 'AI Personalization Engine',
    category: 'ai-solutions',
    priceCents: 2999,
    originalPriceCents: 3699,
    rating: 4.8,
    reviews: 212,
    availability: 'In Stock',
  },
  'dynamic-pricing-optimizer': {
    name: 'Dynamic Pricing Optimizer',
    category: 'optimization',
    priceCents: 1999,
    originalPriceCents: 2299,
    rating: 4.6,
    reviews: 148,
    availability: 'In Stock',
  },
  'conversational-ai-assistant': {
    name: 'Conversational AI Assistant',
    category: 'customer-service',
    priceCents: 3999,
    originalPriceCents: 4999,
    rating: 4.7,
    reviews: 187,
    availability: 'In Stock',
  },
  'customer-insight-analytics': {
    name: 'Customer Insight Analytics',
    category: 'analytics',
    priceCents: 1499,
    originalPriceCents: 1799,
    rating: 4.5,
    reviews: 94,
    availability: 'In Stock',
  },
  'review-sentiment-monitor': {
    name: 'Review Sentiment Monitor',
    category: 'analytics',
    priceCents: 999,
    originalPriceCents: 1299,
    rating: 4.4,
    reviews: 131,
    availability: 'In Stock',
  },
  'fraud-shield': {
    name: 'Fraud Shield',
    category: 'security',
    priceCents: 4999,
    originalPriceCents: 5999,
    rating: 4.9,
    reviews: 76,
    availability: 'Limited Stock',
  },
};

/** The products in shop order, with only the fields that the store and the shell need. */
export const catalog: readonly Product[] = productIds.map(productOf);

export function productOf(id: ProductId): Product {
  return { id, ...products[id] };
}

/** Finds a product by an untrusted id, such as one from a URL or storage; undefined if there is none. */
export function findProduct(id: string): Product | undefined {
  return catalog.find((product) => product.id === id);
}
