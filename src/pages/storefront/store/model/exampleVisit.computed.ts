import { rehydrated } from '../../../../persistence/savingSlice';
import { billingChanged, lineAdded, lineRemoved, quantityChanged } from '../../../../store/cart/cartSlice';
import { filtersChosen } from '../../../../store/shop/shopSlice';
import { changeUndone } from '../../../../store/undo/undoSlice';
import { productToggled } from '../../../../store/wishlist/wishlistSlice';
import { changedSlices } from './changes';
import type { TimedAction } from './replay';
import { play } from './replay';

/** Actions of the example visit, with seconds since its start. */
const steps: readonly (readonly [seconds: number, action: TimedAction['action']])[] = [
  [0, rehydrated()],
  [4.2, filtersChosen({ category: 'security' })],
  [7.9, lineAdded({ productId: 'fraud-shield', quantity: 1, billing: 'monthly' })],
  [11.4, productToggled({ productId: 'customer-insight-analytics' })],
  [19, quantityChanged({ key: 'fraud-shield:monthly', quantity: 2 })],
  [23.6, billingChanged({ key: 'fraud-shield:monthly', billing: 'yearly' })],
  [31.1, lineRemoved({ key: 'ai-personalization-engine:monthly' })],
  [33.8, changeUndone({ id: 1 })],
];

const { entries } = play(
  undefined,
  // Times count from 1970, because the example has no real date.
  steps.map(([seconds, action]) => ({ action, at: Math.round(seconds * 1000) })),
);

/** The state before the first action. A list, because TypeScript can't know that there is an action. */
export const exampleStart = entries.map(({ before }) => before).slice(0, 1);

/** Actions of the example visit, with only the slices that each one changed. */
export const exampleSteps = entries.map((entry) => ({
  at: entry.at,
  action: entry.action,
  changed: Object.fromEntries(changedSlices(entry).map((name) => [name, entry.after[name]])),
}));
