import type { DemandFit } from './fit';
import { demandAt } from './fit';

/** What a new price has to keep to. Amounts are in the currency of the sales. */
export interface Guardrails {
  /** What a unit costs. */
  readonly cost: number;
  /** The price now. */
  readonly price: number;
  /** The least share of the price that must remain above the cost, in percent. */
  readonly floor: number;
  /** How far from the price now a new one may be, in percent. */
  readonly change: number;
}

/** The prices that keep to all guardrails, in whole cents. There are none if `lowest` is above `highest`. */
export interface Allowed {
  readonly lowest: number;
  readonly highest: number;
  /** Which guardrail makes the lowest price. */
  readonly lowestBy: 'margin floor' | 'largest change';
}

/** What the demand curve and the guardrails come to. */
export type BestPrice =
  | {
      readonly kind: 'price';
      readonly price: number;
      /** Which guardrail keeps the price from going where the profit is highest. */
      readonly heldBy: 'nothing' | Allowed['lowestBy'];
      /** Where the profit is highest without guardrails; null if it rises with the price without end. */
      readonly peak: number | null;
    }
  /** The sales do not show that demand falls as the price rises: the price as it is stays the best one known. */
  | { readonly kind: 'untold' }
  /** The margin floor is above the largest change: no price keeps to both. */
  | { readonly kind: 'none'; readonly allowed: Allowed };

/** The prices that the guardrails leave. */
export function allowedPrices({ cost, price, floor, change }: Guardrails): Allowed {
  const byFloor = upToCent(cost / (1 - floor / 100));
  const byChange = upToCent(price * (1 - change / 100));
  return {
    lowest: Math.max(byFloor, byChange),
    highest: downToCent(price * (1 + change / 100)),
    lowestBy: byFloor > byChange ? 'margin floor' : 'largest change',
  };
}

/** Whether a curve shows, with 95% confidence, that demand falls as the price rises. */
export function showsDemand({ elasticityBand, isFlat }: DemandFit): boolean {
  return !isFlat && elasticityBand[1] < 0;
}

/** The allowed price with the highest profit. The profit has one peak at most, so it is there or at a bound. */
export function bestPrice(fit: DemandFit, guardrails: Guardrails): BestPrice {
  if (!showsDemand(fit)) return { kind: 'untold' };
  const allowed = allowedPrices(guardrails);
  if (allowed.lowest > allowed.highest) return { kind: 'none', allowed };
  const { elasticity } = fit;
  const peak =
    elasticity < -1 ? Math.round(((guardrails.cost * elasticity) / (1 + elasticity)) * 100) / 100 : null;
  if (peak === null || peak > allowed.highest)
    return { kind: 'price', price: allowed.highest, heldBy: 'largest change', peak };
  if (peak < allowed.lowest) return { kind: 'price', price: allowed.lowest, heldBy: allowed.lowestBy, peak };
  return { kind: 'price', price: peak, heldBy: 'nothing', peak };
}

/** What a price brings in the time that a row of the sales covers. */
export interface Outcome {
  readonly quantity: number;
  readonly revenue: number;
  readonly profit: number;
}

/** What to expect at a price. */
export function outcomeAt(fit: DemandFit, price: number, cost: number): Outcome {
  const quantity = demandAt(fit, price);
  return { quantity, revenue: quantity * price, profit: quantity * (price - cost) };
}

// A hundredth of a cent is what binary fractions are off at most.
function upToCent(amount: number): number {
  return Math.ceil(amount * 100 - 0.01) / 100;
}

function downToCent(amount: number): number {
  return Math.floor(amount * 100 + 0.01) / 100;
}
