import type { AmountRow } from '../../domain/money';

/** Label of a row of an amount due; the total of a placed order is no longer due. */
export function amountLabel({ kind, label }: AmountRow, isPlaced: boolean): string {
  return kind === 'total' && !isPlaced ? `${label} due today` : label;
}
