import { demoIds } from '../lists/demoIds.computed';
import type { DemoId } from '../lists/demoTexts';
import type { ProductId } from '../slugs';
import { productIds } from '../slugs';

export function hasDemo(id: ProductId): id is DemoId {
  return demoIds.some((live) => live === id);
}

export const everyProductHasDemo = productIds.every(hasDemo);
