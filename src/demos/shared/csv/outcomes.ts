import type { WithProgress } from '../model/withProgress';
import { forEachWithProgress } from '../model/withProgress';
import { quoted } from './finding';

/**
 * What becomes of a line. Every line has exactly one outcome:
 * - `counted`: it is used
 * - `returned`: it takes back what another line added
 * - `continued`: a later line of an order, which adds nothing
 * - `left out`
 */
export type Outcome<Item> =
  | {
      readonly kind: 'counted' | 'returned';
      /** Completes `12 lines:`, such as `sales`. Lines with the same kind and reason share a row of the statement. */
      readonly reason: string;
      /** In units of the currency, as used; negative for a return. */
      readonly amount: number;
      readonly item: Item;
    }
  | {
      readonly kind: 'continued' | 'left out';
      readonly reason: string;
      /** True if the line probably should count, but can't. */
      readonly isDoubt?: true;
      /** The cell that is the reason. */
      readonly cell?: string;
    };

export interface StatementRow {
  readonly kind: Outcome<unknown>['kind'];
  readonly reason: string;
  readonly lines: number;
  readonly amount: number;
  readonly isDoubt: boolean;
  /** The first line with a cell that is the reason: `“soon” on line 16`; empty without one. */
  readonly example: string;
}

/** Accounts for every line of a table and every cent of its amounts. */
export interface Statement {
  /** Number of the table's lines, and the sum of their amounts. */
  readonly lines: number;
  readonly amount: number;
  /** Their lines and amounts add up to the table's. */
  readonly rows: readonly StatementRow[];
  /** False if they don't, because of a fault of ours. */
  readonly isBalanced: boolean;
}

const order = ['left out', 'continued', 'counted', 'returned'];

/**
 * Adds up outcomes by kind and reason.
 * @param lines line number of each row
 * @param amountAt amount of a row in its column; null if it has none
 */
export function* statementOf(
  outcomes: readonly Outcome<unknown>[],
  lines: readonly number[],
  amountAt: (row: number) => number | null,
): WithProgress<Statement> {
  const rows = new Map<string, { -readonly [Key in keyof StatementRow]: StatementRow[Key] }>();
  let amount = 0;
  let size = 0;
  yield* forEachWithProgress(outcomes, (outcome, row) => {
    const { kind, reason } = outcome;
    const written = amountAt(row) ?? 0;
    amount += written;
    size += Math.abs(written);
    const key = kind + reason;
    const own = rows.get(key) ?? { kind, reason, lines: 0, amount: 0, isDoubt: false, example: '' };
    if (own.lines === 0) rows.set(key, own);
    own.lines += 1;
    own.isDoubt ||= 'isDoubt' in outcome;
    own.amount += 'item' in outcome ? outcome.amount : written;
    if ('cell' in outcome && outcome.cell !== undefined && own.example === '')
      own.example = `${quoted(outcome.cell)} on line ${lines[row] ?? 0}`;
  });
  const all = [...rows.values()].toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind));
  const used = all.reduce((sum, own) => sum + own.amount, 0);
  return {
    lines: lines.length,
    amount,
    rows: all,
    isBalanced: outcomes.length === lines.length && Math.abs(used - amount) <= 1e-9 * size + 0.001,
  };
}
