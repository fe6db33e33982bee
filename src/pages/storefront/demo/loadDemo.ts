import type { ComponentType } from 'react';
import type { DemoId } from '../../../content/demos/demoIds';

const demos: Readonly<Record<DemoId, () => Promise<{ Demo: ComponentType }>>> = {
  'ai-personalization-engine': () =>
    import(
      /* webpackChunkName: "demo-ai-personalization-engine" */ '../../../demos/ai-personalization-engine/PersonalizationDemo'
    ),
  'conversational-ai-assistant': () =>
    import(
      /* webpackChunkName: "demo-conversational-ai-assistant" */ '../../../demos/conversational-ai-assistant/AssistantDemo'
    ),
  'dynamic-pricing-optimizer': () =>
    import(
      /* webpackChunkName: "demo-dynamic-pricing-optimizer" */ '../../../demos/dynamic-pricing-optimizer/PricingDemo'
    ),
  'customer-insight-analytics': () =>
    import(
      /* webpackChunkName: "demo-customer-insight-analytics" */ '../../../demos/customer-insight-analytics/InsightDemo'
    ),
  'review-sentiment-monitor': () =>
    import(
      /* webpackChunkName: "demo-review-sentiment-monitor" */ '../../../demos/review-sentiment-monitor/ReviewDemo'
    ),
  'fraud-shield': () =>
    import(/* webpackChunkName: "demo-fraud-shield" */ '../../../demos/fraud-shield/FraudDemo'),
};

/** Makes the loader of a demo's page, which loads the demo itself: each is a chunk of its own. */
export function loadDemo(id: DemoId) {
  return async () => ({ id, Demo: (await demos[id]()).Demo });
}
