import type { Cents } from './money';

/** The billing periods, in the order in which they are offered. */
export const billingPeriods = ['monthly', 'yearly'] as const;
export type BillingPeriod = (typeof billingPeriods)[number];

/** A year costs ten months (specification §9), which is where 'Save 17%' comes from. */
const MONTHS_PAID_PER_YEAR = 10;

export const MONTHS_PER_YEAR = 12;

/** How many of a year's twelve months are paid for. */
export function monthsPaidPerYear(billing: BillingPeriod): number {
  return billing === 'yearly' ? MONTHS_PAID_PER_YEAR : MONTHS_PER_YEAR;
}

/** What one unit costs for one billing period. */
export function priceForPeriod(monthlyPrice: Cents, billing: BillingPeriod): Cents {
  return billing === 'yearly' ? monthlyPrice * MONTHS_PAID_PER_YEAR : monthlyPrice;
}

/** What a year saves against twelve single months. */
export function yearlySaving(monthlyPrice: Cents, yearlyPrice: Cents): Cents {
  return monthlyPrice * MONTHS_PER_YEAR - yearlyPrice;
}

/** Whether a value from outside (a URL, saved state) names a billing period. */
export function isBillingPeriod(value: unknown): value is BillingPeriod {
  return billingPeriods.some((period) => period === value);
}
