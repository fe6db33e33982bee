import { grouped } from './numerals';

/** What all prices are in; an amount is written with the symbol ahead of it. */
export const currency = { code: 'USD', symbol: '$', plural: 'US dollars' } as const;

/** An amount in the hundredth part of {@link currency}. Whole units exist only as text, made by {@link formatMoney}. */
export type Cents = number;

/**
 * Cents as money, for example `2999` → `$29.99`. The text is that of `Intl.NumberFormat`, which a test compares, without
 * its first use: 10 ms on a desktop's CPU against 0.1 ms, so some 50 ms of a slow phone's first render.
 */
export function formatMoney(cents: Cents): string {
  return `${cents < 0 ? '-' : ''}${currency.symbol}${grouped(Math.abs(cents) / 100, 2)}`;
}

/** Cents as a plain number for machines to read, for example `2999` → `29.99`. */
export function decimalAmount(cents: Cents): string {
  return (cents / 100).toFixed(2);
}

/**
 * The taxes by the names that summaries and texts have for them, each with its rate in thousandths of a percent: a whole
 * number, so that no tax is worked out in fractions. (Specification §9.)
 */
const taxRates = { Tax: 8_000 } as const;

export type TaxName = keyof typeof taxRates;

const isTaxName = (name: string): name is TaxName => Object.hasOwn(taxRates, name);

/** The taxes in the order in which a summary lists them. */
export const taxNames: readonly TaxName[] = Object.keys(taxRates).filter(isTaxName);

/** The rate of a tax as texts have it: one of 8,875 is `8.875%`. */
export function taxPercent(name: TaxName): string {
  return `${taxRates[name] / 1000}%`;
}

/**
 * A tax on what is taxed, rounded half up to a whole cent.
 *
 * Each tax is taken once, on the subtotal and never per line, so that the order of lines can't change it.
 * All in integers: a cent has 100,000 thousandths of a percent of itself, and half of them round up.
 */
export function taxOn(taxed: Cents, name: TaxName): Cents {
  return Math.floor((taxed * taxRates[name] + 50_000) / 100_000);
}

/** What a row of an amount due is; a discount has cents below zero. */
type RowKind = 'subtotal' | 'discount' | 'tax' | 'total';

/** A row of an amount due, as every page shows it. */
export interface AmountRow<Kind extends string = string> {
  /** One of `RowKind`, or in a kept order one that only a newer release has. */
  readonly kind: Kind;
  /** For example `Tax (8%)`. */
  readonly label: string;
  readonly cents: Cents;
}

/** An amount due, row by row. The last row is the total, which is the sum of the others. */
export type AmountDue = readonly AmountRow[];

/** What is due for lines that cost these amounts: the one place where it is worked out. */
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

/** The total of an amount due. */
export function totalOf(due: AmountDue): Cents {
  return due.at(-1)?.cents ?? 0;
}

function sumOf(amounts: readonly Cents[]): Cents {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}
