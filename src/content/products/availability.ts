import type { Availability } from './types';

/** True if the shop should point out that stock is limited. */
export const isScarce: Readonly<Record<Availability, boolean>> = {
  'In Stock': false,
  'Limited Stock': true,
};
