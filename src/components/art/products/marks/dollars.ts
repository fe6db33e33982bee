import { currency } from '../../../../domain/money';

/** Formats a price in whole dollars, for a picture's labels. */
export function dollars(price: number): string {
  return `${currency.symbol}${price}`;
}
