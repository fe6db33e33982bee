import type { BillingPeriod } from './billing';
import { billingPeriods, yearCost, yearlyDiscount } from './billing';
import type { Cents } from './money';

/** The cost of a year with one billing period. */
export interface BillingOffer {
  readonly billing: BillingPeriod;
  readonly year: Cents;
  /** Saving of a year compared to twelve months billed monthly. */
  readonly saving: Cents;
}

/** The selected period and the one that saves most, which may be the same. */
export interface BillingOffers {
  readonly chosen: BillingOffer;
  readonly best: BillingOffer;
}

/**
 * Compares the cost of a year in the selected period with that in the cheapest one.
 * @param priceOf the price of one period
 */
export function billingOffers(
  priceOf: (billing: BillingPeriod) => Cents,
  chosen: BillingPeriod,
): BillingOffers {
  const offer = (billing: BillingPeriod): BillingOffer => {
    const price = priceOf(billing);
    return {
      billing,
      year: yearCost(price, billing),
      saving: yearlyDiscount(priceOf('monthly'), price, billing),
    };
  };
  const chosenOffer = offer(chosen);
  return {
    chosen: chosenOffer,
    best: billingPeriods
      .map(offer)
      .reduce((best, other) => (other.saving > best.saving ? other : best), chosenOffer),
  };
}
