import type { BillingPeriod } from './billing';
import { billingPeriods, yearCost, yearlySaving } from './billing';
import type { Cents } from './money';

/** What something costs by one billing period. */
export interface BillingOffer {
  readonly billing: BillingPeriod;
  /** What a year costs that is paid period by period. */
  readonly year: Cents;
  /** What that year saves against twelve single months. */
  readonly saving: Cents;
}

/** The chosen period beside the one that saves most: the chosen one itself if no other saves more. */
export interface BillingOffers {
  readonly chosen: BillingOffer;
  readonly best: BillingOffer;
}

/** Compares the chosen period with all others. `priceOf` is what one period costs, in whole cents. */
export function billingOffers(
  priceOf: (billing: BillingPeriod) => Cents,
  chosen: BillingPeriod,
): BillingOffers {
  const offer = (billing: BillingPeriod): BillingOffer => {
    const price = priceOf(billing);
    return {
      billing,
      year: yearCost(price, billing),
      saving: yearlySaving(priceOf('monthly'), price, billing),
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
