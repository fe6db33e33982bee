import type { ProductId } from '../slugs';
import type { ProductReview } from './types';

const all: Readonly<Record<ProductId, () => Promise<{ reviews: readonly ProductReview[] }>>> = {
  'ai-personalization-engine': () =>
    import(
      /* webpackChunkName: "product-reviews-ai-personalization-engine" */ './reviews/ai-personalization-engine'
    ),
  'dynamic-pricing-optimizer': () =>
    import(
      /* webpackChunkName: "product-reviews-dynamic-pricing-optimizer" */ './reviews/dynamic-pricing-optimizer'
    ),
  'conversational-ai-assistant': () =>
    import(
      /* webpackChunkName: "product-reviews-conversational-ai-assistant" */ './reviews/conversational-ai-assistant'
    ),
  'customer-insight-analytics': () =>
    import(
      /* webpackChunkName: "product-reviews-customer-insight-analytics" */ './reviews/customer-insight-analytics'
    ),
  'review-sentiment-monitor': () =>
    import(
      /* webpackChunkName: "product-reviews-review-sentiment-monitor" */ './reviews/review-sentiment-monitor'
    ),
  'fraud-shield': () =>
    import(/* webpackChunkName: "product-reviews-fraud-shield" */ './reviews/fraud-shield'),
};

/** Loads the reviews of a product that can be read, the latest first; each product's in a chunk of its own. */
export async function loadProductReviews(id: ProductId): Promise<readonly ProductReview[]> {
  return (await all[id]()).reviews;
}
