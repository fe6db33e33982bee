import type { Cents } from './money';

/** Billing periods in display order. */
export const billingPeriods = ['monthly', 'yearly'] as const;
export type BillingPeriod = (typeof billingPeriods)[number];

export const longerPeriods = billingPeriods.filter((period) => period !== 'monthly');

interface Terms {
  /** Months per period. A year must be a whole number of periods. */
  readonly months: number;
  readonly price: (monthlyPrice: Cents) => Cents;
}

/** Everything else about billing periods derives from this table. */
const terms: Readonly<Record<BillingPeriod, Terms>> = {
  monthly: { months: 1, price: (monthlyPrice) => monthlyPrice },
  // A year costs ten months (specification §9), so it saves 17%.
  yearly: { months: 12, price: (monthlyPrice) => monthlyPrice * 10 },
};

export const MONTHS_PER_YEAR = 12;

export function monthsOf(billing: BillingPeriod): number {
  return terms[billing].months;
}

/** Returns the price of one unit for one billing period, in cents. */
export function priceForPeriod(monthlyPrice: Cents, billing: BillingPeriod): Cents {
  return terms[billing].price(monthlyPrice);
}

export function yearCost(pricePerPeriod: Cents, billing: BillingPeriod): Cents {
  return (pricePerPeriod * MONTHS_PER_YEAR) / monthsOf(billing);
}

/** Returns the saving of a year compared to twelve months billed monthly. */
export function yearlyDiscount(monthlyPrice: Cents, pricePerPeriod: Cents, billing: BillingPeriod): Cents {
  return monthlyPrice * MONTHS_PER_YEAR - yearCost(pricePerPeriod, billing);
}

/**
 * Returns the refund, in cents before tax, for a prepaid year that ends early: the months used are charged at the
 * monthly price, but never more than the year cost (terms of service, section 8).
 */
export function refundAfter(monthlyPrice: Cents, monthsUsed: number): Cents {
  return Math.max(0, priceForPeriod(monthlyPrice, 'yearly') - monthlyPrice * monthsUsed);
}

/** Returns how many monthly payments a year costs: 12 if billed monthly, 10 if billed yearly. */
export function monthsPaidPerYear(billing: BillingPeriod): number {
  const aMonth = 100;
  return yearCost(priceForPeriod(aMonth, billing), billing) / aMonth;
}

/** Returns the saving of a year compared to monthly billing, as a share from 0 to 1. */
export function savedShare(billing: BillingPeriod): number {
  return 1 - monthsPaidPerYear(billing) / MONTHS_PER_YEAR;
}

export function isBillingPeriod(value: unknown): value is BillingPeriod {
  return billingPeriods.some((period) => period === value);
}
