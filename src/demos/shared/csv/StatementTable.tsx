import { grouped } from '../../../domain/numerals';
import { formatToCent } from '../amounts';
import type { Statement, StatementRow } from './outcomes';
import type { Reading } from './reading';
import { reasonOf } from './reading';
import styles from './Table.module.css';

interface StatementTableProps extends Pick<
  Reading<string>,
  'amounts' | 'adjustments' | 'currency' | 'isMixed'
> {
  readonly statement: Statement;
}

/** Accounts for every line: from all lines of the table, through those that are left out, to what is used. */
export function StatementTable({ statement, amounts, adjustments, currency, isMixed }: StatementTableProps) {
  const { lines, amount, rows, isBalanced } = statement;
  const isUsed = ({ kind }: StatementRow) => kind === 'counted' || kind === 'returned';
  const used = rows.filter(isUsed);
  const sum = (own: readonly StatementRow[], of: 'lines' | 'amount') =>
    own.reduce((total, row) => total + row[of], 0);
  const total = sum(used, 'amount') + adjustments.reduce((all, adjustment) => all + adjustment.amount, 0);
  const row = (label: string, count: number | null, own: number, isTotal = false, sign = currency) => (
    <tr key={label} className={isTotal ? styles.total : undefined}>
      <th scope="row">{label}</th>
      <td>{count === null ? '' : grouped(count)}</td>
      {amounts !== null && <td>{formatToCent(own, sign)}</td>}
    </tr>
  );
  // Lines that aren't used can have other currencies.
  const unused = isMixed ? '' : currency;
  return (
    <>
      <table className={styles.statement}>
        <thead>
          <tr>
            <td />
            <th scope="col">Lines</th>
            {amounts !== null && (
              <th scope="col">
                <bdi>{amounts}</bdi>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {row(isMixed ? 'All lines, in several currencies' : 'All lines', lines, amount, true, unused)}
          {rows
            .filter((own) => !isUsed(own))
            .map((own) => row(labelOf(own), own.lines, own.amount, false, unused))}
          {row('Used', sum(used, 'lines'), sum(used, 'amount'), true)}
          {used.length > 1 && used.map((own) => row(`Of these: ${own.reason}`, own.lines, own.amount))}
          {adjustments.map((own) => row(`Subtracted: ${own.reason}`, null, own.amount))}
          {adjustments.length > 0 && row('Total', null, total, true)}
        </tbody>
      </table>
      {!isBalanced && (
        <p role="alert">
          <strong>These lines don’t add up, which is our mistake.</strong> Please check the figures before you
          use them.
        </p>
      )}
    </>
  );
}

function labelOf(row: StatementRow): string {
  return `${row.kind === 'continued' ? 'Nothing added' : 'Left out'}: ${reasonOf(row)}`;
}
