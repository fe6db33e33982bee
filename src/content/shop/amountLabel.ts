import type { AmountRow } from '../../domain/money';

/** Labels a row of the order summary. Once the order is placed, its total is no longer due. */
export function amountLabel({ kind, label }: AmountRow, isPlaced: boolean): string {
  return kind === 'total' && !isPlaced ? `${label} due today` : label;
}
