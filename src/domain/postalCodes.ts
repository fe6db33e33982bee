import isPostalCode from 'validator/lib/isPostalCode.js';
import type { Country } from './checkout';

export const isPostalCodeOf: Readonly<Record<Country, (code: string) => boolean>> = {
  US: (code) => isPostalCode(code, 'US'),
  CA: (code) => isPostalCode(code, 'CA'),
  // The validator package also accepts the first half of a UK postcode, so require all of it.
  GB: (code) => isPostalCode(code, 'GB') && /\d[a-z]{2}$/i.test(code),
  AU: (code) => isPostalCode(code, 'AU'),
};
