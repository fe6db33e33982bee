import type { ProductId } from '../slugs';

/**
 * Products with a live demo page, in the shop's order; for the others, visitors request one by form.
 * Everything a demo needs is keyed by {@link DemoId}: add a product here and `tsc` lists what is missing.
 */
export const demoIds = [
  'ai-personalization-engine',
  'dynamic-pricing-optimizer',
  'conversational-ai-assistant',
  'customer-insight-analytics',
  'review-sentiment-monitor',
  'fraud-shield',
] as const satisfies readonly ProductId[];

/** A product that has a live demo. */
export type DemoId = (typeof demoIds)[number];

/** Tests for a product with a live demo. */
export function hasDemo(id: ProductId): id is DemoId {
  return demoIds.some((live) => live === id);
}
