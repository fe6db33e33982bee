import { grouped } from '../shared/grouped';

/** Whole dollars: `$1,250`. */
export function inDollars(amount: number): string {
  return `$${grouped(amount)}`;
}
