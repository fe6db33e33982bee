import type { BillingPeriod } from '../domain/billing';
import { billingPeriods } from '../domain/billing';
import { enumerated } from '../domain/numerals';

/**
 * One billing period in words: `$29.99 a month`, `$29.99/month`. Apart from the other texts of the periods, since
 * every page that shows a price loads this.
 */
export const billingUnits: Readonly<Record<BillingPeriod, string>> = { monthly: 'month', yearly: 'year' };

/** All billing periods in running text: `by the month or by the year`. */
export const byAnyPeriod = enumerated(
  billingPeriods.map((period) => `by the ${billingUnits[period]}`),
  'or',
);
