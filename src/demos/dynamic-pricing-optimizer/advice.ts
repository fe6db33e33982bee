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
    return `These sales don’t show that demand falls as the price rises, so there is no best price yet. Keep ${amount(price)} until you have more sales, or prices that are further apart.`;
  if (best.kind === 'none')
    return `No price meets both limits: a margin of ${floor}% needs ${amount(best.allowed.lowest)} or more, and a ${change}% change allows at most ${amount(best.allowed.highest)}. Lower the floor, allow a larger change, or reduce the cost below ${amount(cost)}.`;
  const peak =
    best.peak === null
      ? 'By this curve, profit keeps rising with the price'
      : `By this curve, profit is highest at ${amount(best.peak)}`;
  const step =
    Math.abs(best.price - price) < 0.005
      ? `Keep ${amount(price)}.`
      : `Go from ${amount(price)} ${best.price > price ? 'up' : 'down'} to ${amount(best.price)}.`;
  switch (best.heldBy) {
    case 'nothing':
      return `${peak}, within both limits. ${step}`;
    case 'margin floor':
      return `${peak}, but your ${floor}% margin floor stops at ${amount(best.price)}. ${step}`;
    case 'largest change':
      return `${peak}, but your ${change}% limit stops at ${amount(best.price)}. ${step}`;
  }
}
