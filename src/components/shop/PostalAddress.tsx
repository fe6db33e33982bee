import { Fragment } from 'react';
import { countryNames } from '../../content/shop/checkoutPage';
import { addressLines } from '../../domain/addressLines';
import type { BillingAddress, ContactInfo } from '../../domain/checkout';

/** A billing name and address, formatted like an envelope. */
export function PostalAddress({ to }: { readonly to: ContactInfo & BillingAddress }) {
  const lines = [
    `${to.firstName} ${to.lastName}`,
    to.company,
    ...addressLines(to),
    countryNames[to.country],
  ].filter((line) => line !== '');
  return lines.map((line, index) => (
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ));
}
