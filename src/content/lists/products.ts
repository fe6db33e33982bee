import { detail as aiPersonalizationEngineDetail } from '../products/ai-personalization-engine/detail';
import { detail as dynamicPricingOptimizerDetail } from '../products/dynamic-pricing-optimizer/detail';
import { detail as conversationalAiAssistantDetail } from '../products/conversational-ai-assistant/detail';
import { detail as customerInsightAnalyticsDetail } from '../products/customer-insight-analytics/detail';
import { detail as reviewSentimentMonitorDetail } from '../products/review-sentiment-monitor/detail';
import { detail as fraudShieldDetail } from '../products/fraud-shield/detail';
import * as aiPersonalizationEngine from '../products/ai-personalization-engine/product';
import * as dynamicPricingOptimizer from '../products/dynamic-pricing-optimizer/product';
import * as conversationalAiAssistant from '../products/conversational-ai-assistant/product';
import * as customerInsightAnalytics from '../products/customer-insight-analytics/product';
import * as reviewSentimentMonitor from '../products/review-sentiment-monitor/product';
import * as fraudShield from '../products/fraud-shield/product';
import type { ProductDetail } from '../products/types';

/** All products, in shop order. To add one, write its folder and add it here. */
export const products = {
  'ai-personalization-engine': aiPersonalizationEngine.product,
  'dynamic-pricing-optimizer': dynamicPricingOptimizer.product,
  'conversational-ai-assistant': conversationalAiAssistant.product,
  'customer-insight-analytics': customerInsightAnalytics.product,
  'review-sentiment-monitor': reviewSentimentMonitor.product,
  'fraud-shield': fraudShield.product,
};

/** Texts of all product pages. For the build: pages load the one that they show. */
export const productDetails: Readonly<Record<keyof typeof products, ProductDetail>> = {
  'ai-personalization-engine': aiPersonalizationEngineDetail,
  'dynamic-pricing-optimizer': dynamicPricingOptimizerDetail,
  'conversational-ai-assistant': conversationalAiAssistantDetail,
  'customer-insight-analytics': customerInsightAnalyticsDetail,
  'review-sentiment-monitor': reviewSentimentMonitorDetail,
  'fraud-shield': fraudShieldDetail,
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
