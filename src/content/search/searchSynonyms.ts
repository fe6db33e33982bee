import type { BillingPeriod } from '../../domain/billing';

/**
 * What people call a thing, and what the site calls it. The search takes both; few entries, each for a word that leads
 * astray or nowhere. A billing period is one, since texts say `by the year`.
 */
export const searchSynonyms: Readonly<
  Record<string, readonly string[]> & Record<Exclude<BillingPeriod, 'monthly'>, readonly string[]>
> = {
  refund: ['money back', 'suit'],
  warranty: ['money back', 'suit'],
  receipt: ['orders', 'invoice'],
  bill: ['invoice', 'billing'],
  yearly: ['by the year'],
  annual: ['by the year'],
  bot: ['chat', 'assistant'],
  jobs: ['team'],
  phone: ['call', 'contact'],
  email: ['contact'],
  address: ['contact'],
  gdpr: ['privacy'],
  cookies: ['privacy'],
  tracking: ['track'],
  price: ['pricing'],
  cheap: ['cheaper', 'cost'],
  basket: ['cart'],
  favorites: ['wishlist'],
  trial: ['demo'],
  versus: ['compare'],
};
