import type { AmountRow } from '../../domain/money';

/** What a row of an amount due is called; the total of an order is no longer due. */
export function amountLabel({ kind, label }: AmountRow, isPlaced: boolean): string {
  return kind === 'total' && !isPlaced ? `${label} due today` : label;
}
