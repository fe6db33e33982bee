import isPostalCode from 'validator/lib/isPostalCode.js';
import type { Country } from './checkout';

/** Test codes in the format of `postalCode`. */
export const isPostalCodeOf: Readonly<Record<Country, (code: string) => boolean>> = {
  US: (code) => isPostalCode(code, 'US'),
  CA: (code) => isPostalCode(code, 'CA'),
  // The validator package also accepts the first half of a UK postcode, so require all of it.
  GB: (code) => isPostalCode(code, 'GB') && /\d[A-Z]{2}$/.test(code),
  AU: (code) => isPostalCode(code, 'AU'),
};
