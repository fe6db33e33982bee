import { toUnit } from '../shared/amounts';
import { currency } from '../../domain/money';

/** Whole units of our currency: `$1,250`. */
export function inWholeMoney(amount: number): string {
  return toUnit(amount, currency.symbol);
}
