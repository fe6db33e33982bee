import type { ProductId } from '../slugs';

/**
 * The products that have a live demo on a page of its own, in the shop's order; another one is asked for by the form.
 * What a demo needs is keyed by {@link DemoId}: add a product here, and the compiler names it.
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

/** Whether a product has a live demo. */
export function hasDemo(id: ProductId): id is DemoId {
  return demoIds.some((live) => live === id);
}
