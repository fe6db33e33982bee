import { Link } from 'react-router-dom';
import styles from './BarList.module.css';

interface BarListProps {
  readonly caption: string;
  readonly bars: readonly {
    /** Path that the row links to; omitted if the page has that link below. */
    readonly to?: string;
    readonly label: string;
    readonly value: number;
    /** The value, formatted for display. */
    readonly text: string;
  }[];
}

export function BarList({ caption, bars }: BarListProps) {
  const longest = Math.max(...bars.map(({ value }) => value));
  return (
    <figure className={styles.figure}>
      <figcaption>{caption}</figcaption>
      <ul role="list">
        {bars.map(({ to, label, value, text }) => (
          <li key={label}>
            {to === undefined ? <span>{label}</span> : <Link to={to}>{label}</Link>} <span>{text}</span>
            <svg viewBox="0 0 100 2" preserveAspectRatio="none" aria-hidden="true">
              <path d={`M0 0h${Math.round((value / longest) * 100)}v2H0z`} />
            </svg>
          </li>
        ))}
      </ul>
    </figure>
  );
}
