import type { Availability } from './types';

/** Availabilities that the shop points out, because stock is limited. */
export const isScarce: Readonly<Record<Availability, boolean>> = {
  'In Stock': false,
  'Limited Stock': true,
};
