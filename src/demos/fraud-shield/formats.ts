import { currency } from '../../domain/money';
import { counted } from '../../domain/numerals';
import { formatToUnit } from '../shared/amounts';

/** Formats an amount in whole units of our currency: `$1,250`. */
export function formatMoney(amount: number): string {
  return formatToUnit(amount, currency.symbol);
}

/** Formats a risk, rounded down, so that a risk below the threshold never reads as equal to it. */
export function formatRisk(risk: number): string {
  return counted(Math.floor(risk), 'point');
}
