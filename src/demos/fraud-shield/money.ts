import { formatToUnit } from '../shared/amounts';
import { currency } from '../../domain/money';

/** Whole units of our currency: `$1,250`. */
export function formatMoney(amount: number): string {
  return formatToUnit(amount, currency.symbol);
}
