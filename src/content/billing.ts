import type { BillingPeriod } from '../domain/billing';
import { billingPeriods, savedShare } from '../domain/billing';
import type { BillingOffers } from '../domain/billingOffers';
import { formatMoney } from '../domain/money';
import { percent } from '../domain/numerals';
import { billingUnits } from './billingUnits';
import { promises } from './promises';

interface BillingTexts {
  /** As a choice names it. */
  readonly label: string;
  /** What it is worth against twelve single months; null where it saves nothing. */
  readonly saving: string | null;
}

/** What the site says of each billing period. */
export const billingTexts: Readonly<Record<BillingPeriod, BillingTexts>> = {
  monthly: { label: 'Monthly', saving: savingOf('monthly') },
  yearly: { label: 'Yearly', saving: savingOf('yearly') },
};

function savingOf(billing: BillingPeriod): string | null {
  const share = savedShare(billing);
  return share > 0 ? `Save ${percent(share)}` : null;
}

/** What speaks for a billing period, beside its choice on a product's page. */
export function advantageOf(billing: BillingPeriod): string {
  return billingTexts[billing].saving ?? `${promises.noticeDays} days’ notice`;
}

/** A billing period with what it saves, for example `Yearly (Save 17%)`. */
export function billingLabel(billing: BillingPeriod): string {
  const { label, saving } = billingTexts[billing];
  return saving === null ? label : `${label} (${saving})`;
}

/** The billing periods as a select offers them. */
export const billingOptions = billingPeriods.map((value) => ({ value, label: billingLabel(value) }));

/** What the chosen period costs and saves in a year, and what another would save if the chosen one saves nothing. */
export function costOfYear({ chosen, best }: BillingOffers): string {
  const year = `${formatMoney(chosen.year)} a year`;
  if (chosen.saving > 0) return `${year}, ${formatMoney(chosen.saving)} less than 12 months.`;
  if (best.saving === 0) return `${year}.`;
  return `${year}. By the ${billingUnits[best.billing]} ${formatMoney(best.year)}, ${formatMoney(best.saving)} less.`;
}

/** The same where there is room for a few words: what the chosen period saves, or what the best would. */
export function savingOfYear({ chosen, best }: BillingOffers): string {
  const { billing, saving } = chosen.saving > 0 ? chosen : best;
  return saving > 0 ? `${billingTexts[billing].label} saves ${formatMoney(saving)} a year` : '';
}
