import type { Availability } from './types';

/** Whether there may not be enough of a product for everyone, which the shop points out. */
export const isScarce: Readonly<Record<Availability, boolean>> = {
  'In Stock': false,
  'Limited Stock': true,
};
