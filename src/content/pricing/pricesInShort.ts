import { formatMoney } from '../../domain/money';
import { paths } from '../paths';
import { catalog } from '../products/catalog';
import { planPriceText } from './prices';

const cents = catalog.map(({ priceCents }) => priceCents);

/** Monthly prices of the cheapest and the most expensive product, formatted. */
export const productPrices = {
  lowest: formatMoney(Math.min(...cents)),
  highest: formatMoney(Math.max(...cents)),
} as const;

/** The lowest prices in one sentence, for calls to action. */
export const pricesInShort = `Plans start at ${planPriceText('starter', 'monthly')} a month and products at ${productPrices.lowest}; a project has a fixed quote.`;

export const pricingLink = { to: paths.pricing, label: 'All prices' } as const;
