import { taxNames, taxPercent } from '../domain/money';
import { capitalized, enumerated } from '../domain/numerals';

/** The taxes in running text, such as `8% tax`, or `8% sales tax and 1.5% city tax`. */
export const taxesInWords = enumerated(
  taxNames.map((name) => `${taxPercent(name)} ${name.toLowerCase()}`),
  'and',
);

/** The taxes as a clause, such as `Tax is 8% of the subtotal`. */
export const taxTerms = capitalized(
  enumerated(
    taxNames.map((name) => `${name.toLowerCase()} is ${taxPercent(name)} of the subtotal`),
    'and',
  ),
);
