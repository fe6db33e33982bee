import type { BillingPeriod } from '../domain/billing';
import { MONTHS_PER_YEAR, billingPeriods, monthsOf, savedShare } from '../domain/billing';
import type { BillingOffers } from '../domain/billingOffers';
import { formatMoney } from '../domain/money';
import { inWords, percent } from '../domain/numerals';
import { commitments } from './commitments';

interface BillingTexts {
  readonly label: string;
  /** Saving compared with twelve monthly payments; null if there is none. */
  readonly saving: string | null;
}

export const billingTexts: Readonly<Record<BillingPeriod, BillingTexts>> = {
  monthly: { label: 'Monthly', saving: savingOf('monthly') },
  yearly: { label: 'Yearly', saving: savingOf('yearly') },
};

function savingOf(billing: BillingPeriod): string | null {
  const share = savedShare(billing);
  return share > 0 ? `Save ${percent(share)}` : null;
}

/** Returns the reason to choose a billing period: its saving or, without one, its short notice. */
export function advantageOf(billing: BillingPeriod): string {
  return billingTexts[billing].saving ?? `${commitments.noticeDays} days’ notice`;
}

/** Labels a billing period, for example `Yearly (Save 17%)`. */
export function billingLabel(billing: BillingPeriod): string {
  const { label, saving } = billingTexts[billing];
  return saving === null ? label : `${label} (${saving})`;
}

export const billingOptions = billingPeriods.map((value) => ({ value, label: billingLabel(value) }));

function timesAYear(billing: BillingPeriod): string {
  const times = MONTHS_PER_YEAR / monthsOf(billing);
  return times === 1 ? 'once a year' : `${inWords(times)} times a year`;
}

/**
 * States what a year costs and saves with the selected billing period. If that saves nothing, offers the period
 * that saves most.
 */
export function costOfYear({ chosen, best }: BillingOffers): string {
  const year = formatMoney(chosen.year);
  if (chosen.saving > 0)
    return `${year}, charged ${timesAYear(chosen.billing)}. You save ${formatMoney(chosen.saving)}.`;
  if (best.saving === 0) return `${year} a year.`;
  return `Pay ${billingTexts[best.billing].label.toLowerCase()}: ${formatMoney(best.year)} (save ${formatMoney(best.saving)}).`;
}

/**
 * States the saving of the selected billing period or, if that saves nothing, of the one that saves most. Empty if
 * neither saves anything.
 */
export function savingOfYear({ chosen, best }: BillingOffers): string {
  if (chosen.saving > 0) return `You save ${formatMoney(chosen.saving)} a year`;
  return best.saving > 0
    ? `${billingTexts[best.billing].label} saves ${formatMoney(best.saving)} a year`
    : '';
}
