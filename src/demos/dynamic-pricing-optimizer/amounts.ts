import { grouped } from '../../domain/numerals';
import { formatToCent, formatToUnit } from '../shared/amounts';

/** Formats a quantity, with one decimal if it's small: `4.5`, `3`, `240`. */
export function quantityText(quantity: number): string {
  return quantity < 10 ? String(Number(quantity.toFixed(1))) : grouped(quantity);
}

/** Formats an elasticity with a true minus sign: `−2.20`. A value that rounds to 0 has no sign. */
export function elasticityText(elasticity: number): string {
  return elasticity
    .toFixed(2)
    .replace(/^-(?=.*[1-9])/u, '−')
    .replace('-', '');
}

/** Formats revenue or profit: small amounts to the cent, so that different ones look different. */
export function amountText(amount: number, currency: string): string {
  return Math.abs(amount) < 100 ? formatToCent(amount, currency) : formatToUnit(amount, currency);
}

/** Keeps rows of a table whose first cells differ: prices can be closer than a cent. */
export function distinctRows(rows: readonly (readonly string[])[]): readonly (readonly string[])[] {
  return rows.filter((row, index) => row[0] !== rows[index - 1]?.[0]);
}
