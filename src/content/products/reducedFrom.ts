import { formatMoney } from '../../domain/money';
import { billingUnits } from '../billingUnits';
import type { Product } from './types';

/** The reduction of a product, which has nothing to do with the billing period: by its price a month. */
export function reducedFrom({ priceCents, originalPriceCents }: Product): string {
  return `Reduced from ${formatMoney(originalPriceCents)} to ${formatMoney(priceCents)} a ${billingUnits.monthly}`;
}
