import { grouped } from '../../domain/numerals';

/** An amount with its currency sign, to the cent: `$31.37`, `−€4.00`. */
export function formatToCent(amount: number, currency: string): string {
  return withSign(amount, currency, grouped(Math.abs(amount), 2));
}

/** An amount in whole currency units: `$2,310`. */
export function formatToUnit(amount: number, currency: string): string {
  return withSign(amount, currency, grouped(Math.abs(amount)));
}

const THOUSANDS = ['', 'K', 'M', 'B'];

/**
 * A short amount for an axis, such as `$2.5K`. Like the compact notation of `Intl`, but with three digits, so that
 * neighboring ticks such as $1,050 and $1,100, or $0.55 and $0.60, differ.
 */
export function formatForAxis(amount: number, currency: string): string {
  let power = 0;
  let short = Number(Math.abs(amount).toPrecision(3));
  while (short >= 1000 && power < THOUSANDS.length - 1) {
    power += 1;
    short /= 1000;
  }
  return withSign(amount, currency, `${short}${THOUSANDS[power]}`);
}

/** A signed number with two decimals, such as `+0.64` or `−0.30`. */
export function formatSigned(value: number): string {
  const digits = Math.abs(value).toFixed(2);
  if (Number(digits) === 0) return digits;
  return value > 0 ? `+${digits}` : `−${digits}`;
}

/** Adds the minus sign, unless the amount rounds to 0, and a space after letters, as in `CHF 12`. */
function withSign(amount: number, currency: string, digits: string): string {
  const sign = /\p{L}$/u.test(currency) ? `${currency}\u00A0` : currency;
  return `${amount < 0 && /[1-9]/u.test(digits) ? '−' : ''}${sign}${digits}`;
}
