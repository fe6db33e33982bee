import type { ProductId } from '../slugs';
import { productIds } from '../slugs';

/** How each product can be tried: `live` on a page of its own, or `asked for` by the form as long as it has none. */
const trials = {
  'ai-personalization-engine': 'live',
  'dynamic-pricing-optimizer': 'live',
  'conversational-ai-assistant': 'live',
  'customer-insight-analytics': 'live',
  'review-sentiment-monitor': 'live',
  'fraud-shield': 'live',
} as const satisfies Readonly<Record<ProductId, 'live' | 'asked for'>>;

/** A product that has a live demo. What a demo needs is keyed by this type: make a product `live`, and the compiler names it. */
export type DemoId = { [Id in ProductId]: (typeof trials)[Id] extends 'live' ? Id : never }[ProductId];

/** The products that have a live demo, in the shop's order. */
export const demoIds: readonly DemoId[] = productIds.filter(hasDemo);

/** Whether a product has a live demo. */
export function hasDemo(id: ProductId): id is DemoId {
  return trials[id] === 'live';
}
