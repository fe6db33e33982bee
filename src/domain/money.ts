import { grouped } from './numerals';

/** An amount in integer US cents. Dollars exist only as text, made by {@link formatMoney}. */
export type Cents = number;

/** Sales tax in thousandths of a percent (specification §9): a whole number, so that no tax is worked out in fractions. */
const TAX_RATE = 8_000;

/** Sales tax in percent, as texts name it: a rate of 8,875 would be `8.875`. */
export const TAX_PERCENT = TAX_RATE / 1000;

/** Cents as US dollars, for example `2999` → `$29.99`. */
export function formatMoney(cents: Cents): string {
  return `${cents < 0 ? '-' : ''}$${grouped(Math.abs(cents) / 100, 2)}`;
}

/** Cents as a plain number of dollars for machines to read, for example `2999` → `29.99`. */
export function decimalDollars(cents: Cents): string {
  return (cents / 100).toFixed(2);
}

/**
 * The tax on a subtotal, rounded half up to a whole cent.
 *
 * It is taken once, on the subtotal and never per line, so that the order of lines can't change it.
 * All in integers: a cent has 100,000 thousandths of a percent of itself, and half of them round up.
 */
export function taxOn(subtotal: Cents): Cents {
  return Math.floor((subtotal * TAX_RATE + 50_000) / 100_000);
}

/** What is due: a subtotal, the tax on it, and their sum. */
export interface Totals {
  readonly subtotal: Cents;
  readonly tax: Cents;
  readonly total: Cents;
}

/** The totals of a cart or an order from the amounts of its lines. */
export function totalsOf(lineAmounts: readonly Cents[]): Totals {
  const subtotal = lineAmounts.reduce((sum, amount) => sum + amount, 0);
  const tax = taxOn(subtotal);
  return { subtotal, tax, total: subtotal + tax };
}
