import type { Availability } from './types';

/** True if stock is limited, which the shop points out. */
export const isScarce: Readonly<Record<Availability, boolean>> = {
  'In Stock': false,
  'Limited Stock': true,
};
