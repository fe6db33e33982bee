import type { BillingPeriod } from '../domain/billing';
import { billingPeriods } from '../domain/billing';
import { enumerated } from '../domain/numerals';

/**
 * Units of prices, as in `$29.99 a month` and `$29.99/month`. A separate file, because every page with a
 * price loads it.
 */
export const billingUnits: Readonly<Record<BillingPeriod, string>> = { monthly: 'month', yearly: 'year' };

/** All billing periods in running text: `monthly or yearly`. */
export const byAnyPeriod = enumerated(billingPeriods, 'or');
