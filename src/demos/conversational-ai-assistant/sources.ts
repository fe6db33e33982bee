import { detail as assistant } from '../../content/products/conversational-ai-assistant/detail';
import { detail as insight } from '../../content/products/customer-insight-analytics/detail';
import { detail as monitor } from '../../content/products/review-sentiment-monitor/detail';
import { detail as optimizer } from '../../content/products/dynamic-pricing-optimizer/detail';
import { detail as personalization } from '../../content/products/ai-personalization-engine/detail';
import { detail as shield } from '../../content/products/fraud-shield/detail';
import type { ProductId } from '../../content/slugs';
import type { ProductDetail } from '../../content/products/types';

/**
 * Product pages that the assistant answers from. Imported statically, without the site's lazy loaders, because
 * `site.computed.ts` runs during the build and can't wait.
 */
export const productSources: Readonly<Record<ProductId, ProductDetail>> = {
  'ai-personalization-engine': personalization,
  'dynamic-pricing-optimizer': optimizer,
  'conversational-ai-assistant': assistant,
  'customer-insight-analytics': insight,
  'review-sentiment-monitor': monitor,
  'fraud-shield': shield,
};
