import type { Milestone } from '../../../content/company/about';
import styles from './Years.module.css';

/** The milestones' years in one line, for the header. The timeline below explains them. */
export function Years({ milestones }: { readonly milestones: readonly Milestone[] }) {
  return (
    <ol role="list" className={styles.years} aria-hidden="true">
      {milestones.map(({ year, title }) => (
        <li key={year}>
          <strong>{year}</strong> {title}
        </li>
      ))}
    </ol>
  );
}
