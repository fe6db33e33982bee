const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

/** Whole dollars: `$1,250`. */
export function inDollars(amount: number): string {
  return dollars.format(amount);
}
