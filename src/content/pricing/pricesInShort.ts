import { formatMoney } from '../../domain/money';
import { paths } from '../paths';
import { catalogue } from '../products/catalogue';
import { planPriceText } from './prices';

const cents = catalogue.map(({ priceCents }) => priceCents);

/** What a month of the cheapest and of the dearest product costs. */
export const productPrices = {
  lowest: formatMoney(Math.min(...cents)),
  highest: formatMoney(Math.max(...cents)),
} as const;

/** What it costs at least, wherever a page asks for a decision. */
export const pricesInShort = `Plans start at ${planPriceText('starter', 'monthly')} a month and products at ${productPrices.lowest}; a project has a fixed quote.`;

/** What the link to all prices is called. */
export const pricingLink = { to: paths.pricing, label: 'All prices' } as const;
