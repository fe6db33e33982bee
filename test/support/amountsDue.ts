import type { AmountDue } from '../../src/domain/money';
import { formatMoney, taxNames, taxPercent } from '../../src/domain/money';

/**
 * Calculates the amount due independently of the code under test. Rates are the site's, which `domain/money.test.ts`
 * compares to the specification.
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

export function withTax(subtotal: number): number {
  return dueOf(subtotal).at(-1)?.cents ?? 0;
}

export function shownWithTax(subtotal: number): string {
  return formatMoney(withTax(subtotal));
}

export function shownDue(subtotal: number): readonly string[] {
  return dueOf(subtotal).map(({ cents }) => formatMoney(cents));
}
