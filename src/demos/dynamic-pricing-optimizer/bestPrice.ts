import type { DemandFit } from './fit';
import { demandAt } from './fit';

/** Default unit cost, as a share of the latest price. */
export const COST_SHARE = 0.4;

/** Upper limit of the "Largest change" setting, in percent. */
export const MAX_CHANGE = 50;

/** Limits for a new price. Amounts are in the currency of the sales. */
export interface Guardrails {
  readonly cost: number;
  readonly price: number;
  /** Minimum margin, in percent of the price. */
  readonly floor: number;
  /** Maximum change from the current price, in percent. */
  readonly change: number;
}

/** Range of the prices within all guardrails, in whole cents. It's empty if `lowest` exceeds `highest`. */
export interface Allowed {
  readonly lowest: number;
  readonly highest: number;
  /** The guardrail that sets the lowest price. */
  readonly lowestBy: 'margin floor' | 'largest change';
}

/** The price recommended by the demand curve within the guardrails. */
export type BestPrice =
  | {
      readonly kind: 'price';
      readonly price: number;
      /** The guardrail that keeps the price from the profit peak. */
      readonly limitedBy: 'nothing' | Allowed['lowestBy'];
      /** The most profitable price without guardrails; null if profit keeps rising with the price. */
      readonly peak: number | null;
    }
  /** The sales don't show that demand falls as the price rises, so there is no reason to change the price. */
  | { readonly kind: 'unknown' }
  /** The guardrails contradict each other: the margin floor exceeds the maximum increase. */
  | { readonly kind: 'none'; readonly allowed: Allowed };

export function allowedPrices({ cost, price, floor, change }: Guardrails): Allowed {
  const byFloor = upToCent(cost / (1 - floor / 100));
  const byChange = upToCent(price * (1 - change / 100));
  return {
    lowest: Math.max(byFloor, byChange),
    highest: downToCent(price * (1 + change / 100)),
    lowestBy: byFloor > byChange ? 'margin floor' : 'largest change',
  };
}

/** Tests whether the effect of the price is unknown. */
export function isConfounded({ calendar }: DemandFit): boolean {
  return calendar !== 'adjusted' && calendar !== 'ignored';
}

/** Tests whether the sales show that demand falls as the price rises, with 95% confidence. */
export function isDemandSignificant(fit: DemandFit): boolean {
  return !fit.isFlat && !isConfounded(fit) && fit.elasticityInterval[1] < 0;
}

/**
 * Tests whether the 95% confidence interval lets demand both fall and rise with the price. Flat demand does
 * neither.
 */
export function isDirectionUnclear({ elasticityInterval: [low, high], isFlat }: DemandFit): boolean {
  return !isFlat && low < 0 && high >= 0;
}

/**
 * Finds the most profitable allowed price. Profit has at most one peak, so the price is there or at a limit.
 */
export function bestPrice(fit: DemandFit, guardrails: Guardrails): BestPrice {
  if (!isDemandSignificant(fit)) return { kind: 'unknown' };
  const allowed = allowedPrices(guardrails);
  if (allowed.lowest > allowed.highest) return { kind: 'none', allowed };
  const { elasticity } = fit;
  const peak =
    elasticity < -1 ? Math.round(((guardrails.cost * elasticity) / (1 + elasticity)) * 100) / 100 : null;
  if (peak === null || peak > allowed.highest)
    return { kind: 'price', price: allowed.highest, limitedBy: 'largest change', peak };
  if (peak < allowed.lowest)
    return { kind: 'price', price: allowed.lowest, limitedBy: allowed.lowestBy, peak };
  return { kind: 'price', price: peak, limitedBy: 'nothing', peak };
}

/** Expected outcome of a price, per period. */
export interface Outcome {
  readonly price: number;
  readonly quantity: number;
  readonly revenue: number;
  readonly profit: number;
}

export function outcomeAt(fit: DemandFit, price: number, cost: number): Outcome {
  const quantity = demandAt(fit, price);
  return { price, quantity, revenue: quantity * price, profit: quantity * (price - cost) };
}

/** Computes the 95% confidence interval of the profit gained by a new price. */
export function gainInterval(
  fit: DemandFit,
  to: number,
  { price, cost }: Pick<Guardrails, 'price' | 'cost'>,
): readonly [low: number, high: number] {
  const now = demandAt(fit, price);
  const [a, b] = fit.elasticityInterval.map(
    (elasticity) => now * ((to / price) ** elasticity * (to - cost) - (price - cost)),
  );
  return [Math.min(a ?? 0, b ?? 0), Math.max(a ?? 0, b ?? 0)];
}

/**
 * Tests whether a new price raises profit, with 95% confidence. An unchanged price counts, and so does an increase
 * that the margin floor requires.
 */
export function isGainClear(fit: DemandFit, to: number, guardrails: Guardrails): boolean {
  const { price } = guardrails;
  return (
    Math.abs(to - price) < 0.005 ||
    allowedPrices(guardrails).lowest > price + 0.005 ||
    gainInterval(fit, to, guardrails)[0] > 0
  );
}

/** Rounds up to the cent, ignoring floating-point errors, which stay below a hundredth of a cent. */
function upToCent(amount: number): number {
  return Math.ceil(amount * 100 - 0.01) / 100;
}

export function downToCent(amount: number): number {
  return Math.floor(amount * 100 + 0.01) / 100;
}
