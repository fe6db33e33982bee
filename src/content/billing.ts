import type { BillingPeriod } from '../domain/billing';
import { billingPeriods } from '../domain/billing';

interface BillingTexts {
  /** As a choice names it. */
  readonly label: string;
  /** What it is worth against twelve single months; null where it saves nothing. */
  readonly saving: string | null;
  /** What speaks for it, beside its choice on a product's page. */
  readonly advantage: string;
}

/** What the year is worth against twelve months: a fixed label of the specification. */
const YEARLY_SAVING = 'Save 17%';

/** What the site says of each billing period. */
export const billingTexts: Readonly<Record<BillingPeriod, BillingTexts>> = {
  monthly: { label: 'Monthly', saving: null, advantage: 'Cancel any month' },
  yearly: { label: 'Yearly', saving: YEARLY_SAVING, advantage: YEARLY_SAVING },
};

/** A billing period with what it saves, for example `Yearly (Save 17%)`. */
export function billingLabel(billing: BillingPeriod): string {
  const { label, saving } = billingTexts[billing];
  return saving === null ? label : `${label} (${saving})`;
}

/** The billing periods as a select offers them. */
export const billingOptions = billingPeriods.map((value) => ({ value, label: billingLabel(value) }));
