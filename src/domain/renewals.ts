import type { BillingPeriod } from './billing';
import { billingPeriods, monthsOf } from './billing';
import { monthsAfter } from './dates';
import type { Cents } from './money';
import { amountDue, totalOf } from './money';

/** The amount charged again after each billing period. */
export interface Renewal {
  readonly billing: BillingPeriod;
  /** The lines of that period with tax. Each renewal is billed separately, so its tax is rounded separately. */
  readonly total: Cents;
  /** ISO day of the first renewal. */
  readonly from: string;
}

interface BilledLine {
  readonly billing: BillingPeriod;
  /** Price of one period, before tax. */
  readonly amount: Cents;
}

/** Returns the renewals after a payment on an ISO day, one for each billing period in the cart. */
export function renewalsOf(lines: readonly BilledLine[], paidOn: string): readonly Renewal[] {
  return billingPeriods.flatMap((billing) => {
    const amounts = lines.filter((line) => line.billing === billing).map(({ amount }) => amount);
    return amounts.length === 0
      ? []
      : [{ billing, total: totalOf(amountDue(amounts)), from: monthsAfter(paidOn, monthsOf(billing)) }];
  });
}
