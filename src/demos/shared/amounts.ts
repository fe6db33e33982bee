import { grouped } from '../../domain/numerals';

/** An amount with its currency sign, to the cent: `$31.37`, `−€4.00`. */
export function toCent(amount: number, currency: string): string {
  return withSign(amount, currency, grouped(Math.abs(amount), 2));
}

/** An amount in whole units: `$2,310`. */
export function toUnit(amount: number, currency: string): string {
  return withSign(amount, currency, grouped(Math.abs(amount)));
}

const THOUSANDS = ['', 'K', 'M', 'B'];

/**
 * A short amount for an axis: `$2.5K`. As `Intl` writes it in its compact notation, with three digits, so that the
 * neighbouring marks $1,050 and $1,100 differ, and those of $0.55 and $0.60.
 */
export function onAxis(amount: number, currency: string): string {
  let power = 0;
  let short = Number(Math.abs(amount).toPrecision(3));
  while (short >= 1000 && power < THOUSANDS.length - 1) {
    power += 1;
    short /= 1000;
  }
  return withSign(amount, currency, `${short}${THOUSANDS[power]}`);
}

/** An effect or a score with its sign, to the hundredth: `+0.64`, `−0.30`. */
export function signed(value: number): string {
  const digits = Math.abs(value).toFixed(2);
  if (Number(digits) === 0) return digits;
  return value > 0 ? `+${digits}` : `−${digits}`;
}

/** What rounds to nothing has no minus. */
function withSign(amount: number, currency: string, digits: string): string {
  return `${amount < 0 && /[1-9]/u.test(digits) ? '−' : ''}${currency}${digits}`;
}
