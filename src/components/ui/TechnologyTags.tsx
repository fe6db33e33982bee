import { Link } from 'react-router-dom';
import { paths } from '../../content/paths';
import type { Technology } from '../../content/types';
import styles from './TechnologyTags.module.css';

/** Technologies as tags; one that we have a page about links to it. */
export function TechnologyTags({ technologies }: { readonly technologies: readonly Technology[] }) {
  return (
    <ul role="list" aria-label="Technologies" className={styles.tags}>
      {technologies.map(({ name, tool }) => (
        <li key={name}>
          {tool ? (
            <Link to={paths.tool(tool)} className={styles.tag}>
              {name}
            </Link>
          ) : (
            <span className={styles.tag}>{name}</span>
          )}
        </li>
      ))}
    </ul>
  );
}
