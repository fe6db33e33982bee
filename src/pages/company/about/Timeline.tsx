import { Citrus } from '../../../components/art/Citrus';
import type { Milestone } from '../../../content/company/about';
import styles from './Timeline.module.css';

/** Lists the milestones, oldest first. Each citrus counts the years until its milestone. */
export function Timeline({ milestones }: { readonly milestones: readonly Milestone[] }) {
  const years = milestones.map(({ year }) => year);
  const first = Math.min(...years);
  return (
    <ol role="list">
      {milestones.map(({ year, title, text }) => (
        <li key={year} className={styles.milestone}>
          <Citrus
            segments={yearsCounted(first, Math.max(...years))}
            ripe={yearsCounted(first, year)}
            className={styles.citrus}
          />
          <div className={styles.text}>
            <p className={styles.year}>
              <time dateTime={String(year)}>{year}</time>
            </p>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

/** The founding year counts as one. */
function yearsCounted(first: number, last: number): number {
  return last - first + 1;
}
