import { Link } from 'react-router-dom';
import styles from './LinkRows.module.css';

interface LinkRowsProps {
  readonly rows: readonly {
    readonly to: string;
    readonly name: string;
    readonly text?: string;
    /** Text at the end of the row, such as a price. */
    readonly note: string;
  }[];
}

/** Links with a line of text for each, like a price list. */
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
