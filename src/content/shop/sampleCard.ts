import type { CardSecrets } from '../../domain/checkout';
import { monthsAfter } from '../../domain/dates';

/** How long the sample card is good for, from today. */
const MONTHS_AHEAD = 36;

/**
 * A card for the demonstration that nobody has: payment services publish its number for trying out a checkout
 * (https://docs.stripe.com/testing), and none of them charges it.
 *
 * @param today an ISO day
 */
export function sampleCard(today: string): CardSecrets {
  const [year = '', month = ''] = monthsAfter(today, MONTHS_AHEAD).split('-');
  return { cardNumber: '4242 4242 4242 4242', expiryDate: `${month}/${year.slice(-2)}`, cvv: '123' };
}
