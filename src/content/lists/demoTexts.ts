import { demo as aiPersonalizationEngine } from '../products/ai-personalization-engine/demo';
import { demo as dynamicPricingOptimizer } from '../products/dynamic-pricing-optimizer/demo';
import { demo as conversationalAiAssistant } from '../products/conversational-ai-assistant/demo';
import { demo as customerInsightAnalytics } from '../products/customer-insight-analytics/demo';
import { demo as reviewSentimentMonitor } from '../products/review-sentiment-monitor/demo';
import { demo as fraudShield } from '../products/fraud-shield/demo';

/** Texts of the products' live demos, in shop order. To add one, write its `demo.ts` and add it here. */
export const demoTexts = {
  'ai-personalization-engine': aiPersonalizationEngine,
  'dynamic-pricing-optimizer': dynamicPricingOptimizer,
  'conversational-ai-assistant': conversationalAiAssistant,
  'customer-insight-analytics': customerInsightAnalytics,
  'review-sentiment-monitor': reviewSentimentMonitor,
  'fraud-shield': fraudShield,
};
export type DemoId = keyof typeof demoTexts;
