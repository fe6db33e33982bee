import type { BillingPeriod } from './billing';
import { billingPeriods, monthsOf } from './billing';
import { monthsAfter } from './dates';
import type { Cents } from './money';
import { amountDue, totalOf } from './money';

/** What falls due again each time a billing period has passed. */
export interface Renewal {
  readonly billing: BillingPeriod;
  /** The lines of that period, tax included. Each renewal is a bill of its own, so its tax is rounded by itself. */
  readonly total: Cents;
  /** The ISO day on which it falls due first. */
  readonly from: string;
}

interface BilledLine {
  readonly billing: BillingPeriod;
  /** For one period, before tax. */
  readonly amount: Cents;
}

/** What comes after the payment of a day (ISO, `2026-11-21`): a renewal for each billing period that a line has. */
export function renewalsOf(lines: readonly BilledLine[], paidOn: string): readonly Renewal[] {
  return billingPeriods.flatMap((billing) => {
    const amounts = lines.filter((line) => line.billing === billing).map(({ amount }) => amount);
    return amounts.length === 0
      ? []
      : [{ billing, total: totalOf(amountDue(amounts)), from: monthsAfter(paidOn, monthsOf(billing)) }];
  });
}
