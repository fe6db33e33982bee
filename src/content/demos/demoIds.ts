import type { ProductId } from '../slugs';

/**
 * Products with a live demo, in shop order. Visitors request demos of the others by form. To add a demo, add its
 * product here; `tsc` lists what is missing.
 */
export const demoIds = [
  'ai-personalization-engine',
  'dynamic-pricing-optimizer',
  'conversational-ai-assistant',
  'customer-insight-analytics',
  'review-sentiment-monitor',
  'fraud-shield',
] as const satisfies readonly ProductId[];

export type DemoId = (typeof demoIds)[number];

export function hasDemo(id: ProductId): id is DemoId {
  return demoIds.some((live) => live === id);
}
