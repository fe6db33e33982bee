import type { ComponentType } from 'react';
import type { DemoId } from '../../../content/lists/products';

const demos: Readonly<Record<DemoId, () => Promise<{ Demo: ComponentType }>>> = {
  'ai-personalization-engine': () => import('../../../demos/ai-personalization-engine/PersonalizationDemo'),
  'conversational-ai-assistant': () => import('../../../demos/conversational-ai-assistant/AssistantDemo'),
  'dynamic-pricing-optimizer': () => import('../../../demos/dynamic-pricing-optimizer/PricingDemo'),
  'customer-insight-analytics': () => import('../../../demos/customer-insight-analytics/InsightDemo'),
  'review-sentiment-monitor': () => import('../../../demos/review-sentiment-monitor/ReviewDemo'),
  'fraud-shield': () => import('../../../demos/fraud-shield/FraudDemo'),
};

/** Creates the loader for a demo's page. Each demo has its own chunk. */
export function loadDemo(id: DemoId) {
  return async () => ({ id, Demo: (await demos[id]()).Demo });
}
