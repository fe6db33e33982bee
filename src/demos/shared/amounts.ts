import { grouped } from '../../domain/numerals';

/** Formats an amount to the cent, with its currency sign: `$31.37`, `−€4.00`. */
export function formatToCent(amount: number, currency: string): string {
  return withSign(amount, currency, grouped(Math.abs(amount), 2));
}

/** Formats an amount in whole currency units: `$2,310`. */
export function formatToUnit(amount: number, currency: string): string {
  return withSign(amount, currency, grouped(Math.abs(amount)));
}

const THOUSANDS = ['', 'K', 'M', 'B'];

/**
 * Formats an amount for an axis in short form: `$2.5K`. Unlike compact notation in `Intl`, keeps three
 * digits, so that neighboring ticks such as $1,050 and $1,100, or $0.55 and $0.60, differ.
 */
export function formatForAxis(amount: number, currency: string, digits = 3): string {
  let power = 0;
  let short = Number(Math.abs(amount).toPrecision(digits));
  while (short >= 1000 && power < THOUSANDS.length - 1) {
    power += 1;
    short /= 1000;
  }
  return withSign(amount, currency, `${Number(short.toPrecision(digits))}${THOUSANDS[power]}`);
}

/** An axis has at most this many ticks. */
const MAX_TICKS = 20;

/** Returns a format for the ticks of an axis, with enough digits that no two have the same label. */
export function axisFormat(
  [low, high]: readonly [number, number],
  currency: string,
): (amount: number) => string {
  const power = (value: number) => Math.floor(Math.log10(value));
  const largest = Math.max(Math.abs(low), Math.abs(high));
  const needed = high > low ? power(largest) - power((high - low) / MAX_TICKS) + 1 : 0;
  return (amount) => formatForAxis(amount, currency, Math.max(3, needed));
}

/** Formats a signed number with two decimals: `+0.64`, `−0.30`. */
export function formatSigned(value: number): string {
  const digits = Math.abs(value).toFixed(2);
  if (Number(digits) === 0) return digits;
  return value > 0 ? `+${digits}` : `−${digits}`;
}

/**
 * Adds the currency sign, with a space after letters as in `CHF 12`, and a minus sign unless the amount
 * rounds to 0.
 */
function withSign(amount: number, currency: string, digits: string): string {
  const sign = /\p{L}$/u.test(currency) ? `${currency}\u00A0` : currency;
  return `${amount < 0 && /[1-9]/u.test(digits) ? '−' : ''}${sign}${digits}`;
}
