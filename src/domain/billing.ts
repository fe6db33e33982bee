import type { Cents } from './money';

/** The billing periods, in the order in which they are offered. */
export const billingPeriods = ['monthly', 'yearly'] as const;
export type BillingPeriod = (typeof billingPeriods)[number];

/** The periods that are longer than a month, by which prices are named. */
export const longerPeriods = billingPeriods.filter((period) => period !== 'monthly');

interface Terms {
  /** How many months one period covers; a year holds a whole number of periods. */
  readonly months: number;
  /** What one period costs, in whole cents. */
  readonly price: (monthlyPrice: Cents) => Cents;
}

/** What tells the periods apart. All else that depends on a period derives from its entry here. */
const terms: Readonly<Record<BillingPeriod, Terms>> = {
  monthly: { months: 1, price: (monthlyPrice) => monthlyPrice },
  // A year costs ten months (specification §9), which is where 'Save 17%' comes from.
  yearly: { months: 12, price: (monthlyPrice) => monthlyPrice * 10 },
};

export const MONTHS_PER_YEAR = 12;

/** How many months one period covers. */
export function monthsOf(billing: BillingPeriod): number {
  return terms[billing].months;
}

/** What one unit costs for one billing period. */
export function priceForPeriod(monthlyPrice: Cents, billing: BillingPeriod): Cents {
  return terms[billing].price(monthlyPrice);
}

/** What a year costs that is paid period by period. */
export function yearCost(pricePerPeriod: Cents, billing: BillingPeriod): Cents {
  return (pricePerPeriod * MONTHS_PER_YEAR) / monthsOf(billing);
}

/** What a year that is paid period by period saves against twelve single months. */
export function yearlySaving(monthlyPrice: Cents, pricePerPeriod: Cents, billing: BillingPeriod): Cents {
  return monthlyPrice * MONTHS_PER_YEAR - yearCost(pricePerPeriod, billing);
}

/** How many months' price a year costs: 12 by the month, 10 by the year. */
export function monthsPaidPerYear(billing: BillingPeriod): number {
  const aMonth = 100;
  return yearCost(priceForPeriod(aMonth, billing), billing) / aMonth;
}

/** Which share of twelve single months a year saves that is paid period by period. */
export function savedShare(billing: BillingPeriod): number {
  return 1 - monthsPaidPerYear(billing) / MONTHS_PER_YEAR;
}

/** Whether a value from outside (a URL, saved state) names a billing period. */
export function isBillingPeriod(value: unknown): value is BillingPeriod {
  return billingPeriods.some((period) => period === value);
}
