import { lineAdded, lineRemoved, billingChanged, quantityChanged } from '../../../../store/cart/cartSlice';
import { filtersChosen } from '../../../../store/shop/shopSlice';
import { changeUndone } from '../../../../store/undo/undoSlice';
import { productToggled } from '../../../../store/wishlist/wishlistSlice';
import type { TimedEvent } from './replay';

/** The example visitor's actions, with seconds since the visit started. */
const steps: readonly (readonly [seconds: number, event: TimedEvent['event']])[] = [
  [0, { type: 'persist/REHYDRATE' }],
  [4.2, filtersChosen({ category: 'security' })],
  [7.9, lineAdded({ productId: 'fraud-shield', quantity: 1, billing: 'monthly' })],
  [11.4, productToggled({ productId: 'customer-insight-analytics' })],
  [19, quantityChanged({ key: 'fraud-shield:monthly', quantity: 2 })],
  [23.6, billingChanged({ key: 'fraud-shield:monthly', billing: 'yearly' })],
  [31.1, lineRemoved({ key: 'ai-personalization-engine:monthly' })],
  [33.8, changeUndone({ id: 1 })],
];

/** Starts in 1970, because the example has no real date. */
export const exampleEvents: readonly TimedEvent[] = steps.map(([seconds, event]) => ({
  event,
  at: Math.round(seconds * 1000),
}));
