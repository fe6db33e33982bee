import type { AmountDue } from '../../src/domain/money';

/** The rows of what is due where a subtotal has a tax of 8%, whose amount is given: rules are not asked for it. */
export function dueOf(subtotal: number, tax: number): AmountDue {
  return [
    { kind: 'subtotal', label: 'Subtotal', cents: subtotal },
    { kind: 'tax', label: 'Tax (8%)', cents: tax },
    { kind: 'total', label: 'Total', cents: subtotal + tax },
  ];
}
