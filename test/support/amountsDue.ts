import type { AmountDue } from '../../src/domain/money';
import { formatMoney, taxNames, taxPercent } from '../../src/domain/money';

/**
 * What is due for a subtotal, row by row. The rates are those of the site, which `domain/money.test.ts` holds to the
 * specification; what they come to is worked out here, not by the rules under test.
 */
export function dueOf(subtotal: number): AmountDue {
  const taxes = taxNames.map((name) => {
    const percent = taxPercent(name);
    return {
      kind: 'tax',
      label: `${name} (${percent})`,
      cents: Math.round((subtotal * parseFloat(percent)) / 100),
    };
  });
  const total = taxes.reduce((sum, { cents }) => sum + cents, subtotal);
  return [
    { kind: 'subtotal', label: 'Subtotal', cents: subtotal },
    ...taxes,
    { kind: 'total', label: 'Total', cents: total },
  ];
}

/** What a subtotal comes to with tax, in cents. */
export function withTax(subtotal: number): number {
  return dueOf(subtotal).at(-1)?.cents ?? 0;
}

/** The same as a page shows it. */
export function shownWithTax(subtotal: number): string {
  return formatMoney(withTax(subtotal));
}

/** All rows of what is due for a subtotal, as a page shows their amounts. */
export function shownDue(subtotal: number): readonly string[] {
  return dueOf(subtotal).map(({ cents }) => formatMoney(cents));
}
