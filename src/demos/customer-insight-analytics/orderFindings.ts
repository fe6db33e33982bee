import { otherCurrencyFinding } from '../shared/csv/currencies';
import type { Finding } from '../shared/csv/finding';
import { linesThat } from '../shared/csv/finding';
import { unpaidFinding } from '../shared/csv/orderStatus';

/** Number of lines that were left out or merged, by reason. */
export interface LineCounts {
  /** Lines of an order whose total was counted on another line. */
  readonly repeated: number;
  readonly otherCurrency: number;
  readonly guests: number;
  readonly totals: number;
  readonly unpaid: number;
  /** Lines without an amount, below the line with the order's total. */
  readonly continued: number;
}

/** Column names and the main currency, for messages. */
interface TableNames {
  readonly amount: string;
  readonly status: string;
  readonly currency: string;
}

/** Reports each reason for which lines were left out or merged. */
export function orderFindings(lines: LineCounts, names: TableNames): readonly Finding[] {
  const { repeated, otherCurrency, guests, totals, unpaid, continued } = lines;
  const all: readonly (Finding & { readonly count: number })[] = [
    {
      count: repeated,
      severity: 'info',
      message: `“${names.amount}” has the order’s total on the first line of each order.`,
      suggestion: 'It counts once. If each line has its own amount, choose “None” for the order number.',
    },
    { count: otherCurrency, ...otherCurrencyFinding(otherCurrency, names.currency) },
    {
      count: guests,
      severity: 'warning',
      message: `${linesThat(guests, 'is', 'are')} from guest orders.`,
      suggestion:
        'Guests can’t be told apart, so they are in no segment. An email address for each order would help.',
    },
    {
      count: totals,
      severity: 'info',
      message: `${linesThat(totals, 'is a total', 'are totals')} of the lines above.`,
      suggestion: 'Totals are left out.',
    },
    { count: unpaid, ...unpaidFinding(unpaid, names.status, 'purchases') },
    {
      count: continued,
      severity: 'info',
      message: linesThat(
        continued,
        `has no “${names.amount}” of its own.`,
        `have no “${names.amount}” of their own.`,
      ),
      suggestion: 'Such lines continue the order above, whose total counts once.',
    },
  ];
  return all.filter(({ count }) => count > 0).map(({ count, ...finding }) => finding);
}
