import { clsx } from 'clsx';
import { Link } from 'react-router-dom';
import { paths } from '../../content/paths';
import type { Technology } from '../../content/types';
import styles from './TechnologyTags.module.css';

interface TechnologyTagsProps {
  readonly technologies: readonly Technology[];
  readonly isLarge?: boolean;
}

/** Names of technologies; those with a page are links. */
export function TechnologyTags({ technologies, isLarge = false }: TechnologyTagsProps) {
  return (
    <ul role="list" aria-label="Technologies" className={clsx(styles.tags, isLarge && styles.large)}>
      {technologies.map(({ name, tool }) => (
        <li key={name}>{tool ? <Link to={paths.tool(tool)}>{name}</Link> : name}</li>
      ))}
    </ul>
  );
}
