import { Fragment } from 'react';
import { countryNames } from '../../content/shop/checkoutPage';
import { addressLines } from '../../domain/addressLines';
import type { BillingAddress, ContactInfo } from '../../domain/checkout';

/** To whom a bill goes, and where to: line by line as an envelope has it. */
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
