import { toUnit } from '../shared/amounts';
import { currency } from '../../domain/money';

/** Whole units of our currency: `$1,250`. */
export function inDollars(amount: number): string {
  return toUnit(amount, currency.symbol);
}
