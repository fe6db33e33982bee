import type { BillingPeriod } from '../../domain/billing';
import { yearlySaving } from '../../domain/billing';
import { currency, formatMoney } from '../../domain/money';
import type { PlanPrice, PricingPlan } from '../types';

/** What a year saves at most against twelve months, as the specification's labels have it; a test compares it with the plans. */
export const MAX_YEARLY_SAVING = '17%';

/** What the add-ons cost, for texts that name an amount. */
export const addOnAmounts = {
  apiCalls: `${currency.symbol}0.10 per 1,000`,
  support: `${currency.symbol}500`,
  integration: `${currency.symbol}2,500`,
  training: `${currency.symbol}1,500`,
  infrastructure: `${currency.symbol}1,000`,
} as const;

/** What each plan costs for a billing period. */
export const planPrices: Readonly<Record<PricingPlan['id'], Readonly<Record<BillingPeriod, PlanPrice>>>> = {
  starter: { monthly: 2999, yearly: 29_990 },
  professional: { monthly: 7999, yearly: 79_990 },
  enterprise: { monthly: 'Custom', yearly: 'Custom' },
};

/** A plan's price as running text has it. */
export function planPriceText(id: PricingPlan['id'], billing: BillingPeriod): string {
  const price = planPrices[id][billing];
  return price === 'Custom' ? price : formatMoney(price);
}

/** What a year of a plan saves against twelve single months, as running text has it; nothing where the price is text. */
export function yearlySavingText(id: PricingPlan['id']): string {
  const { monthly, yearly } = planPrices[id];
  return monthly === 'Custom' || yearly === 'Custom'
    ? ''
    : formatMoney(yearlySaving(monthly, yearly, 'yearly'));
}

/** How large a shop the smallest plan is made for. */
export const starterLimits = { products: '10,000 products', customers: '1,000 customers' } as const;
