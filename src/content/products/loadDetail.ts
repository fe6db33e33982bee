import type { ProductId } from '../slugs';
import type { ProductDetail } from './types';

const details: Readonly<Record<ProductId, () => Promise<{ detail: ProductDetail }>>> = {
  'ai-personalization-engine': () =>
    import(/* webpackChunkName: "product-ai-personalization-engine" */ './details/ai-personalization-engine'),
  'dynamic-pricing-optimizer': () =>
    import(/* webpackChunkName: "product-dynamic-pricing-optimizer" */ './details/dynamic-pricing-optimizer'),
  'conversational-ai-assistant': () =>
    import(
      /* webpackChunkName: "product-conversational-ai-assistant" */ './details/conversational-ai-assistant'
    ),
  'customer-insight-analytics': () =>
    import(
      /* webpackChunkName: "product-customer-insight-analytics" */ './details/customer-insight-analytics'
    ),
  'review-sentiment-monitor': () =>
    import(/* webpackChunkName: "product-review-sentiment-monitor" */ './details/review-sentiment-monitor'),
  'fraud-shield': () => import(/* webpackChunkName: "product-fraud-shield" */ './details/fraud-shield'),
};

/** Loads what a product's own page says, each in a chunk of its own. */
export async function loadProductDetail(id: ProductId): Promise<ProductDetail> {
  return (await details[id]()).detail;
}
