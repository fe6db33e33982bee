import { addressLines } from '../../domain/addressLines';
import type { BillingAddress, ContactInfo } from '../../domain/checkout';
import { countryNames } from './checkoutPage';

/** Returns the lines of a billing name and address, as on an envelope. */
export function postalLines(to: ContactInfo & BillingAddress): readonly string[] {
  return [`${to.firstName} ${to.lastName}`, to.company, ...addressLines(to), countryNames[to.country]].filter(
    (line) => line !== '',
  );
}
