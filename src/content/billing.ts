import type { BillingPeriod } from '../domain/billing';

/** The billing periods by name. */
export const billingLabels: Readonly<Record<BillingPeriod, string>> = {
  monthly: 'Monthly',
  yearly: 'Yearly',
};

/** What the year is worth against twelve months: a fixed label of the specification. */
export const yearlySaveLabel = 'Save 17%';
