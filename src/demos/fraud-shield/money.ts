import { toUnit } from '../shared/amounts';

/** Whole dollars: `$1,250`. */
export function inDollars(amount: number): string {
  return toUnit(amount, '$');
}
