/** An amount in whole units: `$1,204`. */
export function money(amount: number, currency: string): string {
  return currency + Math.round(amount).toLocaleString('en-US');
}

const compact = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 });

/** A short amount for an axis: `$1.2K`. */
export function shortMoney(amount: number, currency: string): string {
  return currency + compact.format(Number(amount.toPrecision(3)));
}
