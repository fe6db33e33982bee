import type { Milestone } from '../../../content/company/about';
import styles from './Years.module.css';

/** Lists the milestones' years for the header. Hidden from screen readers, because the timeline has them too. */
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
