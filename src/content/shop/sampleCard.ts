import type { CardSecrets } from '../../domain/checkout';
import { monthsAfter } from '../../domain/dates';

const MONTHS_VALID = 36;

/**
 * Returns a test card for the demo. Payment providers publish its number for trying out a checkout
 * (https://docs.stripe.com/testing), and none of them charges it.
 * @param today an ISO date
 */
export function sampleCard(today: string): CardSecrets {
  const [year = '', month = ''] = monthsAfter(today, MONTHS_VALID).split('-');
  return { cardNumber: '4242 4242 4242 4242', expiryDate: `${month}/${year.slice(-2)}`, cvv: '123' };
}
