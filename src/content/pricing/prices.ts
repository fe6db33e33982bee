import type { BillingPeriod } from '../../domain/billing';
import { priceForPeriod, savedShare, yearlySaving } from '../../domain/billing';
import { currency, formatMoney } from '../../domain/money';
import { percent } from '../../domain/numerals';
import type { PlanPrice, PricingPlan } from '../types';

/** What a year saves at most against twelve months. */
export const MAX_YEARLY_SAVING = percent(savedShare('yearly'));

/** What the add-ons cost, for texts that name an amount. */
export const addOnAmounts = {
  apiCalls: `${currency.symbol}0.10 per 1,000`,
  support: `${currency.symbol}500`,
  integration: `${currency.symbol}2,500`,
  training: `${currency.symbol}1,500`,
  infrastructure: `${currency.symbol}1,000`,
} as const;

/** What a month of each plan costs. */
export const planPrices: Readonly<Record<PricingPlan['id'], PlanPrice>> = {
  starter: 2999,
  professional: 7999,
  enterprise: 'Custom',
};

/** A plan's price as running text has it. */
export function planPriceText(id: PricingPlan['id'], billing: BillingPeriod): string {
  const price = planPrices[id];
  return price === 'Custom' ? price : formatMoney(priceForPeriod(price, billing));
}

/** What a year of a plan saves against twelve single months, as running text has it; nothing where the price is text. */
export function yearlySavingText(id: PricingPlan['id']): string {
  const price = planPrices[id];
  return price === 'Custom'
    ? ''
    : formatMoney(yearlySaving(price, priceForPeriod(price, 'yearly'), 'yearly'));
}

/** How large a shop the smallest plan is made for. */
export const starterLimits = { products: '10,000 products', customers: '1,000 customers' } as const;
