import * as aiPersonalizationEngine from '../products/ai-personalization-engine/product';
import * as dynamicPricingOptimizer from '../products/dynamic-pricing-optimizer/product';
import * as conversationalAiAssistant from '../products/conversational-ai-assistant/product';
import * as customerInsightAnalytics from '../products/customer-insight-analytics/product';
import * as reviewSentimentMonitor from '../products/review-sentiment-monitor/product';
import * as fraudShield from '../products/fraud-shield/product';

/** All products, in shop order. To add one, write its folder and add it here. */
export const products = {
  'ai-personalization-engine': aiPersonalizationEngine.product,
  'dynamic-pricing-optimizer': dynamicPricingOptimizer.product,
  'conversational-ai-assistant': conversationalAiAssistant.product,
  'customer-insight-analytics': customerInsightAnalytics.product,
  'review-sentiment-monitor': reviewSentimentMonitor.product,
  'fraud-shield': fraudShield.product,
};

/** Texts of the products' live demos, in shop order. Visitors request demos of other products by form. */
export const demos = {
  'ai-personalization-engine': aiPersonalizationEngine.demo,
  'dynamic-pricing-optimizer': dynamicPricingOptimizer.demo,
  'conversational-ai-assistant': conversationalAiAssistant.demo,
  'customer-insight-analytics': customerInsightAnalytics.demo,
  'review-sentiment-monitor': reviewSentimentMonitor.demo,
  'fraud-shield': fraudShield.demo,
};
export type DemoId = keyof typeof demos;
