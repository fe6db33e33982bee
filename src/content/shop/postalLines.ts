import { addressLines } from '../../domain/addressLines';
import { isolated } from '../../domain/isolated';
import type { BillingAddress, ContactInfo } from '../../domain/checkout';
import { countryNames } from './checkoutPage';

/** Returns the lines of a billing name and address, as on an envelope. */
export function postalLines(to: ContactInfo & BillingAddress): readonly string[] {
  return [
    isolated(`${to.firstName} ${to.lastName}`),
    isolated(to.company),
    ...addressLines(to),
    countryNames[to.country],
  ].filter((line) => line !== '');
}
