import { Link } from 'react-router-dom';
import { paths } from '../../content/paths';
import type { Technology } from '../../content/types';
import styles from './TechnologyTags.module.css';

interface TechnologyTagsProps {
  readonly technologies: readonly Technology[];
  /** `small`: next to other content; `large`: alone in a section. */
  readonly size?: 'small' | 'large';
}

/** Names of technologies; those with a page are links. */
export function TechnologyTags({ technologies, size = 'small' }: TechnologyTagsProps) {
  const tag = size === 'small' ? styles.tag : styles.word;
  return (
    <ul role="list" aria-label="Technologies" className={size === 'small' ? styles.tags : styles.words}>
      {technologies.map(({ name, tool }) => (
        <li key={name}>
          {tool ? (
            <Link to={paths.tool(tool)} className={tag}>
              {name}
            </Link>
          ) : (
            <span className={tag}>{name}</span>
          )}
        </li>
      ))}
    </ul>
  );
}
