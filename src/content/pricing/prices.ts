import type { BillingPeriod } from '../../domain/billing';
import { priceForPeriod, savedShare, yearlyDiscount } from '../../domain/billing';
import { currency, formatMoney } from '../../domain/money';
import { percent } from '../../domain/numerals';
import { paths } from '../paths';
import { catalog } from '../products/catalog';
import type { PlanPrice, PricingPlan } from '../types';

export const MAX_YEARLY_SAVING = percent(savedShare('yearly'));

export const addOnAmounts = {
  apiCalls: `${currency.symbol}0.10 per 1,000`,
  support: `${currency.symbol}500`,
  integration: `${currency.symbol}2,500`,
  training: `${currency.symbol}1,500`,
  infrastructure: `${currency.symbol}1,000`,
} as const;

export const planPrices = {
  starter: 2999,
  professional: 7999,
  enterprise: 'Custom',
} as const satisfies Readonly<Record<PricingPlan['id'], PlanPrice>>;

export function planPriceText(id: PricingPlan['id'], billing: BillingPeriod): string {
  const price = planPrices[id];
  return price === 'Custom' ? price : formatMoney(priceForPeriod(price, billing));
}

/** Formats a plan's yearly saving for running text; empty for custom prices. */
export function yearlySavingText(id: PricingPlan['id']): string {
  const price = planPrices[id];
  return price === 'Custom'
    ? ''
    : formatMoney(yearlyDiscount(price, priceForPeriod(price, 'yearly'), 'yearly'));
}

export const starterLimits = {
  products: '10,000 products',
  customers: '1,000 customers',
  /** If each customer orders once a year. */
  orders: 'about 80 orders a month',
} as const;

const cents = catalog.map(({ priceCents }) => priceCents);

/** Monthly prices of the cheapest and the most expensive product, formatted. */
export const productPrices = {
  lowest: formatMoney(Math.min(...cents)),
  highest: formatMoney(Math.max(...cents)),
} as const;

/** The lowest prices in one sentence, for calls to action. */
export const pricesInShort = `Plans start at ${planPriceText('starter', 'monthly')} a month and products at ${productPrices.lowest}; a project has a fixed quote.`;

/** The range of all monthly prices, for the first screen of a home page. */
export const priceRange = `Products ${productPrices.lowest}–${productPrices.highest} a month · plans from ${planPriceText('starter', 'monthly')}`;

export const pricingLink = { to: paths.pricing, label: 'See prices' } as const;
