import { toCent } from '../shared/amounts';
import type { BestPrice, Guardrails } from './bestPrice';

/** Advice on the price, in one or two sentences. */
export function adviceOn(
  best: BestPrice,
  { price, floor, change, cost }: Guardrails,
  currency: string,
): string {
  const amount = (value: number) => toCent(value, currency);
  if (best.kind === 'untold')
    return `These sales do not show that demand falls as the price rises, so they name no best price. Keep ${amount(price)} until there are more sales, or prices that lie further apart.`;
  if (best.kind === 'none')
    return `No price keeps to both guardrails: a margin of ${floor}% takes ${amount(best.allowed.lowest)} or more, and a change of ${change}% ends at ${amount(best.allowed.highest)}. Lower the floor, allow a larger change, or find a cost below ${amount(cost)}.`;
  const peak =
    best.peak === null
      ? 'By this curve the profit rises with the price without end'
      : `By this curve the profit is highest at ${amount(best.peak)}`;
  const step =
    Math.abs(best.price - price) < 0.005
      ? `Keep ${amount(price)}.`
      : `Go from ${amount(price)} ${best.price > price ? 'up' : 'down'} to ${amount(best.price)}.`;
  switch (best.heldBy) {
    case 'nothing':
      return `${peak}, and both guardrails allow it. ${step}`;
    case 'margin floor':
      return `${peak}, but the margin floor of ${floor}% holds at ${amount(best.price)}. ${step}`;
    case 'largest change':
      return `${peak}, but your ${change}% limit stops at ${amount(best.price)}. ${step}`;
  }
}
