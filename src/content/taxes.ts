import { taxNames, taxPercent } from '../domain/money';
import { capitalized, enumerated } from '../domain/numerals';

/** What the cart adds to prices: `8% tax`, or `8% sales tax and 1.5% city tax`. */
export const taxesInWords = enumerated(
  taxNames.map((name) => `${taxPercent(name)} ${name.toLowerCase()}`),
  'and',
);

/** How the taxes are worked out: `Tax is 8% of the subtotal`. */
export const taxTerms = capitalized(
  enumerated(
    taxNames.map((name) => `${name.toLowerCase()} is ${taxPercent(name)} of the subtotal`),
    'and',
  ),
);
