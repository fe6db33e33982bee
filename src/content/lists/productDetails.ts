import { detail as assistant } from '../products/conversational-ai-assistant/detail';
import { detail as insight } from '../products/customer-insight-analytics/detail';
import { detail as monitor } from '../products/review-sentiment-monitor/detail';
import { detail as optimizer } from '../products/dynamic-pricing-optimizer/detail';
import { detail as personalization } from '../products/ai-personalization-engine/detail';
import { detail as shield } from '../products/fraud-shield/detail';
import type { ProductId } from '../slugs';
import type { ProductDetail } from '../products/types';

/**
 * The texts of all product pages. Only computed values may import it: the prerender records the chunk with a page's
 * texts when the page loads it.
 */
export const productDetails: Readonly<Record<ProductId, ProductDetail>> = {
  'ai-personalization-engine': personalization,
  'dynamic-pricing-optimizer': optimizer,
  'conversational-ai-assistant': assistant,
  'customer-insight-analytics': insight,
  'review-sentiment-monitor': monitor,
  'fraud-shield': shield,
};
