import type { ScanSection } from '../../../content/homes/types';
import styles from './ScanLog.module.css';

type ScanLogProps = Pick<ScanSection, 'columns' | 'lines' | 'verdictLabels'>;

export function ScanLog({ columns, lines, verdictLabels }: ScanLogProps) {
  return (
    <table className={styles.log}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ time, order, reading, verdict }) => (
          <tr key={time} className={verdict === 'clear' ? undefined : styles[verdict]}>
            <td>{time}</td>
            <th scope="row">
              {order}
              <span>{reading}</span>
            </th>
            <td>{verdictLabels[verdict]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
