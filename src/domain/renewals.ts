import type { BillingPeriod } from './billing';
import { billingPeriods, MONTHS_PER_YEAR, monthsOf } from './billing';
import { monthsAfter } from './dates';
import type { Cents } from './money';
import { amountDue, sumOf, totalOf } from './money';

export interface Renewal {
  readonly billing: BillingPeriod;
  /** Includes tax. Each renewal is billed separately, so its tax is rounded separately. */
  readonly total: Cents;
  /** ISO day of the first renewal. */
  readonly from: string;
}

interface BilledLine {
  readonly billing: BillingPeriod;
  /** Price of the line for one period, before tax. */
  readonly amount: Cents;
}

/**
 * Returns one renewal for each billing period in the cart.
 * @param paidOn ISO day of the order
 */
export function renewalsOf(lines: readonly BilledLine[], paidOn: string): Renewal[] {
  return billingPeriods.flatMap((billing) => {
    const amounts = lines.filter((line) => line.billing === billing).map(({ amount }) => amount);
    return amounts.length === 0
      ? []
      : [{ billing, total: totalOf(amountDue(amounts)), from: monthsAfter(paidOn, monthsOf(billing)) }];
  });
}

/** Returns the first renewal after today. Counts from the order, so that an order of the 31st stays at month ends. */
export function nextChargeOn(billing: BillingPeriod, paidOn: string, today: string): string {
  let months = 0;
  let day: string;
  do {
    months += monthsOf(billing);
    day = monthsAfter(paidOn, months);
  } while (day <= today);
  return day;
}

/**
 * Tests whether the renewals add up to today's total. Each one's tax is rounded separately, so several can differ from it
 * by a cent.
 */
export function doAddUp(renewals: readonly Renewal[], dueToday: Cents): boolean {
  return sumOf(renewals.map(({ total }) => total)) === dueToday;
}

/** Returns the charges of the first twelve months: today's, and the renewals before the order's anniversary. */
export function firstYearTotal(dueToday: Cents, renewals: readonly Renewal[]): Cents {
  return sumOf([
    dueToday,
    ...renewals.map(({ billing, total }) => total * (MONTHS_PER_YEAR / monthsOf(billing) - 1)),
  ]);
}
