/** An amount in integer US cents. Dollars exist only as text, made by {@link formatMoney}. */
export type Cents = number;

/** Sales tax in whole percent (specification §9). */
export const TAX_PERCENT = 8;

const usd = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** Cents as US dollars, for example `2999` → `$29.99`. */
export function formatMoney(cents: Cents): string {
  return usd.format(cents / 100);
}

/** Cents as a plain number of dollars for machines to read, for example `2999` → `29.99`. */
export function decimalDollars(cents: Cents): string {
  return (cents / 100).toFixed(2);
}

/**
 * The tax on a subtotal: 8%, rounded half up to a whole cent.
 *
 * It is taken once, on the subtotal and never per line, so that the order of lines can't change it.
 * All in integers: 8% of 1 cent is 8 hundredths, and 50 hundredths round up.
 */
export function taxOn(subtotal: Cents): Cents {
  return Math.floor((subtotal * TAX_PERCENT + 50) / 100);
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
