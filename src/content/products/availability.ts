import type { Availability } from './types';

/** True for an availability that the shop points out, because stock is limited. */
export const isScarce: Readonly<Record<Availability, boolean>> = {
  'In Stock': false,
  'Limited Stock': true,
};
