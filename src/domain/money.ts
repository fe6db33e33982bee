import { grouped } from './numerals';
import { keysOf } from './records';

/** The currency of all prices. Its symbol precedes the amount. */
export const currency = { code: 'USD', symbol: '$', plural: 'US dollars' } as const;

/** An amount in hundredths of {@link currency}. It stays an integer until it is formatted. */
export type Cents = number;

/**
 * Formats cents, for example `2999` → `$29.99`. Gives the same text as `Intl.NumberFormat` (a test compares them),
 * which takes a slow phone some 50 ms at first use.
 */
export function formatMoney(cents: Cents): string {
  return `${cents < 0 ? '-' : ''}${currency.symbol}${grouped(Math.abs(cents) / 100, 2)}`;
}

/** Formats cents as a plain number for machines, for example `2999` → `29.99`. */
export function decimalAmount(cents: Cents): string {
  return (cents / 100).toFixed(2);
}

/** Tax rates by label, in thousandths of a percent, so that they are integers (specification §9). */
const taxRates = { Tax: 8_000 } as const;

export type TaxName = keyof typeof taxRates;

/** All taxes, in the order of the summary. */
export const taxNames = keysOf(taxRates);

/** Formats a tax's rate: 8,875 thousandths of a percent give `8.875%`. */
export function taxPercent(name: TaxName): string {
  return `${taxRates[name] / 1000}%`;
}

/**
 * Calculates a tax, rounded half up to a cent. Each tax is calculated once on the subtotal, not per line, so the
 * order of lines doesn't matter. 100% is 100,000 thousandths of a percent.
 */
export function taxOn(taxed: Cents, name: TaxName): Cents {
  return Math.floor((taxed * taxRates[name] + 50_000) / 100_000);
}

/** A discount has negative cents. */
type RowKind = 'subtotal' | 'discount' | 'tax' | 'total';

export interface AmountRow<Kind extends string = string> {
  /** A `RowKind`, or an unknown kind in an order saved by a newer release. */
  readonly kind: Kind;
  /** For example `Tax (8%)`. */
  readonly label: string;
  readonly cents: Cents;
}

/** The rows of an amount due. The last is the total. */
export type AmountDue = AmountRow[];

/** Calculates the amount due. Every total on the site comes from here. */
export function amountDue(lineAmounts: readonly Cents[]): AmountDue {
  const subtotal = sumOf(lineAmounts);
  const parts: readonly AmountRow<RowKind>[] = [
    { kind: 'subtotal', label: 'Subtotal', cents: subtotal },
    ...taxNames.map((name) => ({
      kind: 'tax' as const,
      label: `${name} (${taxPercent(name)})`,
      cents: taxOn(subtotal, name),
    })),
  ];
  const total: AmountRow<RowKind> = {
    kind: 'total',
    label: 'Total',
    cents: sumOf(parts.map(({ cents }) => cents)),
  };
  return [...parts, total];
}

export function totalOf(due: AmountDue): Cents {
  return due.at(-1)?.cents ?? 0;
}

export function sumOf(amounts: readonly Cents[]): Cents {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}
