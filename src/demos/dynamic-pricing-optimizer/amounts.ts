import { grouped } from '../../domain/numerals';

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
