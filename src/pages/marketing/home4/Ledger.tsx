import type { LedgerGroup } from '../../../content/homes/types';
import styles from './Ledger.module.css';

export function Ledger({ group: { title, entries } }: { readonly group: LedgerGroup }) {
  return (
    <table className={styles.ledger}>
      <caption>{title}</caption>
      <tbody>
        {entries.map(({ item, figure, remark }) => (
          <tr key={item}>
            <th scope="row">
              {item}
              <span>{remark}</span>
            </th>
            <td>{figure}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
