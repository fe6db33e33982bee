import type { BillingPeriod } from '../../domain/billing';
import { MONTHS_PER_YEAR, priceForPeriod, savedShare, yearlyDiscount } from '../../domain/billing';
import { currency, formatMoney } from '../../domain/money';
import { counted, grouped, percent } from '../../domain/numerals';
import { billingUnits } from '../billingUnits';
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

/** States a plan's price: `$29.99 a month`, or `by quote`. */
export function planCost(id: PricingPlan['id'], billing: BillingPeriod = 'monthly'): string {
  return planPrices[id] === 'Custom'
    ? 'by quote'
    : `${planPriceText(id, billing)} a ${billingUnits[billing]}`;
}

/** Formats a plan's yearly saving for running text; empty for custom prices. */
export function yearlySavingText(id: PricingPlan['id']): string {
  const price = planPrices[id];
  return price === 'Custom'
    ? ''
    : formatMoney(yearlyDiscount(price, priceForPeriod(price, 'yearly'), 'yearly'));
}

export interface PlanLimits {
  readonly products: number;
  /** People who ordered in the past twelve months. */
  readonly customers: number;
}

/** How much each plan covers; null if it has no limit. */
export const planLimits = {
  starter: { products: 10_000, customers: 1_000 },
  professional: { products: 100_000, customers: 10_000 },
  enterprise: null,
} as const satisfies Readonly<Record<PricingPlan['id'], PlanLimits | null>>;

const limitTexts = ({ products, customers }: PlanLimits) => ({
  products: counted(products, 'product'),
  customers: counted(customers, 'customer'),
  /** Orders a month if each customer orders once a year, to the ten below. */
  orders: grouped(Math.floor(customers / MONTHS_PER_YEAR / 10) * 10),
});
/** The store size of examples, in orders a month. */
export const exampleOrders = 300;

/** Id of the control that finds the plan for a store. */
export const planFitAnchor = 'which-plan';

export const starterLimits = limitTexts(planLimits.starter);
export const professionalLimits = limitTexts(planLimits.professional);

const cents = catalog.map(({ priceCents }) => priceCents);

/** Monthly prices of the cheapest and the most expensive product, formatted. */
export const productPrices = {
  lowest: formatMoney(Math.min(...cents)),
  highest: formatMoney(Math.max(...cents)),
} as const;

/** The lowest prices in one sentence, for calls to action. */
export const pricesInShort = `Plans start at ${planPriceText('starter', 'monthly')} a month and products at ${productPrices.lowest}; a project has a fixed quote.`;

export const pricingLink = { to: paths.pricing, label: 'See prices' } as const;

/** The range of monthly prices, for the first screen of a home page. */
export const priceRange = `Products ${productPrices.lowest}–${productPrices.highest} a month · plans from ${planPriceText('starter', 'monthly')}`;
