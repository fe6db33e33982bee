import { product as aiPersonalizationEngine } from '../products/ai-personalization-engine/product';
import { product as dynamicPricingOptimizer } from '../products/dynamic-pricing-optimizer/product';
import { product as conversationalAiAssistant } from '../products/conversational-ai-assistant/product';
import { product as customerInsightAnalytics } from '../products/customer-insight-analytics/product';
import { product as reviewSentimentMonitor } from '../products/review-sentiment-monitor/product';
import { product as fraudShield } from '../products/fraud-shield/product';

/** All products, in shop order. To add one, write its folder and add it here. */
export const products = {
  'ai-personalization-engine': aiPersonalizationEngine,
  'dynamic-pricing-optimizer': dynamicPricingOptimizer,
  'conversational-ai-assistant': conversationalAiAssistant,
  'customer-insight-analytics': customerInsightAnalytics,
  'review-sentiment-monitor': reviewSentimentMonitor,
  'fraud-shield': fraudShield,
};
