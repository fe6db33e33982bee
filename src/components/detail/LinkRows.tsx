import { Link } from 'react-router-dom';
import styles from './LinkRows.module.css';

interface LinkRowsProps {
  readonly rows: readonly {
    readonly to: string;
    readonly name: string;
    readonly text?: string;
    /** What the row ends with, such as a price. */
    readonly note: string;
  }[];
}

/** Links with a line about each, as a price list has them. */
export function LinkRows({ rows }: LinkRowsProps) {
  return (
    <ul role="list" className={styles.rows}>
      {rows.map(({ to, name, text, note }) => (
        <li key={name}>
          <Link to={to}>{name}</Link>
          <span className={styles.note}>{note}</span>
          {text !== undefined && <p>{text}</p>}
        </li>
      ))}
    </ul>
  );
}
