/** An amount with its currency sign, to the cent: `$31.37`, `−€4.00`. */
export function toCent(amount: number, currency: string): string {
  return signed(amount, currency, 2);
}

/** An amount in whole units: `$2,310`. */
export function toUnit(amount: number, currency: string): string {
  return signed(amount, currency, 0);
}

const compact = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 });

/** A short amount for an axis: `$2.5K`. */
export function onAxis(amount: number, currency: string): string {
  return `${amount < 0 ? '−' : ''}${currency}${compact.format(Math.abs(amount))}`;
}

/** A quantity, with one digit behind the point where it is small. */
export function quantityText(quantity: number): string {
  return quantity.toLocaleString('en-US', { maximumFractionDigits: quantity < 10 ? 1 : 0 });
}

/** An elasticity with a real minus: `−2.20`. */
export function elasticityText(elasticity: number): string {
  return elasticity.toFixed(2).replace('-', '−');
}

function signed(amount: number, currency: string, digits: number): string {
  const text = Math.abs(amount).toLocaleString('en-US', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return `${amount < 0 && /[1-9]/u.test(text) ? '−' : ''}${currency}${text}`;
}
